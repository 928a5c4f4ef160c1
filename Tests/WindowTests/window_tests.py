"""Operates WindowTestApp: started by `run` in a session of its own."""

import ctypes
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from desktop import Program, wait

PROGRAM, SCRATCH = sys.argv[1], os.environ["WINDOW_TEST_SCRATCH"]
TITLE = "Window test"


class WindowTestCase(unittest.TestCase):
    """One window of the program; `environment` is what the program is started with besides."""

    environment = {}

    def setUp(self):
        self.use_own_settings()
        self.program = Program(PROGRAM, SCRATCH, self.environment)
        self.addCleanup(self.check_and_end)
        self.window = self.program.window(TITLE)
        self.program.find("Count: 0")

    @staticmethod
    def use_own_settings():
        """The program of the test before was killed with its windows: it would open them again."""
        home = tempfile.mkdtemp(dir=SCRATCH)
        for kind in ["config", "data", "state"]:
            os.environ["XDG_%s_HOME" % kind.upper()] = os.path.join(home, kind)

    def check_and_end(self):
        self.program.end()
        output = self.program_output()
        for word in ["CRITICAL", "WARNING", "Fatal", "Crash"]:
            self.assertNotIn(word, output)

    def program_output(self):
        with open(self.program.log.name) as log:
            return log.read()

    def hear(self, service):
        """Starts a service. What is returned waits until it has said a line."""
        log = open(os.path.join(SCRATCH, "service.log"), "w+")
        self.service = process = subprocess.Popen(["/usr/bin/python3", "-c", service], stdout=log)
        self.addCleanup(log.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)

        def heard(line):
            def look():
                with open(log.name) as text:
                    return line in text.read().splitlines()

            wait(look, lambda: "\"%s\" was not heard: %s" % (line, open(log.name).read()))

        heard("ready")
        return heard

    def assertShown(self, name):
        self.program.find(name)

    def assertPicture(self, window=None):
        """What is on the display is what is drawn without one."""
        time.sleep(0.3)
        self.assertLess(self.program.difference(window or self.window), 0.01)


class Windows(WindowTestCase):
    def test_opens_with_title_and_size(self):
        self.assertEqual(self.program.size(self.window), (600, 540))
        self.assertPicture()

    def test_bitmaps_are_drawn_as_without_a_window(self):
        timer = self.program.find("Timer 3")
        self.assertPicture()
        box = self.program.extents(timer)
        colors = subprocess.run(
            ["convert", self.program.shot_path, "-crop", "40x%d+%d+%d" % (box.height, box.x + box.width, box.y),
             "-unique-colors", "txt:"], capture_output=True, text=True).stdout
        self.assertGreater(len(colors.splitlines()), 3)

    def test_resizing_lays_out_again(self):
        self.assertFalse(self.program.has("Row 30"))
        self.program.resize(self.window, 900, 700)
        wait(lambda: self.program.size(self.window) == (900, 700), "the window kept its size")
        self.assertShown("Row 30")
        self.assertPicture()

    def test_second_window_shares_the_state_of_the_program(self):
        self.program.click(self.program.find("Open second"))
        self.program.window("Second window")
        self.program.find("Tell the first").queryAction().doAction(0)
        self.assertShown("told by the second")
        self.program.find("Close", "push button").queryAction().doAction(0)
        wait(lambda: self.program.windows("Second window") == 0, "the second window did not close")
        self.assertEqual(self.program.windows(TITLE), 1)

    def test_one_window_for_each_value(self):
        for _ in range(2):
            self.program.find("Open number").queryAction().doAction(0)
            self.assertShown("Number 7")
        time.sleep(0.3)
        self.assertEqual(self.program.windows("Number"), 1)

    def test_closed_windows_leave_nothing_behind(self):
        for _ in range(3):
            self.program.find("Open second").queryAction().doAction(0)
            self.program.find("Close", "push button").queryAction().doAction(0)
            wait(lambda: self.program.windows("Second window") == 0, "the second window did not close")
            self.program.find("Open number").queryAction().doAction(0)
            self.program.ask_to_close(self.program.window("Number"))
            wait(lambda: self.program.windows("Number") == 0, "the window of the number did not close")
        self.program.key("ctrl+g")
        self.assertShown("0 of 6 guests are here")

    def test_the_last_window_ends_the_program(self):
        self.program.ask_to_close(self.window)
        wait(lambda: self.program.process.poll() is not None, "the program did not end")
        self.assertEqual(self.program.process.returncode, 0)


