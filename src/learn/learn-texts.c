/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of the lessons, for xgettext alone: nothing compiles this. Written by
   `./run lessons` from the files in data/lessons, and never by hand. */
/* clang-format off */

/* basari-01-minute.lesson */
/* Translators: the title of the lesson “A turn in the bazaar”. */
N_ ("A turn in the bazaar")
/* Translators: a paragraph of the lesson “A turn in the bazaar”. */
N_ ("Everyone rolls a die and moves clockwise by that number. Then all choose one of three actions in secret and turn their cards over together.")
/* Translators: a paragraph of the lesson “A turn in the bazaar”. */
N_ ("Points: score the number of your archway. Gems: take the gems of your archway. Die: roll once more, move that far and score 6 minus the roll.")
/* Translators: a line to remember of the lesson “A turn in the bazaar”. */
N_ ("Points: the number on the archway.")
/* Translators: a line to remember of the lesson “A turn in the bazaar”. */
N_ ("Gems: what the archway shows.")
/* Translators: a line to remember of the lesson “A turn in the bazaar”. */
N_ ("Die: a low roll scores, a high one moves.")
/* Translators: something to do or a question of the lesson “A turn in the bazaar”. */
N_ ("The cards are open, and each action was chosen by one player. Green does Die and rolls a 2. What happens?")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("2 archways on, 2 points")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("2 archways on, 4 points")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("4 archways on, 2 points")
/* Translators: said after a right answer of the lesson “A turn in the bazaar”. */
N_ ("2 archways and 6 − 2 = 4 points: with Die you get either distance or points.")
/* Translators: said after a wrong answer of the lesson “A turn in the bazaar”. */
N_ ("It moves by the roll and scores what is missing to 6.")
/* Translators: something to do or a question of the lesson “A turn in the bazaar”. */
N_ ("Blue does Points on archway 10. How many?")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("10 points")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("2 points")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("6 points")
/* Translators: said after a right answer of the lesson “A turn in the bazaar”. */
N_ ("What is printed on the archway counts, here a 6.")
/* Translators: said after a wrong answer of the lesson “A turn in the bazaar”. */
N_ ("Look for Blue’s piece on the ring and the number printed there.")
/* Translators: something to do or a question of the lesson “A turn in the bazaar”. */
N_ ("Red does Gems on archway 7. Which gems does Red take?")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("1 red, 1 green, 2 light blue")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("1 of each color")
/* Translators: an answer to choose of the lesson “A turn in the bazaar”. */
N_ ("4 of Red’s choice")
/* Translators: said after a right answer of the lesson “A turn in the bazaar”. */
N_ ("The gems of the archway, no others, and they come from the supply.")
/* Translators: said after a wrong answer of the lesson “A turn in the bazaar”. */
N_ ("Look at the gems shown at archway 7.")

/* basari-02-who.lesson */
/* Translators: the title of the lesson “Alone, in pairs, or too many”. */
N_ ("Alone, in pairs, or too many")
/* Translators: a paragraph of the lesson “Alone, in pairs, or too many”. */
N_ ("A player who is alone with an action does it. Two who chose the same one barter for it. If three or four chose it, nobody does it.")
/* Translators: a paragraph of the lesson “Alone, in pairs, or too many”. */
N_ ("The actions are done in the order Die, Points, Gems, each after its barter.")
/* Translators: a line to remember of the lesson “Alone, in pairs, or too many”. */
N_ ("One: does it. Two: barter. Three: nobody.")
/* Translators: a line to remember of the lesson “Alone, in pairs, or too many”. */
N_ ("First Die, then Points, then Gems.")
/* Translators: something to do or a question of the lesson “Alone, in pairs, or too many”. */
N_ ("Suppose Red, Blue and Green choose Points, and Yellow chooses Gems. Who does Points?")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("All three of them")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("Blue, who has the most points")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("Nobody")
/* Translators: said after a right answer of the lesson “Alone, in pairs, or too many”. */
N_ ("Three are too many: they go away with nothing, and Yellow takes the gems.")
/* Translators: said after a wrong answer of the lesson “Alone, in pairs, or too many”. */
N_ ("Two may barter. What about three?")
/* Translators: something to do or a question of the lesson “Alone, in pairs, or too many”. */
N_ ("Or else Red and Blue choose Gems, Green Die, Yellow Points. What comes first?")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("The barter of Red and Blue")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("Green’s Die")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("Yellow’s Points")
/* Translators: said after a right answer of the lesson “Alone, in pairs, or too many”. */
N_ ("Die, then Points, then Gems with their barter.")
/* Translators: said after a wrong answer of the lesson “Alone, in pairs, or too many”. */
N_ ("The order is always the same, whoever chose what.")
/* Translators: something to do or a question of the lesson “Alone, in pairs, or too many”. */
N_ ("Then it is the turn of Gems, which Red and Blue chose. May Red simply take the gems?")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("No: first Red and Blue barter.")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("Yes, and then Blue does the same.")
/* Translators: an answer to choose of the lesson “Alone, in pairs, or too many”. */
N_ ("No: nobody does Gems now.")
/* Translators: said after a right answer of the lesson “Alone, in pairs, or too many”. */
N_ ("Two want it, so one will get the action and the other will be paid in gems.")
/* Translators: said after a wrong answer of the lesson “Alone, in pairs, or too many”. */
N_ ("Two players chose it.")

