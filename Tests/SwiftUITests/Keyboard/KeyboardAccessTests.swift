import SwiftUI
import SwiftUITesting
import Testing

/// Controls without a pointer.
@MainActor @Suite("Keyboard alone")
struct KeyboardAccessTests {
  private struct Controls: View {
    @State private var presses = 0
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var count = 3
    @State private var name = ""
    @State private var size = 1

    init() {}

    var body: some View {
      VStack {
        Button("Press") { presses += 1 }
        Button("Off") { presses += 100 }.disabled(true)
        Toggle("Quiet", isOn: $isOn)
        TextField("Name", text: $name)
        Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") }
        Stepper("Count", value: $count)
        Picker("Size", selection: $size) {
          Text("S").tag(0)
          Text("M").tag(1)
          Text("L").tag(2)
        }
        .pickerStyle(.segmented)
        Text("\(presses) \(isOn) \(Int(volume * 10)) \(count) \(size) \(name)").accessibilityIdentifier("state")
      }
    }
  }

  private func screen() -> Screen {
    let screen = Screen { Controls() }
    screen.usesFullKeyboardAccess = true
    return screen
  }

  private func state(_ screen: Screen) -> String { screen.element(id: "state").label }

  @Test("E9: the tab key leads to every control that is enabled, and space, Return and arrows work it")
  func everyControl() {
    let screen = screen()
    screen.key(.tab)
    screen.key(.space)
    screen.key(.return)
    #expect(state(screen) == "2 false 5 3 1 ")
    screen.key(.tab)
    screen.key(.space)
    #expect(state(screen) == "2 true 5 3 1 ")
    screen.key(.tab)
    screen.type("a b")
    #expect(state(screen) == "2 true 5 3 1 a b")
    screen.key(.tab)
    screen.key(.rightArrow)
    #expect(state(screen) == "2 true 20 3 1 a b")
    screen.key(.end)
    screen.key(.upArrow)
    #expect(state(screen) == "2 true 100 3 1 a b")
    screen.key(.leftArrow)
    screen.key(.downArrow)
    #expect(state(screen) == "2 true 60 3 1 a b")
    screen.key(.home)
    screen.key(.tab)
    screen.key(.space)
    screen.key(.tab)
    screen.key(.space)
    screen.key(.space)
    #expect(state(screen) == "2 true 0 4 1 a b")
    screen.key(.tab)
    screen.key(.tab)
    screen.key(.tab)
    screen.key(.space)
    #expect(state(screen) == "2 true 0 4 2 a b")
    // From the last to the first, and back.
    screen.key(.tab)
    screen.key(.space)
    screen.key(.tab, modifiers: .shift)
    screen.key(.tab, modifiers: .shift)
    screen.key(.space)
    #expect(state(screen) == "3 true 0 4 1 a b")
  }

  @Test("E9: without full keyboard access the tab key leads to fields only")
  func fieldsOnly() {
    let screen = Screen { Controls() }
    screen.key(.tab)
    screen.type("x")
    screen.key(.tab)
    screen.type("y")
    #expect(state(screen) == "0 false 5 3 1 xy")
    screen.usesFullKeyboardAccess = true
    screen.key(.tab, modifiers: .shift)
    screen.key(.space)
    #expect(state(screen) == "0 true 5 3 1 xy")
    // What cannot be reached any more loses the focus.
    screen.usesFullKeyboardAccess = false
    screen.key(.space)
    #expect(state(screen) == "0 true 5 3 1 xy")
  }

  @Test("A control that has the focus shows it, unless that is disabled")
  func ring() {
    func picture(isDisabled: Bool, tabs: Int) -> Snapshot {
      let screen = Screen(width: 100, height: 100, scale: 1) {
        Button {
        } label: {
          Color.white.frame(width: 40, height: 40)
        }.buttonStyle(.plain)
          .focusEffectDisabled(isDisabled)
      }
      screen.usesFullKeyboardAccess = true
      for _ in 0..<tabs { screen.key(.tab) }
      return screen.snapshot()
    }
    let plain = picture(isDisabled: false, tabs: 0)
    let edge = CGPoint(x: 28.5, y: 50)
    #expect(picture(isDisabled: false, tabs: 1).color(at: edge) != plain.color(at: edge))
    #expect(picture(isDisabled: true, tabs: 1).color(at: edge) == plain.color(at: edge))
  }

  @Test("Going to a control brings it into sight")
  func scrolls() {
    let screen = Screen(width: 200, height: 200) {
      ScrollView {
        VStack {
          ForEach(0..<20) { number in Button("Button \(number)") {}.frame(height: 44) }
        }
      }
    }
    screen.usesFullKeyboardAccess = true
    for _ in 0..<10 { screen.key(.tab) }
    #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(screen["Button 9"].frame))
  }