class Links(unittest.TestCase):
    def test_a_program_hears_of_the_urls_among_its_arguments(self):
        program = Program(PROGRAM, SCRATCH, arguments=["test://hello"])
        self.addCleanup(program.end)
        program.find("asked for test://hello")


class PointerAndKeys(WindowTestCase):
    def test_click(self):
        self.program.click(self.program.find("Add one"))
        self.assertShown("Count: 1")
        self.assertPicture()

    def test_keyboard_shortcut(self):
        self.program.key("ctrl+n", "ctrl+n")
        self.assertShown("Count: 2")

    def test_commands(self):
        self.program.key("ctrl+j")
        self.assertShown("noted")
        self.program.click(self.program.find("Help"))
        self.program.find("Explain").queryAction().doAction(0)
        self.assertShown("explained")
        self.assertFalse(self.program.has("View"))
        self.assertPicture()

    def test_choosing_a_file(self):
        path = os.path.join(SCRATCH, "chosen.json")
        with open(path, "w") as file:
            file.write("{}")
        self.program.key("ctrl+i")
        self.program.window("Open")
        time.sleep(0.5)
        self.program.type(path)
        time.sleep(0.5)
        self.program.key("Return")
        self.assertShown("imported chosen.json")

    def test_picking_a_photo(self):
        path = os.path.join(SCRATCH, "photo.png")
        subprocess.run(["convert", "-size", "12x7", "xc:red", path], check=True)
        self.program.key("ctrl+o")
        self.program.window("Open")
        time.sleep(0.5)
        self.program.type(path)
        time.sleep(0.5)
        self.program.key("Return")
        self.assertShown("picked a photo of 12 by 7")

    def test_typing(self):
        self.program.click(self.program.find("Name", "text"))
        self.program.type("Ada Lovelace")
        self.assertShown("Hello, Ada Lovelace!")
        self.program.key("ctrl+Left", "BackSpace", "BackSpace")
        self.assertShown("Hello, AdLovelace!")
        self.assertPicture()

    def test_composed_characters(self):
        self.program.click(self.program.find("Name", "text"))
        self.program.type("caf")
        self.program.key("dead_acute", "e")
        self.assertShown("Hello, café!")
        self.program.key("ctrl+shift+u", "f", "c", "space")
        self.assertShown("Hello, caféü!")

    def test_clipboard(self):
        self.program.click(self.program.find("Name", "text"))
        self.program.type("copy")
        self.program.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
        self.assertShown("Hello, copycopy!")
        self.assertEqual(
            self.other_program("board.read_text_async(None, lambda b, r: end(b.read_text_finish(r)))"), "copy")

    def test_pictures_and_files_go_over_the_clipboard(self):
        self.program.key("ctrl+p")
        time.sleep(0.5)
        size = (
            "def picture(board, result):\n"
            "    picture = board.read_texture_finish(result)\n"
            "    end('%d by %d' % (picture.get_width(), picture.get_height()))\n"
            "board.read_texture_async(None, picture)")
        self.assertEqual(self.other_program(size), "7 by 3")
        self.program.key("ctrl+b")
        self.assertShown("pasted a picture of 7 by 3")
        path = os.path.join(SCRATCH, "red.png")
        subprocess.run(["convert", "-size", "5x2", "xc:red", path], check=True)
        self.offer("image/png", "open('%s', 'rb').read()" % path)
        self.assertPasted("pasted a picture of 5 by 2")
        self.offer("text/uri-list", "b'file://%s\\r\\n'" % path)
        self.assertPasted("pasted red.png")
        self.offer("text/plain;charset=utf-8", "'Grüße'.encode()")
        self.assertPasted("pasted Grüße")

    def assertPasted(self, line):
        """What another program copied is there soon."""

        def paste():
            self.program.key("ctrl+b")
            time.sleep(0.2)
            return self.program.has(line)

        wait(paste, lambda: "it was not %s:\n%s" % (line, self.program.describe()))

    PROGRAM = (
        "import gi\ngi.require_version('Gtk', '4.0')\nfrom gi.repository import Gtk, Gdk, GLib\nGtk.init()\n"
        "loop = GLib.MainLoop()\nboard = Gdk.Display.get_default().get_clipboard()\n"
        "def end(answer):\n    print(answer)\n    loop.quit()\n")

    def other_program(self, code):
        """What another program says that runs some code on the clipboard."""
        script = self.PROGRAM + code + "\nloop.run()"
        return subprocess.run(
            ["/usr/bin/python3", "-c", script], capture_output=True, text=True, timeout=20).stdout.strip()

    def offer(self, kind, data):
        """Another program copies something, and stays there to hand it over."""
        script = self.PROGRAM + (
            "board.set_content(Gdk.ContentProvider.new_for_bytes('%s', GLib.Bytes.new(%s)))\nloop.run()" % (kind, data))
        process = subprocess.Popen(["/usr/bin/python3", "-c", script])
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)

    def test_tab_goes_from_control_to_control(self):
        self.program.tab_to("Name")
        self.program.type("x")
        self.assertShown("Hello, x!")
        self.program.tab_to("Add one")
        self.program.key("space")
        self.assertShown("Count: 1")

    def test_wheel(self):
        self.program.xdotool("mousemove", *self.program.middle(self.program.find("Row 3")))
        self.program.xdotool("click", "--repeat", 20, "--delay", 30, 5)
        self.assertShown("Row 60")
        self.assertPicture()

    def test_drag(self):
        self.program.drag((550, 490), (450, 350))
        self.assertPicture()
        color = subprocess.run(
            ["convert", self.program.shot_path, "-format", "%[pixel:p{450,350}]", "info:"], capture_output=True,
            text=True).stdout
        self.assertRegex(color, r"\(0,1\d\d,255")

    def test_slider(self):
        box = self.program.extents(self.program.find("Volume"))
        middle = box.x + box.width // 2, box.y + box.height // 2
        self.program.drag(middle, (box.x + box.width - 1, middle[1]))
        self.assertShown("Volume 100")

    def test_hovering(self):
        self.program.xdotool("mousemove", *self.program.middle(self.program.find("Not hovered")))
        self.assertShown("Hovered")
        self.program.xdotool("mousemove", 300, 480)
        self.assertShown("Not hovered")

    def test_menu_by_the_secondary_button(self):
        self.program.find("Add one").queryAction().doAction(0)
        self.assertShown("Count: 1")
        self.program.click(self.program.find("Not hovered"), button=3)
        self.program.find("Reset").queryAction().doAction(0)
        self.assertShown("Count: 0")