/* basari-03-barter.lesson */
/* Translators: the title of the lesson “A barter”. */
N_ ("A barter")
/* Translators: a paragraph of the lesson “A barter”. */
N_ ("Two players want the same action. The one further ahead on the points track offers some of their gems, at least one. The other accepts, or makes a higher offer; and so on until one of them accepts.")
/* Translators: a paragraph of the lesson “A barter”. */
N_ ("Whoever accepts takes the gems. Whoever made that offer does the action.")
/* Translators: a line to remember of the lesson “A barter”. */
N_ ("The player ahead on points opens.")
/* Translators: a line to remember of the lesson “A barter”. */
N_ ("Only your own gems, at least one.")
/* Translators: a line to remember of the lesson “A barter”. */
N_ ("Accepting brings gems, offering brings the action.")
/* Translators: something to do or a question of the lesson “A barter”. */
N_ ("Red (12 points) and Blue (20 points) both chose Gems. Who makes the first offer?")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Red, who sits first")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Blue, who has more points")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Whoever is quicker")
/* Translators: said after a right answer of the lesson “A barter”. */
N_ ("Blue is further ahead on the points track. Level on points, either may open.")
/* Translators: said after a wrong answer of the lesson “A barter”. */
N_ ("Compare their points.")
/* Translators: something to do or a question of the lesson “A barter”. */
N_ ("Blue has 1 red, 2 yellow and 2 light blue gems. Which first offer is allowed?")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Nothing, to see what Red says")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("3 yellow")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("1 light blue")
/* Translators: said after a right answer of the lesson “A barter”. */
N_ ("One gem of one’s own is enough to begin with.")
/* Translators: said after a wrong answer of the lesson “A barter”. */
N_ ("At least one gem, and only gems that Blue has.")
/* Translators: something to do or a question of the lesson “A barter”. */
N_ ("Blue offers 2 yellow, and Red accepts. What does each of them get?")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Red the yellow ones, Blue the archway’s")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Red both")
/* Translators: an answer to choose of the lesson “A barter”. */
N_ ("Red the archway’s, Blue nothing")
/* Translators: said after a right answer of the lesson “A barter”. */
N_ ("The offer goes to Red, and Blue does the action. Nobody leaves empty-handed.")
/* Translators: said after a wrong answer of the lesson “A barter”. */
N_ ("Who accepted takes the offer. Who made it does the action.")

/* basari-04-higher.lesson */
/* Translators: the title of the lesson “Which offer is higher?”. */
N_ ("Which offer is higher?")
/* Translators: a paragraph of the lesson “Which offer is higher?”. */
N_ ("More gems beat fewer, whatever their color: three light blue ones beat two red.")
/* Translators: a paragraph of the lesson “Which offer is higher?”. */
N_ ("With equally many, compare the red ones first, then the yellow, then the green.")
/* Translators: a paragraph of the lesson “Which offer is higher?”. */
N_ ("Each offer may be quite new. It has to beat the other player’s last one; whoever can’t do that must accept.")
/* Translators: a line to remember of the lesson “Which offer is higher?”. */
N_ ("First the number, then red, yellow, green.")
/* Translators: a line to remember of the lesson “Which offer is higher?”. */
N_ ("Only the last offer of the other counts.")
/* Translators: something to do or a question of the lesson “Which offer is higher?”. */
N_ ("Blue offers 2 yellow. Which offer of Red is higher?")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("1 red")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("2 green")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("3 light blue")
/* Translators: said after a right answer of the lesson “Which offer is higher?”. */
N_ ("Three beat two. The color does not matter yet.")
/* Translators: said after a wrong answer of the lesson “Which offer is higher?”. */
N_ ("Count the gems before you look at their colors.")
/* Translators: something to do or a question of the lesson “Which offer is higher?”. */
N_ ("Red wants to give only 2 gems. Which two beat 2 yellow?")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("1 red, 1 light blue")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("1 yellow, 1 green")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("2 yellow")
/* Translators: said after a right answer of the lesson “Which offer is higher?”. */
N_ ("Equally many, so the red ones decide: one beats none. An equal offer is not enough.")
/* Translators: said after a wrong answer of the lesson “Which offer is higher?”. */
N_ ("Equally many: who has more red ones?")
/* Translators: something to do or a question of the lesson “Which offer is higher?”. */
N_ ("Red says 3 light blue, and Blue goes up to 5 yellow. What can Red still offer?")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("4 red")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("1 red, 4 light blue")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("2 yellow, 2 green, 1 light blue")
/* Translators: an answer to choose of the lesson “Which offer is higher?”. */
N_ ("None: Red must accept.")
/* Translators: said after a right answer of the lesson “Which offer is higher?”. */
N_ ("Five against five, one red against none: that is higher.")
/* Translators: said after a wrong answer of the lesson “Which offer is higher?”. */
N_ ("Five gems are needed, and then the red ones are compared.")

/* basari-05-lap.lesson */
/* Translators: the title of the lesson “A lap ends the round”. */
N_ ("A lap ends the round")
/* Translators: a paragraph of the lesson “A lap ends the round”. */
N_ ("Your start disk marks where you began. When a piece reaches or passes its own disk, the round ends, for everybody, as soon as all actions of that turn are done.")
/* Translators: a paragraph of the lesson “A lap ends the round”. */
N_ ("Everyone who has gone round scores 10 points. Then each disk moves under its piece, and the next round begins.")
/* Translators: a line to remember of the lesson “A lap ends the round”. */
N_ ("Reaching the disk is enough.")
/* Translators: a line to remember of the lesson “A lap ends the round”. */
N_ ("First all actions, then the scoring.")
/* Translators: a line to remember of the lesson “A lap ends the round”. */
N_ ("A lap: 10 points.")
/* Translators: something to do or a question of the lesson “A lap ends the round”. */
N_ ("Blue stands on archway 4, one before their start disk, and rolls a 1. Is that a lap?")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("Yes: reaching the disk is enough.")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("No: Blue has to pass it.")
/* Translators: said after a right answer of the lesson “A lap ends the round”. */
N_ ("On the disk or past it: both are a lap.")
/* Translators: said after a wrong answer of the lesson “A lap ends the round”. */
N_ ("Back on its disk, a piece has gone all the way round.")
/* Translators: something to do or a question of the lesson “A lap ends the round”. */
N_ ("Blue has gone round with this roll. When is the round over?")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("At once")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("After this turn’s actions")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("When all have gone round")
/* Translators: said after a right answer of the lesson “A lap ends the round”. */
N_ ("The turn is played to its end: everybody still chooses and acts.")
/* Translators: said after a wrong answer of the lesson “A lap ends the round”. */
N_ ("All have rolled. What else belongs to a turn?")
/* Translators: something to do or a question of the lesson “A lap ends the round”. */
N_ ("Then Red does Die, rolls a 3 and passes their own disk too. Who scores a lap?")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("Only Blue, who was first: 10")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("Red and Blue: 5 each")
/* Translators: an answer to choose of the lesson “A lap ends the round”. */
N_ ("Red and Blue: 10 each")
/* Translators: said after a right answer of the lesson “A lap ends the round”. */
N_ ("10 points for each who has gone round, also by the Die action.")
/* Translators: said after a wrong answer of the lesson “A lap ends the round”. */
N_ ("Archways of the Die action count as well.")

