import SwiftUITesting
import TesseraPaint
import Testing

@testable import SwiftUI

@MainActor
private enum ExtraLog {
  static var lines: [String] = []
}

private struct ExtraApp: App {
  @State private var isInserted = true
  @State private var count = 0

  var body: some Scene {
    MenuBarExtra("Counter", systemImage: "star", isInserted: $isInserted) {
      Button("Add \(count)") { count += 1 }
      Button("Leave") { isInserted = false }
    }
    WindowGroup {
      VStack {
        Text("Count \(count)")
        Button("Insert") { isInserted = true }
      }
    }
  }
}

private struct PopoverApp: App {
  var body: some Scene {
    WindowGroup { Text("Window") }
      .commands { CommandMenu("Own") { Button("Act") {} } }
    MenuBarExtra {
      VStack {
        Text("Level 3")
        Button("Raise") { ExtraLog.lines.append("raise") }
      }
      .padding()
    } label: {
      Text("Volume")
    }
    .menuBarExtraStyle(.window)
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}

private struct DarkApp: App {
  var body: some Scene {
    MenuBarExtra("Level") {
      Button("Raise") {}.buttonStyle(.borderedProminent).padding(30)
    }
    .menuBarExtraStyle(.window)
    WindowGroup { Text("Window").preferredColorScheme(.dark) }
  }
}

private struct OnlyExtraApp: App {
  var body: some Scene {
    MenuBarExtra("Only") {
      Text("Nothing to do")
      Button("Act") { ExtraLog.lines.append("act") }
    }
    .menuBarExtraStyle(.menu)
    Settings { Text("Settings of it") }
  }
}

private struct UtilityApp: App {
  var body: some Scene {
    UtilityWindow("Tools", id: "tools") { Text("The tools") }
    Window("Main", id: "main") { Text("The main window") }
  }
}

private struct OnlyUtilityApp: App {
  var body: some Scene {
    UtilityWindow("Tools", id: "tools") { Text("The tools") }
  }
}

private struct ToolbarApp: App {
  @State private var text = "two Words"

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        TextField("Text", text: $text)
          .navigationTitle("Oak")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Cut down") {} }
      }
    }
    .commands {
      ToolbarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      ImportFromDevicesCommands()
    }
  }
}

private struct ArrangedApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("content").navigationTitle("Oak")
          .toolbar(id: "menu of commands") { ToolbarItem(id: "cut") { Button("Cut down") {} } }
      }
    }
    .commands { ToolbarCommands() }
  }
}

private struct TitlelessApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("content").navigationTitle("Oak").toolbar { Button("Cut down") {} }
      }
    }
    .windowToolbarStyle(.unified(showsTitle: false))
    .defaultPosition(.topTrailing)
  }
}

private struct PlacedApp: App {
  var body: some Scene {
    WindowGroup { Color.red.frame(width: 300, height: 200) }
      .defaultWindowPlacement { content, context in
        let size = content.sizeThatFits(.unspecified)
        return WindowPlacement(
          .topLeading, width: size.width + 100, height: context.defaultDisplay.visibleRect.height / 2)
      }
      .windowIdealPlacement { _, _ in WindowPlacement(size: CGSize(width: 900, height: CGFloat.nan)) }
  }
}

/// Scenes and commands of macOS.
@MainActor
@Suite(.serialized) struct MenuBarExtraTests {
  @Test("J151: an item of the bar opens a menu, and leaves the bar when it is not inserted")
  func menu() {
    let screen = Screen(running: ExtraApp.self, width: 700, hasMenuBar: true)
    #expect(screen["Count 0"].exists)
    #expect(screen["Counter"].frame.minX > 500)
    screen["Counter"].tap()
    screen["Add 0"].tap()
    #expect(screen["Count 1"].exists)
    screen["Counter"].tap()
    #expect(screen["Add 1"].exists)
    screen["Leave"].tap()
    #expect(!screen["Counter"].exists)
    screen["Insert"].tap()
    #expect(screen["Counter"].exists)
  }