class Desktop(WindowTestCase):
    """What the program asks of the desktop: a second program takes the place of its services and says what it hears."""

    SERVICE = (
        "import gi, sys\nfrom gi.repository import Gio, GLib\n"
        "description = \"\"\"<node><interface name='org.freedesktop.ScreenSaver'>"
        "<method name='Inhibit'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
        "<arg type='u' direction='out'/></method>"
        "<method name='UnInhibit'><arg type='u' direction='in'/></method></interface></node>\"\"\"\n"
        "def say(*words):\n    print(*words, flush=True)\n"
        "def called(connection, sender, path, interface, method, arguments, call):\n"
        "    say(method, *arguments.unpack()[:1])\n"
        "    call.return_value(GLib.Variant('(u)', (7,)) if method == 'Inhibit' else None)\n"
        "bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)\n"
        "interface = Gio.DBusNodeInfo.new_for_xml(description).interfaces[0]\n"
        "bus.register_object('/org/freedesktop/ScreenSaver', interface, called, None, None)\n"
        "bus.signal_subscribe(None, 'com.canonical.Unity.LauncherEntry', 'Update', None, None, 0,\n"
        "    lambda *signal: say('badge', signal[5].unpack()))\n"
        "Gio.bus_own_name_on_connection(bus, 'org.freedesktop.ScreenSaver', 0, lambda *name: say('ready'), None)\n"
        "GLib.MainLoop().run()\n")

    NOTIFICATIONS = (
        "import gi, sys\nfrom gi.repository import Gio, GLib\n"
        "description = \"\"\"<node><interface name='org.freedesktop.Notifications'>"
        "<method name='GetCapabilities'><arg type='as' direction='out'/></method>"
        "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
        "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
        "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
        "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
        "</interface></node>\"\"\"\n"
        "name = 'org.freedesktop.Notifications'\npath = '/org/freedesktop/Notifications'\n"
        "def say(*words):\n    print(*words, flush=True)\n"
        "def press():\n    bus.emit_signal(None, path, name, 'ActionInvoked', GLib.Variant('(us)', (5, 'action:later')))\n"
        "def called(connection, sender, path, interface, method, arguments, call):\n"
        "    if method == 'GetCapabilities':\n"
        "        call.return_value(GLib.Variant('(as)', (['body-markup', 'actions'],)))\n"
        "    elif method == 'Notify':\n"
        "        given = arguments.unpack()\n        say('Notify', *given[1:2], given[3:6], given[6].get('sound-name'))\n"
        "        call.return_value(GLib.Variant('(u)', (5,)))\n        if given[1]: GLib.timeout_add(100, press)\n"
        "    else:\n        say(method, *arguments.unpack())\n        call.return_value(None)\n"
        "bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)\n"
        "bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(description).interfaces[0], called, None, None)\n"
        "Gio.bus_own_name_on_connection(bus, name, 0, lambda *name: say('ready'), None)\n"
        "GLib.MainLoop().run()\n")

    LOCATIONS = (
        "import gi, sys\nfrom gi.repository import Gio, GLib\n"
        "base = 'org.freedesktop.GeoClue2'\npath = '/org/freedesktop/GeoClue2'\n"
        "argument = \"<arg type='%s' direction='%s'/>\"\n"
        "description = '''<node><interface name='org.freedesktop.GeoClue2.Manager'><method name='GetClient'>%s</method>"
        "</interface><interface name='org.freedesktop.GeoClue2.Client'><method name='Start'/><method name='Stop'/>"
        "<property name='DesktopId' type='s' access='readwrite'/>"
        "<property name='RequestedAccuracyLevel' type='u' access='readwrite'/></interface>"
        "<interface name='org.freedesktop.GeoClue2.Location'><property name='Latitude' type='d' access='read'/>"
        "<property name='Longitude' type='d' access='read'/><property name='Accuracy' type='d' access='read'/>"
        "<property name='Altitude' type='d' access='read'/></interface></node>''' % (argument % ('o', 'out'))\n"
        "def say(*words):\n    print(*words, flush=True)\n"
        "def called(connection, sender, where, interface, method, arguments, call):\n"
        "    say(method)\n"
        "    call.return_value(GLib.Variant('(o)', (path + '/Client/1',)) if method == 'GetClient' else None)\n"
        "    if method == 'Start':\n"
        "        for place in ['/Location/far', '/Location/1']:\n"
        "            bus.emit_signal(None, path + '/Client/1', base + '.Client', 'LocationUpdated',\n"
        "                GLib.Variant('(oo)', ('/', path + place)))\n"
        "def get(connection, sender, where, interface, name):\n"
        "    latitude = 97.0 if where.endswith('far') else 52.5\n"
        "    return GLib.Variant('d', {'Latitude': latitude, 'Longitude': 13.4, 'Accuracy': 30.0}.get(name, -1.7e308))\n"
        "def set(connection, sender, where, interface, name, value):\n    say(name, value.unpack())\n    return True\n"
        "bus = Gio.bus_get_sync(Gio.BusType.SYSTEM, None)\n"
        "node = Gio.DBusNodeInfo.new_for_xml(description)\n"
        "for place, name in [('/Manager', '.Manager'), ('/Client/1', '.Client'), ('/Location/1', '.Location'),\n"
        "        ('/Location/far', '.Location')]:\n"
        "    bus.register_object(path + place, node.lookup_interface(base + name), called, get, set)\n"
        "Gio.bus_own_name_on_connection(bus, base, 0, lambda *name: say('ready'), None)\n"
        "GLib.MainLoop().run()\n")

    NETWORKS = (
        "import gi, signal, sys\nfrom gi.repository import Gio, GLib\n"
        "name = 'org.freedesktop.NetworkManager'\npath = '/org/freedesktop/NetworkManager'\n"
        "property = \"<property name='%s' type='u' access='read'/>\"\n"
        "description = \"<node><interface name='%s'>%s</interface></node>\" % (\n"
        "    name, ''.join(property % each for each in ['State', 'Connectivity', 'Metered']))\n"
        "def say(*words):\n    print(*words, flush=True)\n"
        "def values(state, connectivity, metered):\n"
        "    return {'State': GLib.Variant('u', state), 'Connectivity': GLib.Variant('u', connectivity),\n"
        "        'Metered': GLib.Variant('u', metered)}\n"
        "# Connected; connected by the byte; not connected.\n"
        "steps = [values(70, 4, 2), values(70, 4, 1), values(20, 1, 2)]\n"
        "def change():\n"
        "    del steps[0]\n"
        "    bus.emit_signal(None, path, 'org.freedesktop.DBus.Properties', 'PropertiesChanged',\n"
        "        GLib.Variant('(sa{sv}as)', (name, steps[0], [])))\n"
        "    return True\n"
        "GLib.unix_signal_add(0, signal.SIGUSR1, change)\n"
        "bus = Gio.bus_get_sync(Gio.BusType.SYSTEM, None)\n"
        "bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(description).interfaces[0], None,\n"
        "    lambda *question: steps[0][question[4]], None)\n"
        "Gio.bus_own_name_on_connection(bus, name, 0, lambda *name: say('ready'), None)\n"
        "GLib.MainLoop().run()\n")

    def test_a_notification_is_shown_and_its_action_is_heard(self):
        heard = self.hear(self.NOTIFICATIONS)
        self.program.key("ctrl+t")
        actions = "['default', '', 'action:later', 'Later']"
        heard("Notify 0 ('Tea', 'Boiling', %s) message-new-instant" % actions)
        heard("Notify 5 ('Tea', '3 &lt; 4 minutes', %s) message-new-instant" % actions)
        self.assertShown("Tea: later")
        heard("CloseNotification 5")

    def test_a_program_follows_the_machine_until_it_has_a_place(self):
        heard = self.hear(self.LOCATIONS)
        self.program.key("ctrl+y")
        heard("DesktopId %s" % os.path.basename(PROGRAM))
        heard("RequestedAccuracyLevel 6")
        # The place beyond the pole is left out.
        self.assertShown("at 52.5, 13.4, altitude -1.0")
        heard("Stop")

    def test_a_program_hears_that_no_service_knows_its_place(self):
        self.program.key("ctrl+y")
        self.assertShown("no location")

    def test_a_program_hears_of_changes_of_the_network(self):
        self.hear(self.NETWORKS)
        self.program.key("ctrl+r")
        self.assertShown("connected")
        for line in ["connected, by the byte", "not connected"]:
            self.service.send_signal(signal.SIGUSR1)
            self.assertShown(line)

    def test_a_program_has_the_desktop_start_it_at_login(self):
        file = os.path.join(os.environ["XDG_CONFIG_HOME"], "autostart", os.path.basename(PROGRAM) + ".desktop")
        self.program.key("ctrl+h")
        self.assertShown("login: enabled")
        with open(file) as text:
            self.assertIn("Exec=\"%s\"" % os.path.realpath(PROGRAM), text.read())
        self.program.key("ctrl+h")
        self.assertShown("login: notRegistered")
        self.assertFalse(os.path.exists(file))

    def test_a_program_keeps_the_screen_lit_and_counts_on_its_icon(self):
        heard = self.hear(self.SERVICE)
        self.program.key("ctrl+l")
        heard("Inhibit %s" % os.path.basename(PROGRAM))
        self.program.key("ctrl+l")
        heard("UnInhibit 7")
        self.program.key("ctrl+d", "ctrl+d")
        heard("badge ('application://%s.desktop', {'count': 2, 'count-visible': True})" % os.path.basename(PROGRAM))