/* basari-06-majority.lesson */
/* Translators: the title of the lesson “Majorities, and what is given back”. */
N_ ("Majorities, and what is given back")
/* Translators: a paragraph of the lesson “Majorities, and what is given back”. */
N_ ("At the end of a round each color pays the player with most gems of it. Red gems pay 14 points, yellow 12, green 10, light blue 8, or what else is printed.")
/* Translators: a paragraph of the lesson “Majorities, and what is given back”. */
N_ ("The winner of a color gives 3 gems of it back. Players who are tied share the points, rounded down, and give back 2 each.")
/* Translators: a line to remember of the lesson “Majorities, and what is given back”. */
N_ ("Most gems of a color: its printed number.")
/* Translators: a line to remember of the lesson “Majorities, and what is given back”. */
N_ ("Alone: all points, 3 gems back.")
/* Translators: a line to remember of the lesson “Majorities, and what is given back”. */
N_ ("Tied: shared points, 2 gems back each.")
/* Translators: something to do or a question of the lesson “Majorities, and what is given back”. */
N_ ("Red has 4 red gems, more than anybody else, and leads in no other color. What do they pay?")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("4 points, one for each")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("14 points")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("Nothing: gems count only at the end.")
/* Translators: said after a right answer of the lesson “Majorities, and what is given back”. */
N_ ("The majority alone pays, and it pays the printed number: 14.")
/* Translators: said after a wrong answer of the lesson “Majorities, and what is given back”. */
N_ ("The red color pays its printed number.")
/* Translators: something to do or a question of the lesson “Majorities, and what is given back”. */
N_ ("Blue and Green have 4 yellow gems each, the most of all. Yellow gems are worth 12. What do the two get?")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("12 each")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("Nothing: a tie pays nobody.")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("6 each")
/* Translators: said after a right answer of the lesson “Majorities, and what is given back”. */
N_ ("They share the 12: 6 each. An odd number would be rounded down.")
/* Translators: said after a wrong answer of the lesson “Majorities, and what is given back”. */
N_ ("The points are shared.")
/* Translators: something to do or a question of the lesson “Majorities, and what is given back”. */
N_ ("What do these three give back?")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("Red 3 red, Blue and Green 2 yellow each")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("Red 3 red, Blue and Green 3 yellow each")
/* Translators: an answer to choose of the lesson “Majorities, and what is given back”. */
N_ ("All their red and yellow ones")
/* Translators: said after a right answer of the lesson “Majorities, and what is given back”. */
N_ ("3 for a majority of one’s own, 2 each for a shared one. The rest is kept for the next round.")
/* Translators: said after a wrong answer of the lesson “Majorities, and what is given back”. */
N_ ("Alone 3, tied 2.")

/* basari-07-end.lesson */
/* Translators: the title of the lesson “How the game ends”. */
N_ ("How the game ends")
/* Translators: a paragraph of the lesson “How the game ends”. */
N_ ("The game is over when the third round has been scored. Most points wins.")
/* Translators: a paragraph of the lesson “How the game ends”. */
N_ ("In a tie the one with more gems wins, counted after the last ones have been given back. Still tied: more red ones, then yellow, green, light blue.")
/* Translators: a line to remember of the lesson “How the game ends”. */
N_ ("Three rounds.")
/* Translators: a line to remember of the lesson “How the game ends”. */
N_ ("A tie: most gems, then the most valuable.")
/* Translators: something to do or a question of the lesson “How the game ends”. */
N_ ("Red has gone round in the third round, and it is being scored. What comes then?")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("A fourth round begins.")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("The game is over.")
/* Translators: said after a right answer of the lesson “How the game ends”. */
N_ ("Three rounds, and nothing more is played.")
/* Translators: said after a wrong answer of the lesson “How the game ends”. */
N_ ("How many rounds does a game have?")
/* Translators: something to do or a question of the lesson “How the game ends”. */
N_ ("After that Red and Blue have 108 points each. Red still has 1 gem, Blue has 3. Who wins?")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Red, who had the better round")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Blue, who has more gems")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Both: they share the victory.")
/* Translators: said after a right answer of the lesson “How the game ends”. */
N_ ("Gems decide a tie, and those count that are left after the scoring.")
/* Translators: said after a wrong answer of the lesson “How the game ends”. */
N_ ("They are tied on points: look at the gems.")
/* Translators: something to do or a question of the lesson “How the game ends”. */
N_ ("And if Red still had 1 red and 2 yellow gems, Blue 1 red, 1 yellow and 1 green?")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Red: more yellow ones")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Blue: one green, and Red has none")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Both: 3 gems each")
/* Translators: said after a right answer of the lesson “How the game ends”. */
N_ ("Equally many gems, equally many red ones; then the yellow decide.")
/* Translators: said after a wrong answer of the lesson “How the game ends”. */
N_ ("As with offers: the number, then red, then yellow.")

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
N_ ("How many spaces does Blue’s Steppe area have?")
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
N_ ("How many spaces does Red’s Oasis area have?")
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
N_ ("How many Stony Plains spaces does Blue have now?")
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
N_ ("It would touch Red’s Steppe and make one area with two owners.")
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
N_ ("All own land counts. It is with camels that only the largest herd does.")

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
N_ ("How many Steppe spaces does Blue have now?")
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
N_ ("Now Green has a Steppe tile. Tap a space where a rival’s area forbids it.")
/* Translators: said after a right answer of the lesson “Taking over a free area”. */
N_ ("A rival’s Steppe lies beside it. What was free a moment ago is Blue’s now.")
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
N_ ("How many control markers does Blue have left in hand?")
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
N_ ("Everyone turns up one to three cards of their offer stack, which nobody has seen before: that is the offer.")
/* Translators: a paragraph of the lesson “A round: offering and taking”. */
N_ ("Then everyone takes somebody else’s offer, in the order of the priority counters: the Noble, who has the 1, comes first.")
/* Translators: a line to remember of the lesson “A round: offering and taking”. */
N_ ("Offer one to three cards.")
/* Translators: a line to remember of the lesson “A round: offering and taking”. */
N_ ("Offer one: draw two. Offer two: draw one.")
/* Translators: a line to remember of the lesson “A round: offering and taking”. */
N_ ("Take what somebody else offers.")
/* Translators: something to do or a question of the lesson “A round: offering and taking”. */
N_ ("Blue is the Noble and begins. Offer two cards.")
/* Translators: said after a right answer of the lesson “A round: offering and taking”. */
N_ ("In return Blue draws one card, which goes below the stack.")
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
N_ ("Whoever has taken an offer does what all its cards ask for, in any order: place tiles, place camels, take scoring markers, draw three cards.")
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
N_ ("Whoever takes an offer gives their priority counter to the player who made it. When all have taken, the counters are turned up.")
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
N_ ("Three camels and 2 Commodities come to that. How many points does Blue have?")
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
N_ ("Whoever has not taken an offer in this round still does.")
/* Translators: said after a wrong answer of the lesson “What ends the game”. */
N_ ("One kind of tile is used up: that is enough.")
/* Translators: something to do or a question of the lesson “What ends the game”. */
N_ ("Red has a Stony Plains card as well. Tap empty land and read why it is of no use.")
/* Translators: said after a right answer of the lesson “What ends the game”. */
N_ ("Nothing is left to place: the card lapses.")
/* Translators: said after a wrong answer of the lesson “What ends the game”. */
N_ ("Tap land on which no tile lies.")

