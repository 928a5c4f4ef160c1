import SwiftUITesting
import Testing

/// A screen that was changed shows what one shows that was made so from the beginning.
@MainActor
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

  @Test("C95: what a grid answers where the width is open does not depend on widths that it was offered before")
  func gridWithOpenWidth() async {
    await expectSame([DynamicTypeSize.accessibility1, .large]) { size in
      VStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.fixed(300)), GridItem(.flexible())]) {
            Text("1 percent")
          }
        }
      }
      .scaledToFit()
      .dynamicTypeSize(size)
    }
  }

  @Test("C96: a row that was made only to answer a question is not shown")
  func rowOutOfSight() async {
    await expectSame([LayoutDirection.leftToRight, .rightToLeft]) { direction in
      List {
        ScrollView(.horizontal) { LazyHStack { Text("never in sight") } }
      }
      .fixedSize(horizontal: true, vertical: false)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test("C96: lengths of rows that were measured at another type size are estimated again")
  func lengthsOfAnotherTypeSize() async {
    await expectSame([DynamicTypeSize.large, .accessibility5]) { size in
      Form {
        ScrollView {
          LazyVStack {
            Circle()
            Text("Alpha")
            Color.red
          }
        }
      }
      .frame(width: 390, height: 390)
      .dynamicTypeSize(size)
    }
  }

  @Test("C96: the first view determines the open height of a horizontal lazy stack, in either direction")
  func heightOfFirstView() async {
    await expectSame([LayoutDirection.leftToRight, .rightToLeft]) { direction in
      List {
        ScrollView(.horizontal) {
          LazyHStack {
            Color.red
            Text("AlphaAlpha").font(.largeTitle)
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test("B37, C27: a view that comes back while it leaves has the direction that lines have now")
  func directionWhileLeaving() async {
    struct Leaving: View {
      let isShown: Bool
      let direction: LayoutDirection

      var body: some View {
        VStack {
          if isShown {
            HStack {
              Text("first")
              HStack {
                Text("second")
                Text("third")
              }
            }
          }
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let screen = Screen { Leaving(isShown: true, direction: .leftToRight) }
    withAnimation(.linear(duration: 1)) { screen.update { Leaving(isShown: false, direction: .rightToLeft) } }
    await screen.advance(by: .milliseconds(100))
    screen.update { Leaving(isShown: true, direction: .rightToLeft) }
    await screen.settle()
    #expect(screen["third"].frame.maxX < screen["second"].frame.minX)
    #expect(screen["second"].frame.maxX < screen["first"].frame.minX)
  }
}