class Sandbox(WindowTestCase):
    """A program that says it is in a Flatpak."""

    environment = {"FLATPAK_ID": "org.example.WindowTest"}

    PORTAL = (
        "import gi, sys\nfrom gi.repository import Gio, GLib\n"
        "name = 'org.freedesktop.portal.Desktop'\npath = '/org/freedesktop/portal/desktop'\n"
        "description = \"\"\"<node><interface name='org.freedesktop.portal.Background'><method name='RequestBackground'>"
        "<arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>"
        "</interface></node>\"\"\"\n"
        "def say(*words):\n    print(*words, flush=True)\n"
        "def called(connection, sender, where, interface, method, arguments, call):\n"
        "    options = arguments.unpack()[1]\n"
        "    request = '%s/request/%s/%s' % (path, sender[1:].replace('.', '_'), options['handle_token'])\n"
        "    call.return_value(GLib.Variant('(o)', (request,)))\n"
        "    say('start', options['autostart'], len(options['commandline']))\n"
        "    bus.emit_signal(None, request, 'org.freedesktop.portal.Request', 'Response',\n"
        "        GLib.Variant('(ua{sv})', (0, {'autostart': GLib.Variant('b', options['autostart'])})))\n"
        "bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)\n"
        "bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(description).interfaces[0], called, None, None)\n"
        "Gio.bus_own_name_on_connection(bus, name, 0, lambda *name: say('ready'), None)\n"
        "GLib.MainLoop().run()\n")

    def test_a_program_asks_the_portal_to_start_it_at_login(self):
        heard = self.hear(self.PORTAL)
        self.program.key("ctrl+h")
        heard("start True 1")
        self.program.key("ctrl+shift+x")
        self.assertShown("login: enabled")
        self.program.key("ctrl+h")
        heard("start False 1")
        self.assertShown("login: notRegistered")