/* oregon-01-minute.lesson */
/* Translators: the title of the lesson “The game in a minute”. */
N_ ("The game in a minute")
/* Translators: a paragraph of the lesson “The game in a minute”. */
N_ ("On your turn you play two cards and place one piece: a farmer or a building.")
/* Translators: a paragraph of the lesson “The game in a minute”. */
N_ ("A farmer earns something for every building near it, whoever built it. A building pays every farmer near it, whoever owns the farmer.")
/* Translators: a paragraph of the lesson “The game in a minute”. */
N_ ("So settle where others have built, and build where your farmers already stand.")
/* Translators: a line to remember of the lesson “The game in a minute”. */
N_ ("Two cards, one piece.")
/* Translators: a line to remember of the lesson “The game in a minute”. */
N_ ("A new farmer is paid by the buildings near it.")
/* Translators: a line to remember of the lesson “The game in a minute”. */
N_ ("A new building pays all farmers near it.")
/* Translators: something to do or a question of the lesson “The game in a minute”. */
N_ ("You are Blue and play two landscape cards, an eagle and a campfire. Place a farmer near the post office.")
/* Translators: said after a right answer of the lesson “The game in a minute”. */
N_ ("The post office pays your farmer 3 points. A corner would do as well as a side.")
/* Translators: said after a wrong answer of the lesson “The game in a minute”. */
N_ ("The post office lies on h3. Any space of your block that touches it will do.")
/* Translators: something to do or a question of the lesson “The game in a minute”. */
N_ ("Now a landscape card and a building card: settlers and a post office. Build it where it pays your farmer on e7.")
/* Translators: said after a right answer of the lesson “The game in a minute”. */
N_ ("3 points again: this time the building came to the farmer.")
/* Translators: said after a wrong answer of the lesson “The game in a minute”. */
N_ ("It has to touch e7, at a side or a corner, and lie on prairie.")
/* Translators: something to do or a question of the lesson “The game in a minute”. */
N_ ("Now Red places a harbor on k7, between two farmers. A harbor pays 4 points. Who gets them?")
/* Translators: an answer to choose of the lesson “The game in a minute”. */
N_ ("Red and Blue")
/* Translators: an answer to choose of the lesson “The game in a minute”. */
N_ ("Only Red, who built it")
/* Translators: an answer to choose of the lesson “The game in a minute”. */
N_ ("All three players")
/* Translators: said after a right answer of the lesson “The game in a minute”. */
N_ ("Each of the two farmers is paid 4 points, whoever places the building.")
/* Translators: said after a wrong answer of the lesson “The game in a minute”. */
N_ ("Look whose farmers touch k7.")

/* oregon-02-blocks.lesson */
/* Translators: the title of the lesson “A farmer: two cards, two blocks”. */
N_ ("A farmer: two cards, two blocks")
/* Translators: a paragraph of the lesson “A farmer: two cards, two blocks”. */
N_ ("Five symbols stand along the board, each once at the top, over three columns, and once at the left, beside two rows.")
/* Translators: a paragraph of the lesson “A farmer: two cards, two blocks”. */
N_ ("A farmer costs two landscape cards. One names the columns, the other the rows, and you may swap them: two different cards name two blocks of six spaces, two equal cards only one.")
/* Translators: a paragraph of the lesson “A farmer: two cards, two blocks”. */
N_ ("Any free space there will do, railway and mountain too, but not water.")
/* Translators: a line to remember of the lesson “A farmer: two cards, two blocks”. */
N_ ("One card names columns, the other rows.")
/* Translators: a line to remember of the lesson “A farmer: two cards, two blocks”. */
N_ ("Two equal cards name one block.")
/* Translators: a line to remember of the lesson “A farmer: two cards, two blocks”. */
N_ ("Never on water.")
/* Translators: something to do or a question of the lesson “A farmer: two cards, two blocks”. */
N_ ("You are Blue. Play a wagon and settlers, and place a farmer in one of their two blocks.")
/* Translators: said after a right answer of the lesson “A farmer: two cards, two blocks”. */
N_ ("Wagon columns with settlers rows, or settlers columns with wagon rows: that was your choice.")
/* Translators: said after a wrong answer of the lesson “A farmer: two cards, two blocks”. */
N_ ("Find one symbol at the top and the other at the left, and see where they cross.")
/* Translators: something to do or a question of the lesson “A farmer: two cards, two blocks”. */
N_ ("Now two wagons. They name one block only: tap a space on land outside of it.")
/* Translators: said after a right answer of the lesson “A farmer: two cards, two blocks”. */
N_ ("Two wagons name j1 to l2, where the wagon columns and the wagon rows cross, and nothing else.")
/* Translators: said after a wrong answer of the lesson “A farmer: two cards, two blocks”. */
N_ ("A free space on land that the two wagons do not name.")
/* Translators: something to do or a question of the lesson “A farmer: two cards, two blocks”. */
N_ ("A bison and a campfire reach both lakes. Tap a space that stays forbidden, whatever the cards.")
/* Translators: said after a right answer of the lesson “A farmer: two cards, two blocks”. */
N_ ("Nothing stands on water, neither farmers nor buildings.")
/* Translators: said after a wrong answer of the lesson “A farmer: two cards, two blocks”. */
N_ ("Tap a space of a lake.")

