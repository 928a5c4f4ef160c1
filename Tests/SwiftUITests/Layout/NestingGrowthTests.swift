import SwiftUITesting
import Testing

/// What views inside each other cost: twice as many levels cost about twice as much, counted, not timed.
@MainActor
struct NestingGrowthTests {
  enum Nesting: String, CaseIterable {
    case stack, stacksWithSiblings, crossedStacks, loop, depthStack, baselines, movedGuides
    case overlays, grids, flexibleFrames, priorities, spacers, customLayouts, alternatives

    @MainActor
    func nest(_ view: AnyView, _ level: Int) -> AnyView {
      switch self {
      case .stack: AnyView(VStack { view })
      case .stacksWithSiblings:
        AnyView(
          VStack {
            Text("b")
            view
          })
      case .crossedStacks: level.isMultiple(of: 2) ? column(Color.red, view) : row(Color.red, view)
      case .loop: AnyView(VStack { ForEach(0..<1) { _ in view } })
      case .depthStack: AnyView(ZStack { view })
      case .baselines: AnyView(HStack(alignment: .firstTextBaseline) { view })
      case .movedGuides: AnyView(VStack(alignment: .leading) { view }.alignmentGuide(.leading) { $0[.leading] + 1 })
      case .overlays: AnyView(view.overlay { Color.clear })
      case .grids:
        AnyView(
          Grid {
            GridRow {
              Text("b")
              view
            }
          })
      case .flexibleFrames: AnyView(HStack { view.frame(minWidth: 1, maxWidth: .infinity) })
      case .priorities: AnyView(HStack { view.layoutPriority(1) })
      case .spacers:
        AnyView(
          HStack {
            Spacer()
            view
          })
      case .customLayouts: AnyView(AnyLayout(VStackLayout()) { view })
      case .alternatives: AnyView(ViewThatFits { view })
      }
    }

    @MainActor private func column(_ first: some View, _ second: AnyView) -> AnyView {
      AnyView(
        VStack {
          first
          second
        })
    }

    @MainActor private func row(_ first: some View, _ second: AnyView) -> AnyView {
      AnyView(
        HStack {
          first
          second
        })
    }
  }

  private struct Leaf: View {
    @State private var title = "a"

    var body: some View {
      Button(title) { title += "bc" }.buttonStyle(.plain)
    }
  }

  /// What is worked out to mount a leaf so deep, and to change it.
  private func costs(_ nesting: Nesting, _ depth: Int) -> (mount: Int, update: Int) {
    var view = AnyView(Leaf())
    for level in 0..<depth { view = nesting.nest(view, level) }
    let screen = Screen(width: 2_000, height: 2_000) { view }
    let mount = screen.trace.layouts + screen.trace.questions
    screen.trace.reset()
    screen["a"].tap()
    let update = screen.trace.layouts + screen.trace.questions
    #expect(screen["abc"].exists)
    screen.unmount()
    return (mount, update)
  }

  @Test("twice as many levels cost about twice as many measures and questions", arguments: Nesting.allCases)
  func growth(nesting: Nesting) {
    let few = costs(nesting, 24)
    let many = costs(nesting, 48)
    #expect(many.mount <= few.mount * 5 / 2 + 50)
    #expect(many.update <= few.update * 5 / 2 + 50)
  }

  @Test("B: a leaf 1,000 levels deep is changed by a bounded number of questions a level")
  func deepLeaf() {
    let costs = costs(.stack, 1_000)
    #expect(costs.mount <= 1_000 * 12)
    #expect(costs.update <= 1_000 * 12)
  }

  @Test("10,000 stacks inside each other are cut off with one warning, or shown, at a bounded cost a level")
  func tooDeep() {
    var view = AnyView(Text("bottom"))
    for _ in 0..<10_000 { view = AnyView(VStack { view }) }
    let screen = Screen { view }
    #expect(screen.trace.layouts + screen.trace.questions <= 10_000 * 12)
    let isCutOff = screen.trace.warnings.contains { $0.contains("levels deep; what lies deeper is not shown") }
    #expect(screen.visibleText == (isCutOff ? [] : ["bottom"]))
    #expect(screen.trace.warnings.count == (isCutOff ? 1 : 0))
  }

  @Test("C44: what a container says of a baseline is worked out again when the text inside moves it")
  func baselineChanges() {
    struct Content: View {
      @State private var isLarge = false

      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          Text("beside")
          VStack(spacing: 0) {
            Text("over").font(.system(size: isLarge ? 40 : 10)).frame(height: 60)
            Button("change") { isLarge.toggle() }
          }
        }
      }
    }
    let screen = Screen { Content() }
    let before = screen["beside"].frame.minY - screen["change"].frame.minY
    screen["change"].tap()
    let after = screen["beside"].frame.minY - screen["change"].frame.minY
    let fresh = Screen { Content() }
    #expect(fresh["beside"].frame.minY - fresh["change"].frame.minY == before)
    #expect(after != before)
    screen["change"].tap()
    #expect(screen["beside"].frame.minY - screen["change"].frame.minY == before)
  }
}
