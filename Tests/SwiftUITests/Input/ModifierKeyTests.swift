import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ModifierKeyTests {
  private struct Keys: View {
    let mask: EventModifiers
    let isInitial: Bool
    @State private var lines: [String] = []

    init(mask: EventModifiers, isInitial: Bool) {
      self.mask = mask
      self.isInitial = isInitial
    }

    var body: some View {
      Text("\(lines.count): \(lines.last ?? "")")
        .onModifierKeysChanged(mask: mask, initial: isInitial) { lines.append("\($0.rawValue) \($1.rawValue)") }
    }
  }

  @Test("J334: an action hears of the modifier keys that count, and of those held at first")
  func changes() {
    let screen = Screen { Keys(mask: [.shift, .option], isInitial: true) }
    #expect(screen["1: 0 0"].exists)
    screen.holdModifierKeys([.shift, .control])
    #expect(screen["2: 0 2"].exists)
    screen.holdModifierKeys([.shift])
    #expect(screen["2: 0 2"].exists)
    screen.holdModifierKeys([])
    #expect(screen["3: 2 0"].exists)
  }

  @Test("J334: without a mask all count; a view that is gone hears nothing")
  func removal() {
    let log = Log()
    struct Host: View {
      let log: Log
      @State private var isShown = true

      init(log: Log) { self.log = log }

      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Text("Here").onModifierKeysChanged(initial: false) { _, new in log.note("\(new.rawValue)") } }
      }
    }
    let screen = Screen { Host(log: log) }
    #expect(log.lines.isEmpty)
    screen.holdModifierKeys(.command)
    screen["Hide"].tap()
    screen.holdModifierKeys(.shift)
    #expect(log.lines == ["16"])
  }
}
