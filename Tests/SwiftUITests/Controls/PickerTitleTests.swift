import SwiftUITesting
import Testing

/// The chosen value of a picker says what its choice says, now.
@MainActor
struct PickerTitleTests {
  private struct Choice: View {
    @State private var count = 0
    let change: AsyncStream<Int>

    var body: some View {
      Text("Chosen \(count)").task { for await number in change { count = number } }
    }
  }

  @Test("they follow the language")
  func language() {
    let picker = { (language: String) in
      Picker("number", selection: .constant(1)) { ForEach(0..<3) { Text("Option \($0)").tag($0) } }
        .environment(\.locale, Locale(identifier: language))
    }
    let screen = Screen { picker("en_US") }
    #expect(screen.element(.picker).value == "Option 1")
    screen.update { picker("ar_EG") }
    #expect(screen.element(.picker).value == "Option ١")
    let fresh = Screen { picker("ar_EG") }
    #expect(screen.element(.picker).frame == fresh.element(.picker).frame)
  }

  @Test("they follow what a choice itself changes", arguments: [true, false])
  func state(isSegmented: Bool) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let screen = Screen {
      if isSegmented {
        Picker("number", selection: .constant(1)) { Choice(change: stream).tag(1) }.pickerStyle(.segmented)
      } else {
        Picker("number", selection: .constant(1)) { Choice(change: stream).tag(1) }.pickerStyle(.inline)
      }
    }
    await screen.settle()
    #expect(screen.element(.picker).value == "Chosen 0")
    continuation.yield(7)
    await screen.settle()
    #expect(screen.element(.picker).value == "Chosen 7")
    continuation.finish()
  }
}