  @Test("A menu is opened, walked through and used by keys; escape closes it")
  func menu() {
    struct Example: View {
      @State private var choice = "none"

      init() {}

      var body: some View {
        VStack {
          Menu("Open") {
            Button("One") { choice = "one" }
            Button("Two") { choice = "two" }
          }
          Text(choice)
        }
      }
    }
    let screen = Screen { Example() }
    screen.usesFullKeyboardAccess = true
    screen.key(.tab)
    screen.key(.space)
    #expect(screen["Two"].exists)
    screen.key(.downArrow)
    screen.key(.downArrow)
    screen.key(.return)
    #expect(screen.visibleText == ["Open", "two"])
    // The focus is where it was before.
    screen.key(.space)
    #expect(screen["One"].exists)
    screen.key(.escape)
    #expect(screen.visibleText == ["Open", "two"])
  }

  @Test("F24: escape answers an alert as its cancel button does, and nothing else")
  func alert() {
    struct Example: View {
      @State private var isShown = false
      @State private var answer = "none"
      let canCancel: Bool

      init(canCancel: Bool) { self.canCancel = canCancel }

      var body: some View {
        VStack {
          Button("Ask") { isShown = true }
          Text(answer)
        }
        .alert("Sure?", isPresented: $isShown) {
          Button("Do it") { answer = "done" }
          if canCancel { Button("Leave it", role: .cancel) { answer = "left" } }
        }
      }
    }
    let screen = Screen { Example(canCancel: true) }
    screen["Ask"].tap()
    screen.key(.escape)
    #expect(screen.visibleText == ["Ask", "left"])
    let strict = Screen { Example(canCancel: false) }
    strict["Ask"].tap()
    strict.key(.escape)
    #expect(strict.element(.alert, "Sure?").exists && strict["Do it"].isHittable)
    #expect(strict["none"].exists)
  }

  @Test("F23: escape takes a sheet away unless that is disabled; what lies below cannot be reached")
  func sheet() {
    struct Example: View {
      @State private var isShown = false
      @State private var below = 0
      let isDisabled: Bool

      init(isDisabled: Bool) { self.isDisabled = isDisabled }

      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          Button("Below \(below)") { below += 1 }
        }
        .sheet(isPresented: $isShown) {
          Button("Inside") {}.interactiveDismissDisabled(isDisabled)
        }
      }
    }
    let screen = Screen { Example(isDisabled: false) }
    screen.usesFullKeyboardAccess = true
    screen["Show"].tap()
    for _ in 0..<3 {
      screen.key(.tab)
      screen.key(.space)
    }
    #expect(screen["Inside"].exists)
    screen.key(.escape)
    #expect(screen.visibleText == ["Show", "Below 0"])
    let strict = Screen { Example(isDisabled: true) }
    strict["Show"].tap()
    strict.key(.escape)
    #expect(strict["Inside"].isHittable)
  }
}

/// Arrows, escape and delete where user code wants them.
@MainActor @Suite("Key commands")
struct KeyCommandTests {
  private struct Board: View {
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool
    let takesOuter: Bool

    init(takesOuter: Bool) { self.takesOuter = takesOuter }

    var body: some View {
      VStack {
        Text("board")
          .focusable()
          .focused($isFocused)
          .onMoveCommand { log.append("\($0)") }
          .onExitCommand { log.append("exit") }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        Button("Focus") { isFocused = true }
      }
      .onExitCommand(perform: outerAction)
      .onDeleteCommand { log.append("delete") }
      .onMoveCommand { _ in log.append("outer move") }
    }

    private var outerAction: (@MainActor () -> Void)? {
      guard takesOuter else { return nil }
      return { log.append("outer exit") }
    }
  }

  @Test("Arrows, escape and delete reach the innermost view around the focus that wants them")
  func commands() {
    let screen = Screen { Board(takesOuter: true) }
    screen.key(.upArrow)
    #expect(screen.element(id: "log").label == "")
    screen["Focus"].tap()
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward] {
      screen.key(key)
    }
    #expect(screen.element(id: "log").label == "up down left right exit delete delete")
    screen.key(.leftArrow, modifiers: .shift)
    #expect(screen.element(id: "log").label == "up down left right exit delete delete")
  }

  @Test("A field uses arrows itself, and lets escape pass; no action lets everything pass")
  func field() {
    struct Form: View {
      @State private var name = ""
      @State private var log = "-"

      init() {}

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Text(log)
        }
        .onMoveCommand { _ in log = "moved" }
        .onExitCommand(perform: nil)
        .modifier(Exit { log = "left" })
      }
    }
    struct Exit: ViewModifier {
      let action: @MainActor () -> Void

      func body(content: Content) -> some View { content.onExitCommand(perform: action) }
    }
    let screen = Screen { Form() }
    screen.key(.tab)
    screen.type("ab")
    screen.key(.leftArrow)
    screen.type("c")
    #expect(screen["Name"].value == "acb")
    #expect(screen["-"].exists)
    screen.key(.escape)
    #expect(screen["left"].exists)
  }
}
