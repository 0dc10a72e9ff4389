/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of the lessons, for xgettext alone: nothing compiles this. Written by
   `./run lessons` from the files in data/lessons, and never by hand. */
/* clang-format off */

/* oasis-01-minute.lesson */
/* Translators: the title of the lesson “The game in a minute”. */
N_ ("The game in a minute")
/* Translators: a paragraph of the lesson “The game in a minute”. */
N_ ("Everyone settles the same land: tiles make areas of Oasis, Steppe and Stony Plains, and camels stand on the path between them.")
/* Translators: a paragraph of the lesson “The game in a minute”. */
N_ ("Scoring markers multiply what each kind has brought: the more of both, the better. Most points win.")
/* Translators: a line to remember of the lesson “The game in a minute”. */
N_ ("Tiles and camels lie open on the board.")
/* Translators: a line to remember of the lesson “The game in a minute”. */
N_ ("Scoring markers multiply them.")
/* Translators: something to do or a question of the lesson “The game in a minute”. */
N_ ("Place an Oasis tile beside Blue’s three: the area grows.")
/* Translators: said after a right answer of the lesson “The game in a minute”. */
N_ ("Four spaces, and they are Blue’s: the control marker says so.")
/* Translators: said after a wrong answer of the lesson “The game in a minute”. */
N_ ("Look in the corner at the left: the tile has to share a side with one of the three.")
/* Translators: something to do or a question of the lesson “The game in a minute”. */
N_ ("Blue has 2 Water Wells. What are the four Oasis spaces worth?")
/* Translators: an answer to choose of the lesson “The game in a minute”. */
N_ ("6 points: 4 + 2")
/* Translators: an answer to choose of the lesson “The game in a minute”. */
N_ ("8 points: 4 × 2")
/* Translators: an answer to choose of the lesson “The game in a minute”. */
N_ ("4 points, one each")
/* Translators: said after a right answer of the lesson “The game in a minute”. */
N_ ("Wells multiply the spaces. A third Well would bring 4 points more.")
/* Translators: said after a wrong answer of the lesson “The game in a minute”. */
N_ ("The two numbers are multiplied.")
/* Translators: something to do or a question of the lesson “The game in a minute”. */
N_ ("Place a camel of Blue beside the one on g8.")
/* Translators: said after a right answer of the lesson “The game in a minute”. */
N_ ("Two camels side by side are a herd. The largest herd is multiplied as well, by Commodities.")
/* Translators: said after a wrong answer of the lesson “The game in a minute”. */
N_ ("Camels stand on the path: look for an empty space of it that shares a side with g8.")

/* oasis-02-area.lesson */
/* Translators: the title of the lesson “What is an area”. */
N_ ("What is an area")
/* Translators: a paragraph of the lesson “What is an area”. */
N_ ("Spaces of one kind that share sides are one area. Corners do not count. Printed bonus spaces belong to it as well.")
/* Translators: a paragraph of the lesson “What is an area”. */
N_ ("One control marker shows whose an area is. Without one it is free: nobody’s.")
/* Translators: a line to remember of the lesson “What is an area”. */
N_ ("An area: spaces of one kind, side by side.")
/* Translators: a line to remember of the lesson “What is an area”. */
N_ ("A corner is no side.")
/* Translators: a line to remember of the lesson “What is an area”. */
N_ ("One area, one control marker at most.")
/* Translators: something to do or a question of the lesson “What is an area”. */
N_ ("How many spaces has Blue’s Steppe area?")
/* Translators: an answer to choose of the lesson “What is an area”. */
N_ ("Two")
/* Translators: an answer to choose of the lesson “What is an area”. */
N_ ("Three")
/* Translators: an answer to choose of the lesson “What is an area”. */
N_ ("Four")
/* Translators: said after a right answer of the lesson “What is an area”. */
N_ ("f11, f12 and g11. The tile on e13 touches f12 at a corner only: it is an area of its own, and free.")
/* Translators: said after a wrong answer of the lesson “What is an area”. */
N_ ("Go from the marker on g11 over sides, never over corners.")
/* Translators: something to do or a question of the lesson “What is an area”. */
N_ ("Place a Steppe tile that joins e13 to Blue’s area.")
/* Translators: said after a right answer of the lesson “What is an area”. */
N_ ("Now it is one area of five spaces, and all of it is Blue’s.")
/* Translators: said after a wrong answer of the lesson “What is an area”. */
N_ ("The space has to share a side with f12 and one with e13.")
/* Translators: something to do or a question of the lesson “What is an area”. */
N_ ("How many spaces has Red’s Oasis area?")
/* Translators: an answer to choose of the lesson “What is an area”. */
N_ ("Two: the tiles")
/* Translators: an answer to choose of the lesson “What is an area”. */
N_ ("Three: the printed Oasis, too")
/* Translators: said after a right answer of the lesson “What is an area”. */
N_ ("The bonus space on c12 lies beside Red’s tiles, so it belongs to the area.")
/* Translators: said after a wrong answer of the lesson “What is an area”. */
N_ ("Look at c12, beside Red’s tiles.")

