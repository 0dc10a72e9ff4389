# SPDX-License-Identifier: GPL-3.0-or-later
# reader: the application as a screen reader has it, through the accessibility bus and in a
# process of its own; and what the command line says. Everything is waited for, nothing is
# timed.
import json
import os
import re
import subprocess
import time
import warnings

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter('ignore', DeprecationWarning)

PATIENCE = 300


# What the command line says.

def caravan(*arguments):
    done = subprocess.run([os.environ['CARAVAN'], '--json', *arguments],
                          stdout=subprocess.PIPE, encoding='utf-8', check=False)
    return json.loads(done.stdout)


def read_events(path):
    with open(path, encoding='utf-8') as file:
        return [json.loads(line) for line in file][1:]


# The bus.

heard = []


def listen():
    """Keeps what is announced; the listener must be kept as well."""
    listener = Atspi.EventListener.new(lambda event: heard.append(str(event.any_data)))
    listener.register('object:announcement')
    return listener


def can_announce():
    return subprocess.run(['pkg-config', '--atleast-version=4.14', 'gtk4'],
                          check=False).returncode == 0


def wait_for(what, find):
    """What find returns once it is something."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found = find()
        except GLib.Error:
            found = None  # it has just gone: look again
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError('waited in vain for ' + what)
        while GLib.MainContext.default().iteration(False):
            pass
        time.sleep(0.02)


def walk(node):
    """The node and all below it, but not the spaces of a board: they are many."""
    if node is None:
        return
    yield node
    if node.get_role() == Atspi.Role.TABLE:
        return
    for i in range(node.get_child_count()):
        yield from walk(node.get_child_at_index(i))


def find_application(pid):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(i)
        if child is not None and child.get_process_id() == pid:
            return child
    return None


def has_state(node, state):
    return node.get_state_set().contains(state)


def do(node, action='click'):
    for i in range(Atspi.Action.get_n_actions(node)):
        if Atspi.Action.get_action_name(node, i) == action:
            assert Atspi.Action.do_action(node, i)
            return
    raise AssertionError(f'{node.get_name()} has no action {action}')


class Window:
    """A window of the application, read anew at every question."""

    def __init__(self, *arguments):
        environment = dict(os.environ)
        for name in ('NO_AT_BRIDGE', 'GTK_A11Y'):
            environment.pop(name, None)
        self.program = subprocess.Popen([os.environ['CARAVANSERAI'], *arguments],
                                        env=environment)
        self.application = wait_for('the application',
                                    lambda: find_application(self.program.pid))
        self.board = None
        wait_for('a window', lambda: self.application.get_child_count() > 0)

    def close(self):
        self.program.terminate()
        self.program.wait()

    def frame(self):
        return self.application.get_child_at_index(0)

    def nodes(self):
        return walk(self.application)

    def named(self, name, role=None):
        return next((node for node in self.nodes()
                     if node.get_name().startswith(name) and
                     node.get_action_iface() is not None and
                     (role is None or node.get_role() == role)), None)

    def cells(self):
        if self.board is None:
            self.board = next((node for node in self.nodes()
                               if node.get_role() == Atspi.Role.TABLE), None)
        if self.board is None:
            return []
        return [self.board.get_child_at_index(i)
                for i in range(self.board.get_child_count())]

    def cell(self, name):
        return next((cell for cell in self.cells()
                     if cell.get_name().split(',')[0] == name), None)

    def names(self):
        return {cell.get_name() for cell in self.cells()}

    def descriptions(self):
        return [cell.get_description() for cell in self.cells() if cell.get_description()]

    def press(self, name):
        do(wait_for(name, lambda: self.named(name)))

    def is_chosen(self, name):
        node = self.named(name)
        return node is not None and any(
            has_state(node, state)
            for state in (Atspi.StateType.PRESSED, Atspi.StateType.CHECKED))

    def choose(self, name):
        """Presses a button that stays down, unless it is down: GTK acts only after a
        while, and would let it go again."""
        wait_for(name, lambda: self.named(name))
        if not self.is_chosen(name):
            self.press(name)
            wait_for(name + ' to be chosen', lambda: self.is_chosen(name))

    def nameless(self):
        """What can have the focus and says nothing, or only what class it is of. A
        scrolled window is focusable in GTK 4.8 by itself, but never stopped at."""
        return [(node.get_role_name(), node.get_name(), node.get_parent().get_name())
                for node in [*self.nodes(), *self.cells()]
                if has_state(node, Atspi.StateType.FOCUSABLE) and
                node.get_role() != Atspi.Role.SCROLL_PANE and
                re.fullmatch(r'\s*|(Gtk|Adw|Caravan)[A-Z]\w*', node.get_name())]


class Table:
    """The parts of the table that a player goes back to, found by their names."""

    def __init__(self, window):
        self.window = window
        self.parts = {}

    def find_part(self, name):
        if name not in self.parts:
            self.parts[name] = wait_for(name, lambda: next(
                (node for node in self.window.nodes() if node.get_name() == name), None))
        return self.parts[name]

    def find_button(self, part, name):
        return next((node for node in walk(self.find_part(part))
                     if re.match(name, node.get_name()) and
                     node.get_role() in (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)),
                    None)

    def press(self, part, name):
        do(wait_for(name, lambda: self.find_button(part, name)))

    def choose(self, part, name):
        def is_chosen():
            button = self.find_button(part, name)
            return button is not None and (has_state(button, Atspi.StateType.PRESSED) or
                                           has_state(button, Atspi.StateType.CHECKED))
        if not wait_for(name, lambda: [is_chosen()])[0]:
            self.press(part, name)
            wait_for(name + ' to be chosen', is_chosen)

    def find_player(self, name):
        """What is said of a player beside the board."""
        return next(node.get_name() for node in walk(self.find_part('Players'))
                    if node.get_role() == Atspi.Role.LIST_ITEM and
                    node.get_name().startswith(name))


def run(tests, *arguments):
    """All of them one after the other; returns the status to exit with."""
    failed = 0
    print(f'1..{len(tests)}')
    for number, test in enumerate(tests, 1):
        try:
            test(*arguments)
            print('ok', number, '-', test.__name__, flush=True)
        except (AssertionError, GLib.Error) as wrong:
            failed = 1
            print('not ok', number, '-', test.__name__, flush=True)
            print('#', wrong, flush=True)
    return failed