/* oregon-03-bands.lesson */
/* Translators: the title of the lesson “A building: a card and its bands”. */
N_ ("A building: a card and its bands")
/* Translators: a paragraph of the lesson “A building: a card and its bands”. */
N_ ("A building costs one landscape card and one building card.")
/* Translators: a paragraph of the lesson “A building: a card and its bands”. */
N_ ("The landscape card alone names two bands: the three columns of its symbol and its two rows, all along the board.")
/* Translators: a paragraph of the lesson “A building: a card and its bands”. */
N_ ("In them the building may lie on any free space of its own terrain.")
/* Translators: a line to remember of the lesson “A building: a card and its bands”. */
N_ ("Landscape card and building card: a building.")
/* Translators: a line to remember of the lesson “A building: a card and its bands”. */
N_ ("The columns or the rows of the symbol: both will do.")
/* Translators: a line to remember of the lesson “A building: a card and its bands”. */
N_ ("Two building cards are never played together.")
/* Translators: something to do or a question of the lesson “A building: a card and its bands”. */
N_ ("You are Blue. Play an eagle and a post office, and place it on prairie in the columns or the rows of the eagle.")
/* Translators: said after a right answer of the lesson “A building: a card and its bands”. */
N_ ("A band is long: a building has far more room than a farmer.")
/* Translators: said after a wrong answer of the lesson “A building: a card and its bands”. */
N_ ("The eagle stands over columns g to i and beside rows 7 and 8.")
/* Translators: something to do or a question of the lesson “A building: a card and its bands”. */
N_ ("Tap a space that no eagle names, neither at the top nor at the left.")
/* Translators: said after a right answer of the lesson “A building: a card and its bands”. */
N_ ("Outside of both bands no terrain helps. Another landscape card would.")
/* Translators: said after a wrong answer of the lesson “A building: a card and its bands”. */
N_ ("Not water and not taken, but outside of columns g to i and rows 7 and 8.")
/* Translators: something to do or a question of the lesson “A building: a card and its bands”. */
N_ ("Red plays a bison and a gold mine, which lies on a mountain. Where may it go?")
/* Translators: said after a right answer of the lesson “A building: a card and its bands”. */
N_ ("Of all the spaces in the bands, only the mountains suit a mine.")
/* Translators: said after a wrong answer of the lesson “A building: a card and its bands”. */
N_ ("The bison stands over columns a to c and beside rows 9 and 10. Find a mountain there.")

/* oregon-04-terrain.lesson */
/* Translators: the title of the lesson “Every building has its terrain”. */
N_ ("Every building has its terrain")
/* Translators: a paragraph of the lesson “Every building has its terrain”. */
N_ ("Post office, church, warehouse and harbor lie on prairie, the train station on railway, the coal mine and the gold mine on mountain.")
/* Translators: a paragraph of the lesson “Every building has its terrain”. */
N_ ("A harbor asks for more: water near its space, at a side or a corner.")
/* Translators: a line to remember of the lesson “Every building has its terrain”. */
N_ ("Prairie: post office, church, warehouse, harbor.")
/* Translators: a line to remember of the lesson “Every building has its terrain”. */
N_ ("Railway: train station. Mountain: both mines.")
/* Translators: a line to remember of the lesson “Every building has its terrain”. */
N_ ("A harbor lies by the water, a corner is enough.")
/* Translators: something to do or a question of the lesson “Every building has its terrain”. */
N_ ("You are Blue. Play a bison and a harbor, and place it by the water.")
/* Translators: said after a right answer of the lesson “Every building has its terrain”. */
N_ ("Prairie under the harbor, water beside it: both have to be true.")
/* Translators: said after a wrong answer of the lesson “Every building has its terrain”. */
N_ ("Try the prairie around the lake in columns a to c.")
/* Translators: something to do or a question of the lesson “Every building has its terrain”. */
N_ ("With an eagle much prairie is too far from the lakes. Tap such a space.")
/* Translators: said after a right answer of the lesson “Every building has its terrain”. */
N_ ("The terrain was right, but there is no water at any side or corner.")
/* Translators: said after a wrong answer of the lesson “Every building has its terrain”. */
N_ ("A free prairie space in columns g to i with no water around it.")
/* Translators: something to do or a question of the lesson “Every building has its terrain”. */
N_ ("Red has a campfire and a train station. Tap a space in the bands of the campfire where the terrain is wrong.")
/* Translators: said after a right answer of the lesson “Every building has its terrain”. */
N_ ("A train station lies on the railway, and nowhere else.")
/* Translators: said after a wrong answer of the lesson “Every building has its terrain”. */
N_ ("Columns m to o or rows 3 and 4, on land, free, but not railway.")