/* oasis-03-steppe.lesson */
/* Translators: the title of the lesson “Where a Steppe area begins”. */
N_ ("Where a Steppe area begins")
/* Translators: a paragraph of the lesson “Where a Steppe area begins”. */
N_ ("The first tile of a Steppe area goes beside the camel path. Beside a Steppe that nobody owns it may go as well: a printed bonus space, or a free area.")
/* Translators: a paragraph of the lesson “Where a Steppe area begins”. */
N_ ("From the second tile on this does not matter anymore.")
/* Translators: a line to remember of the lesson “Where a Steppe area begins”. */
N_ ("Steppe begins beside the camel path …")
/* Translators: a line to remember of the lesson “Where a Steppe area begins”. */
N_ ("… or beside a Steppe that nobody owns.")
/* Translators: a line to remember of the lesson “Where a Steppe area begins”. */
N_ ("This holds for the first tile only.")
/* Translators: something to do or a question of the lesson “Where a Steppe area begins”. */
N_ ("Place a Steppe tile of Blue beside the camel path.")
/* Translators: said after a right answer of the lesson “Where a Steppe area begins”. */
N_ ("It touches the path, so an area may begin here. A control marker of Blue shows whose it is.")
/* Translators: said after a wrong answer of the lesson “Where a Steppe area begins”. */
N_ ("Look for empty land with the path on one side and no Steppe on any.")
/* Translators: something to do or a question of the lesson “Where a Steppe area begins”. */
N_ ("Now begin one beside a printed Steppe, away from the path.")
/* Translators: said after a right answer of the lesson “Where a Steppe area begins”. */
N_ ("The bonus space belongs to the new area: it has two spaces already.")
/* Translators: said after a wrong answer of the lesson “Where a Steppe area begins”. */
N_ ("Printed Steppes lie on c6, h2 and m12.")
/* Translators: something to do or a question of the lesson “Where a Steppe area begins”. */
N_ ("Tap a space where no Steppe area may begin.")
/* Translators: said after a right answer of the lesson “Where a Steppe area begins”. */
N_ ("Neither the path nor a Steppe is beside it.")
/* Translators: said after a wrong answer of the lesson “Where a Steppe area begins”. */
N_ ("Look for empty land far from the path, with no Steppe beside it.")

/* oasis-04-oasis-stone.lesson */
/* Translators: the title of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Where Oasis and Stony Plains begin")
/* Translators: a paragraph of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("The first tile of an Oasis area goes on a space along an oasis border, the green edge of the board. Beside an Oasis that nobody owns is fine, too.")
/* Translators: a paragraph of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Stony Plains are the easy ones: they begin on any empty land.")
/* Translators: a line to remember of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Oasis: along an oasis border, or beside a free Oasis.")
/* Translators: a line to remember of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Stony Plains: anywhere.")
/* Translators: a line to remember of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("This holds for the first tile only.")
/* Translators: something to do or a question of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Place an Oasis tile of Blue along an oasis border.")
/* Translators: said after a right answer of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("The green edge runs along it: an Oasis area may begin here.")
/* Translators: said after a wrong answer of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Look for the green edge of the board, with no Oasis beside it.")
/* Translators: something to do or a question of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Tap a space where no Oasis area may begin.")
/* Translators: said after a right answer of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("No green edge, and no Oasis beside it.")
/* Translators: said after a wrong answer of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Look for empty land in the middle of the board, with no Oasis beside it.")
/* Translators: something to do or a question of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Now begin a Stony Plains area of Blue, wherever you like.")
/* Translators: said after a right answer of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("Stony Plains need neither path nor border. There are fewer of these tiles: 20, of the others 34 each.")
/* Translators: said after a wrong answer of the lesson “Where Oasis and Stony Plains begin”. */
N_ ("On any empty land that touches no Stony Plains.")

