import SwiftUITesting
import Testing

/// Default spacing.
@MainActor
struct SpacingTests {
  private func text(_ size: CGFloat) -> Text { Text("Ag").font(.system(size: size)) }

  private func height<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat {
    measure(.unspecified) { VStack { content() } }.height
  }

  private func textHeight(_ size: CGFloat) -> CGFloat { measure(.unspecified) { text(size) }.height }

  @Test("C50: areas lie 8 apart, in rows everything does")
  func standard() {
    #expect(
      height {
        block(10, 10)
        block(10, 10)
      } == 28)
    let width = measure(.unspecified) { text(13) }.width
    #expect(
      measure(.unspecified) {
        HStack {
          text(13)
          text(13)
        }
      }.width == 2 * width + 8)
    #expect(
      measure(.unspecified) {
        HStack {
          text(13)
          block(10)
        }
      }.width == width + 18)
    #expect(
      measure(.unspecified) {
        HStack {
          block(10)
          text(13)
        }
      }.width == width + 18)
  }

  @Test("C50: text and areas keep a distance that grows with the font, texts none")
  func texts() {
    #expect(
      isClose(
        height {
          text(13)
          block(10, 10)
        }, textHeight(13) + 8.151 + 10, 0.001))
    #expect(
      isClose(
        height {
          block(10, 10)
          text(13)
        }, textHeight(13) + 4.742 + 10, 0.001))
    #expect(
      isClose(
        height {
          text(26)
          block(10, 10)
        }, textHeight(26) + 15.802 + 10, 0.001))
    #expect(
      height {
        text(13)
        text(13)
      } == 2 * textHeight(13))
    #expect(
      height {
        text(13)
        text(26)
      } == textHeight(13) + textHeight(26))
  }

  @Test("C51: the spacing between two texts is the leading of the lower one, not of the upper one: none in our fonts")
  func textLeading() {
    for (upper, lower) in [(13, 13), (13, 26), (26, 13), (11, 40), (40, 11)] as [(CGFloat, CGFloat)] {
      let together = height {
        text(upper)
        text(lower)
      }
      #expect(together == textHeight(upper) + textHeight(lower), "\(upper) above \(lower)")
    }
    // A line below another one in the same text lies no further away either.
    #expect(measure(.unspecified) { Text("Ag\nAg").font(.system(size: 26)) }.height == 2 * textHeight(26))
  }

  @Test("C50: stacks forward the spacing at their edges")
  func nestedStacks() {
    let below = gaps(2) {
      text(13).probe("0")
      block(10).probe("1")
    }
    let above = gaps(2) {
      block(10).probe("0")
      text(13).probe("1")
    }
    #expect(
      isClose(
        gaps(2) {
          VStack {
            block(10)
            text(13)
          }.probe("0")
          block(10).probe("1")
        }[0], below[0]))
    #expect(
      isClose(
        gaps(2) {
          VStack {
            text(13)
            block(10)
          }.probe("0")
          text(13).probe("1")
        }[0], above[0]))
    #expect(
      gaps(2) {
        ZStack { text(13) }.probe("0")
        block(10).probe("1")
      } == below)
    #expect(
      gaps(2) {
        text(13).padding(0).probe("0")
        block(10).probe("1")
      } == below)
    #expect(
      gaps(2) {
        HStack {
          text(13)
          text(13)
        }.probe("0")
        text(13).probe("1")
      } == [0])
    #expect(
      gaps(2) {
        VStack {
          text(13)
          text(13)
        }.probe("0")
        text(13).probe("1")
      } == [0])
  }

  @Test("C50: padding and frames reset the spacing along their axis")
  func resetting() {
    #expect(
      gaps(2) {
        text(13).padding(2).probe("0")
        block(10).probe("1")
      } == [8])
    #expect(
      gaps(2) {
        text(13).padding(2).probe("0")
        text(13).probe("1")
      } != [0])
    #expect(
      gaps(2) {
        text(13).padding(.bottom, 2).probe("0")
        block(10).probe("1")
      } == [8])
    #expect(
      gaps(2) {
        text(13).frame(height: 30).probe("0")
        block(10).probe("1")
      } == [8])
    #expect(
      gaps(2) {
        text(13).frame(maxHeight: 30).probe("0")
        block(10).probe("1")
      } == [8])
    let plain = gaps(2) {
      text(13).probe("0")
      block(10).probe("1")
    }
    #expect(
      gaps(2) {
        text(13).padding(.top, 2).probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).padding(.horizontal).probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).frame(width: 100).probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).frame(maxWidth: .infinity).probe("0")
        block(10).probe("1")
      } == plain)
  }

  @Test("C50: padded texts lie 8 apart")
  func paddedTexts() {
    #expect(
      gaps(2) {
        text(13).padding(2).probe("0")
        text(13).padding(2).probe("1")
      } == [8])
    #expect(
      gaps(2) {
        text(13).padding(2).probe("0")
        block(10).padding(2).probe("1")
      } == [8])
  }

  @Test("C50: modifiers that only paint keep the spacing")
  func transparent() {
    let plain = gaps(2) {
      text(13).probe("0")
      block(10).probe("1")
    }
    #expect(
      gaps(2) {
        text(13).opacity(0.5).probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).offset(y: 4).probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).background(.red).probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).fixedSize().probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        text(13).onTapGesture {}.probe("0")
        block(10).probe("1")
      } == plain)
    #expect(
      gaps(2) {
        Group { text(13) }.probe("0")
        block(10).probe("1")
      } == plain)
  }

  @Test("C50: what is not there adds no distance")
  func missingViews() {
    let isShown = false
    #expect(
      height {
        block(10, 10)
        if isShown { block(10, 10) }
        block(10, 10)
      } == 28)
    #expect(
      height {
        block(10, 10)
        ForEach(0..<0, id: \.self) { _ in block(10, 10) }
        block(10, 10)
      } == 28)
  }

  @Test("C50: a text's distance follows its font while the view lives")
  func changingFont() {
    func content(_ size: CGFloat) -> some View {
      VStack {
        Text("Ag").font(.system(size: size))
        Text("x").padding(1)
      }
    }
    let screen = Screen { content(13) }
    func distance() -> CGFloat { screen["x"].frame.minY - screen["Ag"].frame.maxY }
    #expect(isClose(distance(), 9.151))
    screen.update { content(26) }
    #expect(isClose(distance(), 16.802))
  }

  @Test("C50: spacing as a custom layout sees it")
  func viewSpacing() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    var spacing = ViewSpacing.zero
    spacing.formUnion(ViewSpacing(), edges: .bottom)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
  }
}
