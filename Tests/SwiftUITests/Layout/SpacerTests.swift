import SwiftUITesting
import Testing

/// Spacers and dividers.
@MainActor
struct SpacerTests {
  private func width<V: View>(_ width: CGFloat? = nil, @ViewBuilder _ content: () -> V) -> CGFloat {
    measure(.init(width: width, height: 20), content).width
  }

  @Test("C24: spacers are served last, with their minimum kept back")
  func servedLast() {
    let log = Records<ProposedViewSize>()
    let frames = layout(in: CGSize(width: 200, height: 20)) {
      HStack(spacing: 0) {
        fixed(20, 20, log).probe("a")
        Spacer().probe("spacer")
        block(20).probe("b")
      }
    }
    #expect(log.values.last?.width == 96)
    #expect(frames["a"]?.width == 20)
    #expect(frames["spacer"]?.width == 160)
    #expect(frames["b"]?.minX == 180)
  }

  @Test("C24: a spacer of a priority is served by it")
  func spacerOfPriority() {
    let frames = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Spacer().layoutPriority(1).probe("spacer")
      }
    }
    #expect(frames["spacer"]?.width == 100)
    #expect(frames["a"]?.width == 0)
    let equal = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Spacer().layoutPriority(0).probe("spacer")
      }
    }
    #expect(equal["spacer"]?.width == 50)
  }

  @Test("C30: a spacer is 8 at least and grows along its stack only")
  func minimumLength() {
    #expect(
      width {
        HStack(spacing: 0) {
          block(20)
          Spacer()
          block(20)
        }
      } == 48)
    #expect(
      width {
        HStack(spacing: 0) {
          block(20)
          Spacer(minLength: 30)
          block(20)
        }
      } == 70)
    #expect(
      width(200) {
        HStack(spacing: 0) {
          block(20)
          Spacer()
          block(20)
        }
      } == 200)
    #expect(
      width(30) {
        HStack(spacing: 0) {
          block(20)
          Spacer()
          block(20)
        }
      } == 48)
    let frames = layout(in: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        block(20).probe("a")
        Spacer().probe("spacer")
        block(20).probe("b")
      }
    }
    #expect(frames["spacer"] == CGRect(x: 20, y: 50, width: 160, height: 0))
    #expect(frames["b"]?.minX == 180)
    #expect(
      measure(.init(width: 100, height: 200)) {
        VStack(spacing: 0) {
          block(20)
          Spacer()
        }
      }
        == CGSize(width: 20, height: 200))
  }

  @Test("C30: several spacers share evenly")
  func severalSpacers() {
    let frames = layout(in: CGSize(width: 200, height: 20)) {
      HStack(spacing: 0) {
        Spacer().probe("a")
        Spacer().probe("b")
        block(20)
        Spacer().probe("c")
      }
    }
    #expect(["a", "b", "c"].map { frames[$0]?.width } == [60, 60, 60])
  }

  @Test("C115: a custom layout that asks a bare spacer without a proposal hears 8 by 8")
  func spacerInCustomLayout() {
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(.unspecified)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    #expect(measure(.unspecified) { Asking { Spacer() } } == CGSize(width: 8, height: 8))
    #expect(measure(.unspecified) { Asking { Spacer(minLength: 20) } } == CGSize(width: 20, height: 20))
  }

  @Test("C30: outside of a row or column a spacer grows both ways")
  func alone() {
    #expect(measure(.unspecified) { Spacer() } == CGSize(width: 8, height: 8))
    #expect(measure(.init(width: 50, height: 3)) { Spacer() } == CGSize(width: 50, height: 8))
    #expect(measure(.init(width: 50, height: 70)) { ZStack { Spacer() } } == CGSize(width: 50, height: 70))
    #expect(measure(.init(width: 50, height: nil)) { Spacer(minLength: 0) } == CGSize(width: 50, height: 0))
  }

  @Test("C31: there is no default distance beside a spacer")
  func noDistance() {
    #expect(
      width {
        HStack {
          block(20)
          Spacer(minLength: 0)
          block(20)
        }
      } == 40)
    #expect(
      width {
        HStack(spacing: 20) {
          block(20)
          Spacer(minLength: 0)
          block(20)
        }
      } == 80)
    #expect(
      width {
        HStack {
          block(20)
          Spacer()
          block(20)
        }
      } == 48)
    #expect(
      measure(.unspecified) {
        VStack {
          Text("a")
          Spacer(minLength: 0)
          block(20)
        }
      }.height
        == measure(.unspecified) { Text("a") }.height + 20)
  }

  @Test("C31: a spacer keeps its spacing inside of modifiers that do not change its ends")
  func keptPreference() {
    func row<V: View>(_ spacer: V) -> CGFloat {
      width {
        HStack {
          block(20)
          spacer
          block(20)
        }
      }
    }
    let spacer = Spacer(minLength: 0)
    #expect(row(spacer.padding(0)) == 40)
    #expect(row(spacer.frame(height: 10)) == 40)
    #expect(row(spacer.overlay { Color.red }) == 40)
    #expect(row(spacer.background(.red)) == 40)
    #expect(row(spacer.layoutPriority(1)) == 40)
    #expect(row(spacer.fixedSize()) == 40)
    #expect(row(ZStack { spacer }) == 40)
    #expect(
      row(
        ZStack {
          spacer
          spacer
        }) == 40)
    #expect(row(spacer.padding(.vertical, 4)) == 40)
  }

  @Test("C31: padding gives an end its default distance back")
  func paddedSpacer() {
    func row<V: View>(_ spacer: V) -> CGFloat {
      width {
        HStack {
          block(20)
          spacer
          block(20)
        }
      }
    }
    #expect(row(Spacer(minLength: 0).padding(.horizontal, 4)) == 64)
    #expect(row(Spacer(minLength: 0).padding(.leading, 4)) == 52)
    #expect(row(Spacer(minLength: 0).padding(.trailing, 4)) == 52)
  }

  @Test("C32: a framed spacer is a child like others")
  func framedSpacer() {
    let rigid = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Spacer().frame(width: 10).probe("spacer")
      }
    }
    #expect(rigid["a"]?.width == 90)
    #expect(rigid["spacer"]?.width == 10)
    let plain = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Spacer().probe("spacer")
      }
    }
    #expect(plain["a"]?.width == 92)
    #expect(plain["spacer"]?.width == 8)
    let flexible = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Spacer().frame(maxWidth: .infinity).probe("spacer")
      }
    }
    #expect(flexible["a"]?.width == 50)
  }

  @Test("C32: padding and fixedSize hide a spacer's rank only")
  func hiddenRank() {
    let padded = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Spacer(minLength: 0).padding(0).probe("spacer")
      }
    }
    #expect(padded["a"]?.width == 50)
    #expect(padded["spacer"]?.width == 50)
  }

  @Test("C24, C25: a stack that only holds a spacer ranks as one")
  func nestedSpacer() {
    let frames = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        HStack { Spacer() }.probe("spacer")
      }
    }
    #expect(frames["a"]?.width == 92)
    #expect(frames["spacer"]?.width == 8)
  }

  // MARK: Dividers

  @Test("C35: a divider is a line across its stack")
  func dividers() {
    let row = layout(in: CGSize(width: 100, height: 40)) {
      HStack {
        block(10)
        Divider().probe("line")
        block(10)
      }
    }
    #expect(row["line"]?.size == CGSize(width: 1, height: 40))
    let column = layout(in: CGSize(width: 100, height: 100)) {
      VStack {
        block(10)
        Divider().probe("line")
        block(10)
      }
    }
    #expect(column["line"]?.size == CGSize(width: 100, height: 1))
    #expect(measure(.unspecified) { Divider() } == CGSize(width: 10, height: 1))
    #expect(measure(.init(width: nil, height: 40)) { HStack { Divider() } } == CGSize(width: 1, height: 40))
  }

  @Test("C35: a divider is seen through wrappers and follows the stack around it")
  func wrappedDivider() {
    #expect(measure(.init(width: 60, height: 40)) { HStack { Divider().opacity(0.5) } }.width == 1)
    #expect(measure(.init(width: 60, height: 40)) { HStack { Divider().padding(.horizontal, 4) } }.width == 9)
    #expect(measure(.init(width: 60, height: 40)) { VStack { Divider().background(.red) } }.height == 1)
  }

  @Test("C35: a divider in a stack of open breadth is as long as the stack comes to")
  func dividerInOpenBreadth() {
    let frames = layout(in: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        block(80)
        Divider().probe("line")
      }.fixedSize()
    }
    #expect(frames["line"]?.size == CGSize(width: 80, height: 1))
  }
}