/* oregon-05-near.lesson */
/* Translators: the title of the lesson “What a farmer earns”. */
N_ ("What a farmer earns")
/* Translators: a paragraph of the lesson “What a farmer earns”. */
N_ ("Near means at a side or a corner: a space has up to eight others near it. A new farmer is paid by each building near it.")
/* Translators: a paragraph of the lesson “What a farmer earns”. */
N_ ("Post office 3 points, harbor 4. Warehouse and train station 1, and they turn your joker or your extra turn active again.")
/* Translators: a line to remember of the lesson “What a farmer earns”. */
N_ ("Near: a side or a corner.")
/* Translators: a line to remember of the lesson “What a farmer earns”. */
N_ ("Post office 3, harbor 4.")
/* Translators: a line to remember of the lesson “What a farmer earns”. */
N_ ("Warehouse 1 and joker, train station 1 and extra turn.")
/* Translators: something to do or a question of the lesson “What a farmer earns”. */
N_ ("You are Blue with settlers and a campfire. Place your farmer where the harbor and the post office both pay.")
/* Translators: said after a right answer of the lesson “What a farmer earns”. */
N_ ("4 + 3 = 7 points: every building near the farmer pays.")
/* Translators: said after a wrong answer of the lesson “What a farmer earns”. */
N_ ("The space has to touch e2 and e4, at a side or a corner.")
/* Translators: something to do or a question of the lesson “What a farmer earns”. */
N_ ("With two settlers Red could place a farmer on d5. What would it earn?")
/* Translators: an answer to choose of the lesson “What a farmer earns”. */
N_ ("Nothing: it touches a corner only.")
/* Translators: an answer to choose of the lesson “What a farmer earns”. */
N_ ("3 points from the post office.")
/* Translators: an answer to choose of the lesson “What a farmer earns”. */
N_ ("7 points from post office and harbor.")
/* Translators: said after a right answer of the lesson “What a farmer earns”. */
N_ ("A corner is near as well, so the post office pays. The harbor is too far away.")
/* Translators: said after a wrong answer of the lesson “What a farmer earns”. */
N_ ("d5 and e4 share a corner. And e2?")
/* Translators: something to do or a question of the lesson “What a farmer earns”. */
N_ ("Red’s joker and extra turn are spent. With two campfires Red can make both active at once: where?")
/* Translators: said after a right answer of the lesson “What a farmer earns”. */
N_ ("One point from the train station, one from the warehouse, and both are active again.")
/* Translators: said after a wrong answer of the lesson “What a farmer earns”. */
N_ ("It has to be near the train station on m3 and near the warehouse on o4.")

/* oregon-06-everybody.lesson */
/* Translators: the title of the lesson “A building pays everybody”. */
N_ ("A building pays everybody")
/* Translators: a paragraph of the lesson “A building pays everybody”. */
N_ ("A new building pays once for each farmer near it, to the farmer’s owner. Your own farmers, and those of the others as well.")
/* Translators: a paragraph of the lesson “A building pays everybody”. */
N_ ("So look twice before you build: one space further, and a rival may earn nothing.")
/* Translators: a line to remember of the lesson “A building pays everybody”. */
N_ ("Two farmers near it: paid twice.")
/* Translators: a line to remember of the lesson “A building pays everybody”. */
N_ ("Rivals near it are paid as well.")
/* Translators: something to do or a question of the lesson “A building pays everybody”. */
N_ ("You are Blue with an eagle and a post office. Earn 6 points with it, and leave Red nothing.")
/* Translators: said after a right answer of the lesson “A building pays everybody”. */
N_ ("Two farmers near it, 3 points each. On i2 Red would have been paid too.")
/* Translators: said after a wrong answer of the lesson “A building pays everybody”. */
N_ ("It has to be near both of your farmers, h1 and j1, and not near j3.")
/* Translators: something to do or a question of the lesson “A building pays everybody”. */
N_ ("Red thinks of a warehouse on i2, near all three farmers. A warehouse pays 1. How many points would each get?")
/* Translators: an answer to choose of the lesson “A building pays everybody”. */
N_ ("Blue 1, Red 1")
/* Translators: an answer to choose of the lesson “A building pays everybody”. */
N_ ("Only Red: 1")
/* Translators: an answer to choose of the lesson “A building pays everybody”. */
N_ ("Blue 2, Red 1")
/* Translators: said after a right answer of the lesson “A building pays everybody”. */
N_ ("One point for each farmer, and Blue has two there.")
/* Translators: said after a wrong answer of the lesson “A building pays everybody”. */
N_ ("It pays for each farmer, not for each player.")
/* Translators: something to do or a question of the lesson “A building pays everybody”. */
N_ ("As Red, with a wagon and a post office: find the space that pays Red and nobody else.")
/* Translators: said after a right answer of the lesson “A building pays everybody”. */
N_ ("3 points for Red alone: no farmer of Blue is near.")
/* Translators: said after a wrong answer of the lesson “A building pays everybody”. */
N_ ("Near j3, but not near j1: look one column further.")

/* oregon-07-church.lesson */
/* Translators: the title of the lesson “The church”. */
N_ ("The church")
/* Translators: a paragraph of the lesson “The church”. */
N_ ("The church pays a point for every farmer of any color near it, the one that is being paid included. The fuller it is, the more the next one earns.")
/* Translators: a paragraph of the lesson “The church”. */
N_ ("A new church pays that to each farmer near it.")
/* Translators: a line to remember of the lesson “The church”. */
N_ ("A point for each farmer near the church.")
/* Translators: a line to remember of the lesson “The church”. */
N_ ("All colors count, the new farmer too.")
/* Translators: something to do or a question of the lesson “The church”. */
N_ ("You are Blue with an eagle and a wagon. Place a farmer near the church.")
/* Translators: said after a right answer of the lesson “The church”. */
N_ ("Three farmers are near the church now, so yours earns 3 points. The others get nothing more.")
/* Translators: said after a wrong answer of the lesson “The church”. */
N_ ("The church lies on h3. Your block lies above it.")
/* Translators: something to do or a question of the lesson “The church”. */
N_ ("Now Red places one more farmer near it, on h4. What does it earn?")
/* Translators: an answer to choose of the lesson “The church”. */
N_ ("1 point")
/* Translators: an answer to choose of the lesson “The church”. */
N_ ("3 points")
/* Translators: an answer to choose of the lesson “The church”. */
N_ ("4 points")
/* Translators: said after a right answer of the lesson “The church”. */
N_ ("Three stood there, and the new one counts as well: 4 points.")
/* Translators: said after a wrong answer of the lesson “The church”. */
N_ ("Count all farmers near h3, and the new one with them.")
/* Translators: something to do or a question of the lesson “The church”. */
N_ ("Elsewhere a new church would lie on b9, with two farmers of Red and one of Blue near it. What would it pay?")
/* Translators: an answer to choose of the lesson “The church”. */
N_ ("Red 6, Blue 3")
/* Translators: an answer to choose of the lesson “The church”. */
N_ ("Red 2, Blue 1")
/* Translators: an answer to choose of the lesson “The church”. */
N_ ("Red 3, Blue 3")
/* Translators: said after a right answer of the lesson “The church”. */
N_ ("Three farmers are near, so each is paid 3: twice for Red, once for Blue.")
/* Translators: said after a wrong answer of the lesson “The church”. */
N_ ("Each farmer is paid as many points as there are farmers near the church.")