class Media(WindowTestCase):
    path = os.path.join(SCRATCH, "film.webm")
    environment = {"WINDOW_TEST_VIDEO": path}
    # Two seconds of red, with a tone.
    FILM = ("videotestsrc num-buffers=60 pattern=red ! video/x-raw,width=320,height=240,framerate=30/1 ! vp8enc deadline=1"
            " ! webmmux name=film ! filesink location=%s audiotestsrc num-buffers=86 volume=0.1 ! vorbisenc ! film." % path)

    def make_film(self):
        try:
            subprocess.run(["gst-launch-1.0", "--quiet", *self.FILM.split()], check=True, capture_output=True, timeout=60)
        except (FileNotFoundError, subprocess.CalledProcessError):
            self.skipTest("gst-launch-1.0 makes no video here: gstreamer1.0-tools and gstreamer1.0-plugins-good are missing")

    def color(self, x, y):
        window = self.program.window("Video window")
        subprocess.run(["import", "-window", window, self.program.shot_path], check=True)
        point = "%%[pixel:p{%d,%d}]" % (x, y)
        return subprocess.run(
            ["convert", self.program.shot_path, "-format", point, "info:"], capture_output=True, text=True).stdout

    def test_a_video_is_seen_and_played_to_its_end(self):
        self.make_film()
        self.program.key("ctrl+m")
        self.assertShown("video of 2.0 seconds, 320 by 240")
        self.program.find("Play", "push button").queryAction().doAction(0)
        wait(lambda: self.color(200, 60).startswith("srgb(25") and self.color(200, 60).endswith(",0,0)"), "no red is seen")
        self.assertShown("video ended at 2.0")
        self.program.find("Play", "push button").queryAction().doAction(0)
        self.program.find("Pause", "push button")

    def test_a_sound_is_played_to_its_end(self):
        self.make_film()
        self.program.key("ctrl+u")
        self.assertShown("sound of 0.5 seconds")
        self.assertShown("sound finished at 0.0")

    def test_a_video_that_is_not_there_is_said_to_be_missing(self):
        if os.path.exists(self.path):
            os.remove(self.path)
        self.program.key("ctrl+m")
        self.assertShown("no video")
        self.assertShown("This video cannot be played.")