/* oasis-05-grow.lesson */
/* Translators: the title of the lesson “Making an area grow”. */
N_ ("Making an area grow")
/* Translators: a paragraph of the lesson “Making an area grow”. */
N_ ("A tile beside an own area of its kind makes it grow: no border and no path is needed, and no control marker.")
/* Translators: a paragraph of the lesson “Making an area grow”. */
N_ ("If the tile touches free land of its kind as well, all of that comes along.")
/* Translators: a line to remember of the lesson “Making an area grow”. */
N_ ("Beside an own area of the kind: it grows.")
/* Translators: a line to remember of the lesson “Making an area grow”. */
N_ ("It costs no control marker.")
/* Translators: a line to remember of the lesson “Making an area grow”. */
N_ ("Free land that is touched comes along.")
/* Translators: something to do or a question of the lesson “Making an area grow”. */
N_ ("Make Blue’s Oasis area grow.")
/* Translators: said after a right answer of the lesson “Making an area grow”. */
N_ ("From the second tile on, Oasis may leave the green edge.")
/* Translators: said after a wrong answer of the lesson “Making an area grow”. */
N_ ("It lies at the left, on a9 and b9: look for a space that shares a side with it.")
/* Translators: something to do or a question of the lesson “Making an area grow”. */
N_ ("Make Blue’s Stony Plains grow so that the bonus space on d9 comes along.")
/* Translators: said after a right answer of the lesson “Making an area grow”. */
N_ ("One tile, two spaces more: itself and the printed one.")
/* Translators: said after a wrong answer of the lesson “Making an area grow”. */
N_ ("The tile has to touch d9 and Blue’s area, each over a side.")
/* Translators: something to do or a question of the lesson “Making an area grow”. */
N_ ("How many Stony Plains spaces has Blue now?")
/* Translators: an answer to choose of the lesson “Making an area grow”. */
N_ ("Three")
/* Translators: an answer to choose of the lesson “Making an area grow”. */
N_ ("Four")
/* Translators: an answer to choose of the lesson “Making an area grow”. */
N_ ("Five")
/* Translators: said after a right answer of the lesson “Making an area grow”. */
N_ ("Two before, the new tile, and the bonus space.")
/* Translators: said after a wrong answer of the lesson “Making an area grow”. */
N_ ("Count the printed space as well.")

/* oasis-06-rivals.lesson */
/* Translators: the title of the lesson “Beside rivals”. */
N_ ("Beside rivals")
/* Translators: a paragraph of the lesson “Beside rivals”. */
N_ ("A tile never touches a rival’s area of its own kind: the two would become one area with two owners.")
/* Translators: a paragraph of the lesson “Beside rivals”. */
N_ ("Different kinds may touch as they like, and corners never matter.")
/* Translators: a line to remember of the lesson “Beside rivals”. */
N_ ("Never beside a rival’s area of the same kind.")
/* Translators: a line to remember of the lesson “Beside rivals”. */
N_ ("Beside other kinds: always.")
/* Translators: a line to remember of the lesson “Beside rivals”. */
N_ ("A corner is no side.")
/* Translators: something to do or a question of the lesson “Beside rivals”. */
N_ ("Tap a space where Red’s area forbids Blue a Steppe tile.")
/* Translators: said after a right answer of the lesson “Beside rivals”. */
N_ ("It would touch Red’s Steppe. What would be allowed there is shown next.")
/* Translators: said after a wrong answer of the lesson “Beside rivals”. */
N_ ("Look right beside Red’s tiles on f9 and f10.")
/* Translators: something to do or a question of the lesson “Beside rivals”. */
N_ ("Now place a Stony Plains tile of Blue right beside Red’s Steppe.")
/* Translators: said after a right answer of the lesson “Beside rivals”. */
N_ ("Different kinds do not mind each other.")
/* Translators: said after a wrong answer of the lesson “Beside rivals”. */
N_ ("Any empty space that shares a side with f9 or f10.")
/* Translators: something to do or a question of the lesson “Beside rivals”. */
N_ ("Place a Steppe tile of Blue that touches Red’s area at a corner only.")
/* Translators: said after a right answer of the lesson “Beside rivals”. */
N_ ("At a corner nothing touches: Blue has an area of its own here.")
/* Translators: said after a wrong answer of the lesson “Beside rivals”. */
N_ ("Diagonally from f9 or f10, and beside the camel path, where Steppe begins.")