/* oregon-08-group.lesson */
/* Translators: the title of the lesson “Three side by side”. */
N_ ("Three side by side")
/* Translators: a paragraph of the lesson “Three side by side”. */
N_ ("Whoever completes a group of three or more farmers of one color gets 5 points at once. Here only sides count: a corner joins nothing.")
/* Translators: a paragraph of the lesson “Three side by side”. */
N_ ("A group is paid once. Making it larger pays nothing, nor does joining it to another.")
/* Translators: a line to remember of the lesson “Three side by side”. */
N_ ("Three of one color, side by side: 5 points.")
/* Translators: a line to remember of the lesson “Three side by side”. */
N_ ("Corners do not count.")
/* Translators: a line to remember of the lesson “Three side by side”. */
N_ ("Each group is paid once.")
/* Translators: something to do or a question of the lesson “Three side by side”. */
N_ ("You are Blue with an eagle and a wagon. Complete a group of three.")
/* Translators: said after a right answer of the lesson “Three side by side”. */
N_ ("5 points for three farmers side by side, without any building.")
/* Translators: said after a wrong answer of the lesson “Three side by side”. */
N_ ("It has to share a side with one of your farmers on g1 and h1. A corner is not enough.")
/* Translators: something to do or a question of the lesson “Three side by side”. */
N_ ("What would a fourth farmer on f1 bring you, beside the other three?")
/* Translators: an answer to choose of the lesson “Three side by side”. */
N_ ("5 more points")
/* Translators: an answer to choose of the lesson “Three side by side”. */
N_ ("1 point")
/* Translators: an answer to choose of the lesson “Three side by side”. */
N_ ("Nothing")
/* Translators: said after a right answer of the lesson “Three side by side”. */
N_ ("The group has been paid already, and it is still the same group.")
/* Translators: said after a wrong answer of the lesson “Three side by side”. */
N_ ("How often is a group paid?")
/* Translators: something to do or a question of the lesson “Three side by side”. */
N_ ("Red has two farmers apart from each other, and a bison and a campfire in hand. Make a group of them.")
/* Translators: said after a right answer of the lesson “Three side by side”. */
N_ ("The new farmer joins them: three in a row, 5 points for Red.")
/* Translators: said after a wrong answer of the lesson “Three side by side”. */
N_ ("The space between m10 and o10.")

/* oregon-09-tokens.lesson */
/* Translators: the title of the lesson “Coal and gold”. */
N_ ("Coal and gold")
/* Translators: a paragraph of the lesson “Coal and gold”. */
N_ ("A mine pays no points but a token, drawn unseen: coal tokens are worth 1 to 3 points at the end, gold tokens 3 to 5.")
/* Translators: a paragraph of the lesson “Coal and gold”. */
N_ ("How many tokens somebody holds is open to all, their values stay secret until the end.")
/* Translators: a line to remember of the lesson “Coal and gold”. */
N_ ("Coal: 1 to 3. Gold: 3 to 5.")
/* Translators: a line to remember of the lesson “Coal and gold”. */
N_ ("The number is open, the value secret.")
/* Translators: a line to remember of the lesson “Coal and gold”. */
N_ ("Tokens are added at the end.")
/* Translators: something to do or a question of the lesson “Coal and gold”. */
N_ ("You are Blue with settlers and a wagon. Place a farmer that brings you a gold token.")
/* Translators: said after a right answer of the lesson “Coal and gold”. */
N_ ("You draw a gold token and keep it face down. It will be worth at least 3 points.")
/* Translators: said after a wrong answer of the lesson “Coal and gold”. */
N_ ("The gold mine lies on e1. Place the farmer near it.")
/* Translators: something to do or a question of the lesson “Coal and gold”. */
N_ ("Red holds two coal tokens. Which of these sums can they be worth?")
/* Translators: an answer to choose of the lesson “Coal and gold”. */
N_ ("1 point")
/* Translators: an answer to choose of the lesson “Coal and gold”. */
N_ ("5 points")
/* Translators: an answer to choose of the lesson “Coal and gold”. */
N_ ("7 points")
/* Translators: said after a right answer of the lesson “Coal and gold”. */
N_ ("Two coal tokens are worth 2 to 6 points, so 5 is possible.")
/* Translators: said after a wrong answer of the lesson “Coal and gold”. */
N_ ("Each is worth 1, 2 or 3.")
/* Translators: something to do or a question of the lesson “Coal and gold”. */
N_ ("Red has a bison and a coal mine. Place it so that Red draws two tokens.")
/* Translators: said after a right answer of the lesson “Coal and gold”. */
N_ ("A new mine pays like any building: a token for each farmer near it.")
/* Translators: said after a wrong answer of the lesson “Coal and gold”. */
N_ ("A mountain near both farmers of Red, b8 and d6.")