class Web(WindowTestCase):
    LIBRARY = "libwebkitgtk-6.0.so.4"

    def open_page(self):
        try:
            ctypes.CDLL(self.LIBRARY)
        except OSError:
            self.skipTest("%s is missing: libwebkitgtk-6.0-4" % self.LIBRARY)
        self.program.key("ctrl+k")
        window = self.program.window("Web window")
        self.assertShown("half of 5 is 2.5")
        return window

    def color(self, window, x, y):
        subprocess.run(["import", "-window", window, self.program.shot_path], check=True)
        point = "%%[pixel:p{%d,%d}]" % (x, y)
        return subprocess.run(
            ["convert", self.program.shot_path, "-format", point, "info:"], capture_output=True, text=True).stdout

    def click_at(self, window, x, y):
        self.program.xdotool("mousemove", "--window", window, str(x), str(y), "click", "1")

    def test_a_page_is_seen_takes_the_pointer_and_keys_and_lies_behind_views(self):
        window = self.open_page()
        wait(lambda: self.color(window, 200, 150) == "srgb(0,128,0)", "the page is not seen")
        self.assertNotEqual(self.color(window, 60, 30), "srgb(0,128,0)")
        self.click_at(window, 200, 150)
        self.assertShown("page: pressed")
        self.program.click(self.program.find("In front", "push button"))
        self.assertShown("pressed in front")
        # There is no window manager here that would do it.
        self.program.xdotool("windowfocus", "--sync", window)
        self.click_at(window, 100, 265)
        self.program.type("hi")
        self.assertShown("page: wrote hi")
        self.program.ask_to_close(window)
        wait(lambda: self.program.windows("Web window") == 0, "the window with the page did not close")