/* oasis-07-own.lesson */
/* Translators: the title of the lesson “Two areas of one’s own never join”. */
N_ ("Two areas of one’s own never join")
/* Translators: a paragraph of the lesson “Two areas of one’s own never join”. */
N_ ("A tile may not touch two areas of its kind that belong to the same player: each has its control marker, and one area holds only one.")
/* Translators: a paragraph of the lesson “Two areas of one’s own never join”. */
N_ ("Free land has no marker, so it may be joined.")
/* Translators: a line to remember of the lesson “Two areas of one’s own never join”. */
N_ ("A tile never joins two own areas.")
/* Translators: a line to remember of the lesson “Two areas of one’s own never join”. */
N_ ("An own area and a free one: yes.")
/* Translators: a line to remember of the lesson “Two areas of one’s own never join”. */
N_ ("All own areas of a kind count together.")
/* Translators: something to do or a question of the lesson “Two areas of one’s own never join”. */
N_ ("Tap the space where an Oasis tile would join Blue’s two areas.")
/* Translators: said after a right answer of the lesson “Two areas of one’s own never join”. */
N_ ("Not even Blue may place one there.")
/* Translators: said after a wrong answer of the lesson “Two areas of one’s own never join”. */
N_ ("They lie at the top of the board, with one empty space between them.")
/* Translators: something to do or a question of the lesson “Two areas of one’s own never join”. */
N_ ("Make the left area grow so that the free Oasis below it comes along.")
/* Translators: said after a right answer of the lesson “Two areas of one’s own never join”. */
N_ ("No marker stood there, so nothing was in the way. g3 and the bonus space g4 came along.")
/* Translators: said after a wrong answer of the lesson “Two areas of one’s own never join”. */
N_ ("Between g1 and g3.")
/* Translators: something to do or a question of the lesson “Two areas of one’s own never join”. */
N_ ("How many Oasis spaces will count for Blue?")
/* Translators: an answer to choose of the lesson “Two areas of one’s own never join”. */
N_ ("Five: only the larger area counts")
/* Translators: an answer to choose of the lesson “Two areas of one’s own never join”. */
N_ ("Seven: both areas count")
/* Translators: said after a right answer of the lesson “Two areas of one’s own never join”. */
N_ ("Areas stay apart on the board, but they count together: 5 + 2.")
/* Translators: said after a wrong answer of the lesson “Two areas of one’s own never join”. */
N_ ("It is only of camels that no more than the largest herd counts.")

/* oasis-08-free.lesson */
/* Translators: the title of the lesson “Taking over a free area”. */
N_ ("Taking over a free area")
/* Translators: a paragraph of the lesson “Taking over a free area”. */
N_ ("Place a tile of its kind beside a free area, and tile and area become one. With a control marker on the tile all of it is yours.")
/* Translators: a paragraph of the lesson “Taking over a free area”. */
N_ ("No path and no oasis border is needed there. A marker alone takes nothing.")
/* Translators: a line to remember of the lesson “Taking over a free area”. */
N_ ("A tile beside it takes a free area.")
/* Translators: a line to remember of the lesson “Taking over a free area”. */
N_ ("The rules for first tiles do not hold there.")
/* Translators: a line to remember of the lesson “Taking over a free area”. */
N_ ("Touching a rival’s area of the kind stays forbidden.")
/* Translators: something to do or a question of the lesson “Taking over a free area”. */
N_ ("Take over the free Steppe area with a tile of Blue.")
/* Translators: said after a right answer of the lesson “Taking over a free area”. */
N_ ("The area is Blue’s from now on: the tile carries a control marker.")
/* Translators: said after a wrong answer of the lesson “Taking over a free area”. */
N_ ("It has three tiles and no marker. Stay away from Red’s Steppe on m7 and m8.")
/* Translators: something to do or a question of the lesson “Taking over a free area”. */
N_ ("How many Steppe spaces has Blue now?")
/* Translators: an answer to choose of the lesson “Taking over a free area”. */
N_ ("One: the tile with the marker")
/* Translators: an answer to choose of the lesson “Taking over a free area”. */
N_ ("Four: tile and free area")
/* Translators: an answer to choose of the lesson “Taking over a free area”. */
N_ ("Six: Red’s two as well")
/* Translators: said after a right answer of the lesson “Taking over a free area”. */
N_ ("One tile, four spaces.")
/* Translators: said after a wrong answer of the lesson “Taking over a free area”. */
N_ ("The whole area belongs to whoever has the marker in it.")
/* Translators: something to do or a question of the lesson “Taking over a free area”. */
N_ ("Now Green has a Steppe tile. Tap a space where Green must not touch a rival.")
/* Translators: said after a right answer of the lesson “Taking over a free area”. */
N_ ("What was free is Blue’s: it invites nobody anymore.")
/* Translators: said after a wrong answer of the lesson “Taking over a free area”. */
N_ ("Right beside a Steppe area of Blue or Red.")