  @Test("J151: an item is drawn in the colors of the window whose bar it is in")
  func colors() async {
    let screen = Screen(running: DarkApp.self, width: 700, hasMenuBar: true)
    let frame = screen["Level"].frame
    let picture = screen.snapshot()
    let brightest = stride(from: frame.minY, to: frame.maxY, by: 0.5).flatMap { y in
      stride(from: frame.minX, to: frame.maxX, by: 0.5).map { picture.color(at: CGPoint(x: $0, y: y)).green }
    }.max()
    #expect((brightest ?? 0) > 0.8)
    #expect(picture.color(at: CGPoint(x: frame.minX - 2, y: frame.midY)).green < 0.2)
    screen["Level"].tap()
    await screen.settle()
    // What it opens has the accent color, not that of the bar.
    let button = screen["Raise"].frame
    let edge = screen.snapshot().color(at: CGPoint(x: button.minX + 4, y: button.midY))
    #expect(edge.blue > 0.9 && edge.red < 0.2)
  }

  @Test("J151: with the style of windows, an item opens a popover, with the values of its scene")
  func popover() {
    ExtraLog.lines = []
    let screen = Screen(running: PopoverApp.self, width: 700, hasMenuBar: true)
    #expect(screen["Own"].exists)
    #expect(!screen["Level 3"].exists)
    screen["Volume"].tap()
    #expect(screen["Level 3"].exists)
    screen["Raise"].tap()
    #expect(ExtraLog.lines == ["raise"])
    #expect(!Screen(running: PopoverApp.self).visibleText.contains("Volume"))
  }

  @Test("J151: a program with nothing but an item shows its content in a window")
  func alone() {
    ExtraLog.lines = []
    let screen = Screen(running: OnlyExtraApp.self)
    #expect(screen.visibleText == ["Nothing to do", "Act"])
    screen["Act"].tap()
    #expect(ExtraLog.lines == ["act"])
  }

  @Test("J152: a window of tools is not what a program begins with, unless there is no other")
  func utility() {
    #expect(Screen(running: UtilityApp.self).visibleText == ["The main window"])
    #expect(Screen(running: OnlyUtilityApp.self).visibleText == ["The tools"])
  }

  @Test(
    "J153: a scene says how large its windows are, by their content and the screen; lengths that are none count for nothing"
  )
  func placement() throws {
    let windows = WindowTable()
    let host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: CGSize(width: 100, height: 100)),
      content: ProgramView(PlacedApp(), windows: windows))
    host.runFrameIfNeeded()
    let window = try #require(windows.shown)
    let size = WindowSizes(of: window, host, display: CGSize(width: 1000, height: 900)).initial
    #expect(size == CGSize(width: 400, height: 450))
    let ideal = try #require(window.environment.windowAttributes.idealPlacement)
    let old = CGSize(width: 10, height: 20)
    #expect(ideal.placement(of: host, display: old).size(otherwise: old) == CGSize(width: 900, height: 20))
  }

  @Test("J154: toolbars are hidden and shown by a command, and leave out the title by their style")
  func toolbars() {
    let screen = Screen(running: ToolbarApp.self, width: 700, hasMenuBar: true)
    #expect(screen["Cut down"].exists)
    screen["View"].tap()
    screen["Hide Toolbar"].tap()
    #expect(!screen["Cut down"].exists)
    screen.key("t", modifiers: [.command, .option])
    #expect(screen["Cut down"].exists)
    let titleless = Screen(running: TitlelessApp.self)
    #expect(titleless["Cut down"].exists)
    #expect(!titleless["Oak"].exists)
  }

  @Test("J433: the commands of toolbars arrange the toolbar of the page, if the user can")
  func arranging() async {
    let screen = Screen(running: ArrangedApp.self, width: 700, hasMenuBar: true)
    await screen.settle()
    screen["View"].tap()
    screen["Customize Toolbar…"].tap()
    await screen.settle()
    #expect(screen.element(.toggle, "Cut down").exists)
    let fixed = Screen(running: ToolbarApp.self, width: 700, hasMenuBar: true)
    await fixed.settle()
    fixed["View"].tap()
    #expect(!fixed["Customize Toolbar…"].exists)
  }

  @Test("J154: commands change the letters of the selected text, and formats leave a text as it is that has none")
  func texts() {
    let screen = Screen(running: ToolbarApp.self, width: 700, hasMenuBar: true)
    let field = screen.element(.textField, "Text")
    field.tap()
    screen.key("a", modifiers: .command)
    for (command, result) in [
      ("Make Upper Case", "TWO WORDS"), ("Capitalize", "Two Words"), ("Make Lower Case", "two words"),
    ] {
      screen["Edit"].tap()
      screen["Transformations"].tap()
      screen[command].tap()
      #expect(field.value == result)
    }
    screen["Format"].tap()
    screen["Font"].tap()
    screen["Bold"].tap()
    #expect(field.value == "two words")
  }
}