/* oregon-10-joker.lesson */
/* Translators: the title of the lesson “The joker”. */
N_ ("The joker")
/* Translators: a paragraph of the lesson “The joker”. */
N_ ("While your joker is active it stands for one landscape card, with any symbol you like. It never stands for a building card.")
/* Translators: a paragraph of the lesson “The joker”. */
N_ ("Once played, it is turned over and spent. A warehouse makes it active again: you place a farmer near one, or somebody places one near a farmer of yours.")
/* Translators: a line to remember of the lesson “The joker”. */
N_ ("One joker, for one landscape card.")
/* Translators: a line to remember of the lesson “The joker”. */
N_ ("A warehouse makes it active again.")
/* Translators: something to do or a question of the lesson “The joker”. */
N_ ("You are Blue and have one landscape card only, a bison. Play the joker with it and place a farmer.")
/* Translators: said after a right answer of the lesson “The joker”. */
N_ ("With the joker all columns and rows of the bison were open. Now it is spent.")
/* Translators: said after a wrong answer of the lesson “The joker”. */
N_ ("Columns a to c, or rows 9 and 10: the joker matches every other symbol.")
/* Translators: something to do or a question of the lesson “The joker”. */
N_ ("Try it once more, this time with a wagon: tap any free space on land.")
/* Translators: said after a right answer of the lesson “The joker”. */
N_ ("A spent joker helps nowhere. First it has to become active again.")
/* Translators: said after a wrong answer of the lesson “The joker”. */
N_ ("Choose a space that is neither water nor taken.")
/* Translators: something to do or a question of the lesson “The joker”. */
N_ ("You have an eagle and a wagon. Place a farmer that makes the joker active again.")
/* Translators: said after a right answer of the lesson “The joker”. */
N_ ("One point from the warehouse, and the joker is active.")
/* Translators: said after a wrong answer of the lesson “The joker”. */
N_ ("The warehouse lies on h2. Stand near it.")

/* oregon-11-extra.lesson */
/* Translators: the title of the lesson “The extra turn”. */
N_ ("The extra turn")
/* Translators: a paragraph of the lesson “The extra turn”. */
N_ ("In a turn you place one piece. Once its points are paid, you may spend an active extra turn: play two more cards and place another.")
/* Translators: a paragraph of the lesson “The extra turn”. */
N_ ("A train station makes a spent extra turn active again, and you may use it at once. But never twice in one turn.")
/* Translators: a line to remember of the lesson “The extra turn”. */
N_ ("First the points, then the extra turn.")
/* Translators: a line to remember of the lesson “The extra turn”. */
N_ ("A train station makes it active again.")
/* Translators: a line to remember of the lesson “The extra turn”. */
N_ ("Never twice in one turn.")
/* Translators: something to do or a question of the lesson “The extra turn”. */
N_ ("You are Blue. Your extra turn is spent, and you have two wagons: place a farmer that makes it active again.")
/* Translators: said after a right answer of the lesson “The extra turn”. */
N_ ("One point from the train station, and the extra turn is active again.")
/* Translators: said after a wrong answer of the lesson “The extra turn”. */
N_ ("One train station lies on m2. Your block is j1 to l2.")
/* Translators: something to do or a question of the lesson “The extra turn”. */
N_ ("May you place another piece in this turn?")
/* Translators: an answer to choose of the lesson “The extra turn”. */
N_ ("Yes, by spending the extra turn.")
/* Translators: an answer to choose of the lesson “The extra turn”. */
N_ ("Yes, without spending anything.")
/* Translators: an answer to choose of the lesson “The extra turn”. */
N_ ("No: it became active in this very turn.")
/* Translators: said after a right answer of the lesson “The extra turn”. */
N_ ("Points first, then the extra turn: it counts even if these points made it active.")
/* Translators: said after a wrong answer of the lesson “The extra turn”. */
N_ ("The extra turn comes after the points.")
/* Translators: something to do or a question of the lesson “The extra turn”. */
N_ ("In the extra turn you place a farmer on m4, beside another train station. May you spend it again?")
/* Translators: an answer to choose of the lesson “The extra turn”. */
N_ ("Yes, it is active.")
/* Translators: an answer to choose of the lesson “The extra turn”. */
N_ ("Not in this turn: it is kept for a later one.")
/* Translators: said after a right answer of the lesson “The extra turn”. */
N_ ("Never twice in one turn. It stays active, though.")
/* Translators: said after a wrong answer of the lesson “The extra turn”. */
N_ ("Think of the two cards: your hand is empty by then.")

/* oregon-12-end.lesson */
/* Translators: the title of the lesson “How the game ends”. */
N_ ("How the game ends")
/* Translators: a paragraph of the lesson “How the game ends”. */
N_ ("The end comes when somebody places the fourteenth and last farmer, or when as many stacks of buildings are empty as there are players. The round is still played out, so that all have had the same number of turns.")
/* Translators: a paragraph of the lesson “How the game ends”. */
N_ ("Then the tokens are turned over and added. Most points wins; in a tie, most farmers on the board.")
/* Translators: a line to remember of the lesson “How the game ends”. */
N_ ("14 farmers, or empty stacks: the last round.")
/* Translators: a line to remember of the lesson “How the game ends”. */
N_ ("All have the same number of turns.")
/* Translators: a line to remember of the lesson “How the game ends”. */
N_ ("A tie: most farmers on the board.")
/* Translators: something to do or a question of the lesson “How the game ends”. */
N_ ("Red began and has just had a turn. You are Blue: place your fourteenth farmer, with two campfires.")
/* Translators: said after a right answer of the lesson “How the game ends”. */
N_ ("All 14 are on the board: this round is the last.")
/* Translators: said after a wrong answer of the lesson “How the game ends”. */
N_ ("Two campfires name one block, m3 to o4.")
/* Translators: something to do or a question of the lesson “How the game ends”. */
N_ ("Red went first in this game. Who still has a turn?")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Nobody: the game is over.")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Green, and then it is over.")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("All three, one more turn each.")
/* Translators: said after a right answer of the lesson “How the game ends”. */
N_ ("Green sits to the right of Red, who began: after Green all have had the same number of turns.")
/* Translators: said after a wrong answer of the lesson “How the game ends”. */
N_ ("All are to have the same number of turns, no more and no fewer.")
/* Translators: something to do or a question of the lesson “How the game ends”. */
N_ ("If Red and Blue have 40 points and a coal token worth 2 each, who wins?")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Blue, who has more farmers on the board.")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("Red, who began.")
/* Translators: an answer to choose of the lesson “How the game ends”. */
N_ ("They share the victory.")
/* Translators: said after a right answer of the lesson “How the game ends”. */
N_ ("42 each, and Blue has 14 farmers on the board.")
/* Translators: said after a wrong answer of the lesson “How the game ends”. */
N_ ("40 + 2 for both: what decides a tie?")