/* oasis-09-markers.lesson */
/* Translators: the title of the lesson “The control markers”. */
N_ ("The control markers")
/* Translators: a paragraph of the lesson “The control markers”. */
N_ ("Everyone has four control markers. Opening an area takes one from the hand, and as long as there is one it must be placed.")
/* Translators: a paragraph of the lesson “The control markers”. */
N_ ("With none in hand you may move one from another area, which is free then, or leave the new area free.")
/* Translators: a line to remember of the lesson “The control markers”. */
N_ ("Four control markers: four areas at most.")
/* Translators: a line to remember of the lesson “The control markers”. */
N_ ("Growing never moves a marker.")
/* Translators: a line to remember of the lesson “The control markers”. */
N_ ("A marker that moves away leaves a free area.")
/* Translators: something to do or a question of the lesson “The control markers”. */
N_ ("How many control markers has Blue left in hand?")
/* Translators: an answer to choose of the lesson “The control markers”. */
N_ ("None")
/* Translators: an answer to choose of the lesson “The control markers”. */
N_ ("One")
/* Translators: an answer to choose of the lesson “The control markers”. */
N_ ("Two")
/* Translators: said after a right answer of the lesson “The control markers”. */
N_ ("Four areas, four markers: all are on the board.")
/* Translators: said after a wrong answer of the lesson “The control markers”. */
N_ ("Count Blue’s areas: each has one of the four.")
/* Translators: something to do or a question of the lesson “The control markers”. */
N_ ("Open a Steppe area of Blue on l8, with the marker from k1.")
/* Translators: said after a right answer of the lesson “The control markers”. */
N_ ("The Oasis on k1 has no marker anymore: it is free.")
/* Translators: said after a wrong answer of the lesson “The control markers”. */
N_ ("Tap l8, then say that the marker comes from k1.")
/* Translators: something to do or a question of the lesson “The control markers”. */
N_ ("Let Red take over the Oasis on k1.")
/* Translators: said after a right answer of the lesson “The control markers”. */
N_ ("Red placed the tile beside it, with a control marker from the hand.")
/* Translators: said after a wrong answer of the lesson “The control markers”. */
N_ ("A free area is taken by an Oasis tile beside it.")

/* oasis-10-camels.lesson */
/* Translators: the title of the lesson “Camels and the path”. */
N_ ("Camels and the path")
/* Translators: a paragraph of the lesson “Camels and the path”. */
N_ ("Camels stand on the camel path, one on a space, beside anyone’s camels. What lies beside the path does not matter.")
/* Translators: a paragraph of the lesson “Camels and the path”. */
N_ ("Own camels that share sides are a herd. Only the largest herd counts.")
/* Translators: a line to remember of the lesson “Camels and the path”. */
N_ ("One camel on a space of the path.")
/* Translators: a line to remember of the lesson “Camels and the path”. */
N_ ("Only the largest herd counts.")
/* Translators: a line to remember of the lesson “Camels and the path”. */
N_ ("As long as there are camels in hand, none on the path moves.")
/* Translators: something to do or a question of the lesson “Camels and the path”. */
N_ ("How many camels count for Blue?")
/* Translators: an answer to choose of the lesson “Camels and the path”. */
N_ ("Two")
/* Translators: an answer to choose of the lesson “Camels and the path”. */
N_ ("Three")
/* Translators: an answer to choose of the lesson “Camels and the path”. */
N_ ("Five")
/* Translators: said after a right answer of the lesson “Camels and the path”. */
N_ ("The herd of three. The two others count nothing, for there is a gap between them.")
/* Translators: said after a wrong answer of the lesson “Camels and the path”. */
N_ ("Look for the largest group without a gap.")
/* Translators: something to do or a question of the lesson “Camels and the path”. */
N_ ("Place one camel of Blue that makes one herd of all five.")
/* Translators: said after a right answer of the lesson “Camels and the path”. */
N_ ("Three counted before, six do now.")
/* Translators: said after a wrong answer of the lesson “Camels and the path”. */
N_ ("Fill the gap.")
/* Translators: something to do or a question of the lesson “Camels and the path”. */
N_ ("Tap a space where no camel may be placed.")
/* Translators: said after a right answer of the lesson “Camels and the path”. */
N_ ("Camels need an empty space of the path.")
/* Translators: said after a wrong answer of the lesson “Camels and the path”. */
N_ ("Off the path, or where a camel stands already.")

