import SwiftUITesting
import Testing

/// A screen that was changed shows what one shows that was made so from the beginning.
@MainActor
@Suite("Updates and fresh builds")
struct FreshBuildTests {
  /// Shows `view` with each of some values, one after the other, and compares with a screen that only had the last.
  private func expectSame<Value>(_ values: [Value], @ViewBuilder _ view: @escaping (Value) -> some View) async {
    let last = values[values.count - 1]
    let screen = Screen { view(values[0]) }
    for value in values.dropFirst() {
      screen.update { view(value) }
      _ = screen.describe()
    }
    await screen.settle()
    let fresh = Screen { view(last) }
    await fresh.settle()
    #expect(screen.describe() == fresh.describe())
    #expect(screen.snapshot().difference(from: fresh.snapshot()) == 0)
  }

  private let directions: [LayoutDirection] = [.leftToRight, .rightToLeft, .leftToRight]

  @Test("a stack is no longer mirrored once the layout direction is left to right again")
  func directionAndBack() async {
    await expectSame(directions) { direction in
      HStack {
        Text("first")
        Spacer()
        Color.red.frame(width: 20, height: 20)
      }
      .environment(\.layoutDirection, direction)
    }
    await expectSame(directions) { direction in
      Toggle("toggle", isOn: .constant(true)).environment(\.layoutDirection, direction)
    }
    await expectSame(directions) { direction in
      VStack(alignment: .leading) {
        Text("a wide text that sets the width")
        Stepper("step", value: .constant(1.0), step: 0.1)
        HStack(spacing: 3) { ForEach(0..<3) { Text("\($0)").padding() } }
      }
      .environment(\.layoutDirection, direction)
    }
  }
}