class Overlay(WindowTestCase):
    def test_a_key_shows_and_hides_what_the_engine_does(self):
        self.program.key("ctrl+shift+F12")
        self.program.click(self.program.find("Add one"))
        self.assertShown("Count: 1")
        time.sleep(0.3)
        self.assertGreater(self.program.difference(self.window), 0.01)
        self.program.key("ctrl+shift+F12")
        self.assertPicture()


class Recording(WindowTestCase):
    path = os.path.join(SCRATCH, "trace.json")
    environment = {"TESSERA_TRACE": path}

    def test_a_program_that_is_told_to_end_writes_what_it_recorded(self):
        self.program.click(self.program.find("Add one"))
        self.assertShown("Count: 1")
        self.program.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.program.process.wait(90), -signal.SIGTERM)
        with open(self.path) as file:
            events = json.load(file)["traceEvents"]
        self.assertTrue(any(event.get("cat") == "write" and "count" in event["name"] for event in events))


class Crashes(unittest.TestCase):
    def test_a_crash_is_kept_with_the_lines_of_the_program(self):
        first = Program(PROGRAM, SCRATCH)
        self.addCleanup(first.end)
        first.find("Add one")
        first.key("ctrl+e")
        wait(lambda: first.process.poll() is not None, "the program did not crash")
        folder = os.path.join(os.environ["XDG_STATE_HOME"], "WindowTestApp", "crashes")
        name, = os.listdir(folder)
        again = Program(PROGRAM, SCRATCH)
        self.addCleanup(again.end)

        def lines():
            with open(os.path.join(folder, name)) as report:
                return "WindowTestApp.swift:" in report.read()

        wait(lines, "the report has no line of the program")


class Pictures(WindowTestCase):
    def test_all_go_through_the_same_memory(self):
        wait(self.program.shared_memory, "nothing is shared with the server")
        kept = self.program.shared_memory()
        for step in range(1, 6):
            self.program.drag((550, 490), (450 - step, 350))
            time.sleep(0.2)
            kept &= self.program.shared_memory()
        self.assertNotEqual(kept, set())


class Rest(WindowTestCase):
    def test_tasks_and_sleeps_go_on_and_then_nothing_wakes_the_program(self):
        self.assertShown("Timer 3")
        time.sleep(1.5)
        before = self.program.wakeups()
        time.sleep(4)
        self.assertLessEqual(self.program.wakeups() - before, 12)


if __name__ == "__main__":
    import accessibility_tests  # noqa: F401
    from accessibility_tests import Accessibility  # noqa: F401

    unittest.main(argv=["window tests", *sys.argv[2:]], verbosity=2)