/* oasis-11-offers.lesson */
/* Translators: the title of the lesson “A round: offering and taking”. */
N_ ("A round: offering and taking")
/* Translators: a paragraph of the lesson “A round: offering and taking”. */
N_ ("Everyone turns up one to three cards of the own offer stack, without having seen them: that is the offer.")
/* Translators: a paragraph of the lesson “A round: offering and taking”. */
N_ ("Then everyone takes an offer of somebody else, in the order of the priority counters: the Noble, who has the 1, comes first.")
/* Translators: a line to remember of the lesson “A round: offering and taking”. */
N_ ("Offer one to three cards.")
/* Translators: a line to remember of the lesson “A round: offering and taking”. */
N_ ("Offer one: draw two. Offer two: draw one.")
/* Translators: a line to remember of the lesson “A round: offering and taking”. */
N_ ("Take what somebody else offers.")
/* Translators: something to do or a question of the lesson “A round: offering and taking”. */
N_ ("Blue is the Noble and begins. Offer two cards.")
/* Translators: said after a right answer of the lesson “A round: offering and taking”. */
N_ ("Blue draws one card for them, and it goes below the stack.")
/* Translators: said after a wrong answer of the lesson “A round: offering and taking”. */
N_ ("Blue offers two cards, neither more nor fewer.")
/* Translators: something to do or a question of the lesson “A round: offering and taking”. */
N_ ("Red offers three cards, Green one. What may Blue take?")
/* Translators: an answer to choose of the lesson “A round: offering and taking”. */
N_ ("Blue’s own, of two cards")
/* Translators: an answer to choose of the lesson “A round: offering and taking”. */
N_ ("Red’s, of three cards")
/* Translators: an answer to choose of the lesson “A round: offering and taking”. */
N_ ("Two of Red’s three cards")
/* Translators: said after a right answer of the lesson “A round: offering and taking”. */
N_ ("A whole offer, and somebody else’s: what one offers oneself is taken only when nothing else is left.")
/* Translators: said after a wrong answer of the lesson “A round: offering and taking”. */
N_ ("An offer is taken as a whole, and one’s own only when it is the last.")
/* Translators: something to do or a question of the lesson “A round: offering and taking”. */
N_ ("Blue takes Green’s offer. Who takes next?")
/* Translators: an answer to choose of the lesson “A round: offering and taking”. */
N_ ("Red, who has the 2")
/* Translators: an answer to choose of the lesson “A round: offering and taking”. */
N_ ("Green, whose offer it was")
/* Translators: an answer to choose of the lesson “A round: offering and taking”. */
N_ ("Whoever is quickest")
/* Translators: said after a right answer of the lesson “A round: offering and taking”. */
N_ ("The order is that of the counters. Green gets Blue’s 1, and is the Noble in the next round.")
/* Translators: said after a wrong answer of the lesson “A round: offering and taking”. */
N_ ("Blue has the 1, Red the 2, Green the 3.")

/* oasis-12-cards.lesson */
/* Translators: the title of the lesson “What the cards ask for”. */
N_ ("What the cards ask for")
/* Translators: a paragraph of the lesson “What the cards ask for”. */
N_ ("Who has taken an offer does what all its cards ask for, in any order: place tiles, place camels, take scoring markers, draw three cards.")
/* Translators: a paragraph of the lesson “What the cards ask for”. */
N_ ("A tile must be placed as long as there is a space for it. Only then does the next player take an offer.")
/* Translators: a line to remember of the lesson “What the cards ask for”. */
N_ ("All cards of the offer, in any order.")
/* Translators: a line to remember of the lesson “What the cards ask for”. */
N_ ("What can be placed must be placed.")
/* Translators: a line to remember of the lesson “What the cards ask for”. */
N_ ("Scoring markers stay hidden.")
/* Translators: something to do or a question of the lesson “What the cards ask for”. */
N_ ("Blue has taken a Steppe tile and two camels. Place the tile.")
/* Translators: said after a right answer of the lesson “What the cards ask for”. */
N_ ("The rules of placement are the same as ever.")
/* Translators: said after a wrong answer of the lesson “What the cards ask for”. */
N_ ("Beside the camel path or a printed Steppe, and not beside Red’s Steppe.")
/* Translators: something to do or a question of the lesson “What the cards ask for”. */
N_ ("Place the first of the two camels.")
/* Translators: said after a right answer of the lesson “What the cards ask for”. */
N_ ("One more camel is owed.")
/* Translators: said after a wrong answer of the lesson “What the cards ask for”. */
N_ ("On any empty space of the path.")
/* Translators: something to do or a question of the lesson “What the cards ask for”. */
N_ ("May Red take an offer now?")
/* Translators: an answer to choose of the lesson “What the cards ask for”. */
N_ ("Yes: cards wait for nobody")
/* Translators: an answer to choose of the lesson “What the cards ask for”. */
N_ ("Not yet: Blue still owes a camel")
/* Translators: said after a right answer of the lesson “What the cards ask for”. */
N_ ("First Blue finishes, then Red takes.")
/* Translators: said after a wrong answer of the lesson “What the cards ask for”. */
N_ ("The card said two camels.")

/* oasis-13-noble.lesson */
/* Translators: the title of the lesson “The end of a round”. */
N_ ("The end of a round")
/* Translators: a paragraph of the lesson “The end of a round”. */
N_ ("Who takes an offer gives the own priority counter to whoever made it. When all have taken, the counters are turned up.")
/* Translators: a paragraph of the lesson “The end of a round”. */
N_ ("The new Noble may place one tile of any kind, or one camel. Then the next round begins.")
/* Translators: a line to remember of the lesson “The end of a round”. */
N_ ("An offer that is taken early brings a good counter.")
/* Translators: a line to remember of the lesson “The end of a round”. */
N_ ("The new Noble may place a tile or a camel.")
/* Translators: a line to remember of the lesson “The end of a round”. */
N_ ("Then the Noble offers first.")
/* Translators: something to do or a question of the lesson “The end of a round”. */
N_ ("The Noble, Blue, took Red’s offer. Who is the Noble of the next round?")
/* Translators: an answer to choose of the lesson “The end of a round”. */
N_ ("Blue, who was it in this round")
/* Translators: an answer to choose of the lesson “The end of a round”. */
N_ ("Red, whose offer Blue took")
/* Translators: an answer to choose of the lesson “The end of a round”. */
N_ ("Green, who took last")
/* Translators: said after a right answer of the lesson “The end of a round”. */
N_ ("Red got Blue’s 1 for the offer.")
/* Translators: said after a wrong answer of the lesson “The end of a round”. */
N_ ("Blue gave the 1 to whoever made that offer.")
/* Translators: something to do or a question of the lesson “The end of a round”. */
N_ ("All have taken an offer. End the round.")
/* Translators: said after a right answer of the lesson “The end of a round”. */
N_ ("The counters lie face up now.")
/* Translators: said after a wrong answer of the lesson “The end of a round”. */
N_ ("Nothing else is left to do in this round.")
/* Translators: something to do or a question of the lesson “The end of a round”. */
N_ ("Red is the Noble and would like a camel. Place it.")
/* Translators: said after a right answer of the lesson “The end of a round”. */
N_ ("A tile would have been possible as well, or nothing at all.")
/* Translators: said after a wrong answer of the lesson “The end of a round”. */
N_ ("On any empty space of the path.")

/* oasis-14-score.lesson */
/* Translators: the title of the lesson “Counting the points”. */
N_ ("Counting the points")
/* Translators: a paragraph of the lesson “Counting the points”. */
N_ ("Oasis spaces × Water Wells, Steppe × Horses, Stony Plains × Ovoos, the largest herd × Commodities: four products, added up.")
/* Translators: a paragraph of the lesson “Counting the points”. */
N_ ("Only own areas count, with the bonus spaces in them. Free areas bring nobody anything.")
/* Translators: a line to remember of the lesson “Counting the points”. */
N_ ("Each kind has scoring markers of its own.")
/* Translators: a line to remember of the lesson “Counting the points”. */
N_ ("Many spaces without markers are worth nothing.")
/* Translators: a line to remember of the lesson “Counting the points”. */
N_ ("A tie goes to the lower priority counter.")
/* Translators: something to do or a question of the lesson “Counting the points”. */
N_ ("Blue has 3 Water Wells. How many points do the four Oasis spaces bring?")
/* Translators: an answer to choose of the lesson “Counting the points”. */
N_ ("7: four and three")
/* Translators: an answer to choose of the lesson “Counting the points”. */
N_ ("12: four times three")
/* Translators: an answer to choose of the lesson “Counting the points”. */
N_ ("16: four times four")
/* Translators: said after a right answer of the lesson “Counting the points”. */
N_ ("4 × 3 = 12. The two Steppe spaces bring nothing: Blue has no Horse.")
/* Translators: said after a wrong answer of the lesson “Counting the points”. */
N_ ("Spaces are multiplied by Wells.")
/* Translators: something to do or a question of the lesson “Counting the points”. */
N_ ("Blue has 1 Ovoo. Let Blue take over the free Stony Plains.")
/* Translators: said after a right answer of the lesson “Counting the points”. */
N_ ("Four spaces at once: 4 × 1.")
/* Translators: said after a wrong answer of the lesson “Counting the points”. */
N_ ("Beside the three tiles without a marker, on k9, k10 and l10.")
/* Translators: something to do or a question of the lesson “Counting the points”. */
N_ ("Three camels and 2 Commodities come to that. How many points has Blue?")
/* Translators: an answer to choose of the lesson “Counting the points”. */
N_ ("16")
/* Translators: an answer to choose of the lesson “Counting the points”. */
N_ ("20")
/* Translators: an answer to choose of the lesson “Counting the points”. */
N_ ("22")
/* Translators: said after a right answer of the lesson “Counting the points”. */
N_ ("12 + 0 + 4 + 6.")
/* Translators: said after a wrong answer of the lesson “Counting the points”. */
N_ ("Oasis 4 × 3, Steppe 2 × 0, Stony Plains 4 × 1, camels 3 × 2.")

/* oasis-15-end.lesson */
/* Translators: the title of the lesson “What ends the game”. */
N_ ("What ends the game")
/* Translators: a paragraph of the lesson “What ends the game”. */
N_ ("When the last tile of a kind is placed, the round is played to its end, and the game is over.")
/* Translators: a paragraph of the lesson “What ends the game”. */
N_ ("By the Italian booklet a tile that fits nowhere ends it as well, by the French one a full camel path.")
/* Translators: a paragraph of the lesson “What ends the game”. */
N_ ("Then all reveal their scoring markers and count.")
/* Translators: a line to remember of the lesson “What ends the game”. */
N_ ("The last tile of a kind: the end of the game.")
/* Translators: a line to remember of the lesson “What ends the game”. */
N_ ("The round is always finished first.")
/* Translators: a line to remember of the lesson “What ends the game”. */
N_ ("Most points win.")
/* Translators: something to do or a question of the lesson “What ends the game”. */
N_ ("19 of the 20 Stony Plains tiles lie there. Place the last one for Blue.")
/* Translators: said after a right answer of the lesson “What ends the game”. */
N_ ("The supply of this kind is empty now.")
/* Translators: said after a wrong answer of the lesson “What ends the game”. */
N_ ("Anywhere on empty land, but not beside Green’s Stony Plains.")
/* Translators: something to do or a question of the lesson “What ends the game”. */
N_ ("What happens now?")
/* Translators: an answer to choose of the lesson “What ends the game”. */
N_ ("Go on: there are other tiles")
/* Translators: an answer to choose of the lesson “What ends the game”. */
N_ ("Finish the round; then the game is over")
/* Translators: said after a right answer of the lesson “What ends the game”. */
N_ ("Everybody who has not yet taken an offer in this round still does.")
/* Translators: said after a wrong answer of the lesson “What ends the game”. */
N_ ("One kind of tile is used up: that is enough.")
/* Translators: something to do or a question of the lesson “What ends the game”. */
N_ ("Red has a Stony Plains card as well. Tap empty land and read why it is of no use.")
/* Translators: said after a right answer of the lesson “What ends the game”. */
N_ ("Nothing is left to place: the card lapses.")
/* Translators: said after a wrong answer of the lesson “What ends the game”. */
N_ ("Tap land on which no tile lies.")
