import SwiftUITesting
import Testing

@MainActor private func onMainActor() -> Int { 1 }

extension ContainerValues {
  @Entry fileprivate var mark = 0
}

/// What releases of the SDK brought.
@MainActor
struct ReleaseTests {
  // MARK: Builders

  private func made<Content: View>(@ContentBuilder _ content: () -> Content) -> Content { content() }

  @Test("G2: several views are a TupleContent, which is a TupleView, by either name of the builder", .strictWarnings)
  func tuples() {
    let newer: TupleContent<Text, Text> = made {
      Text("a")
      Text("b")
    }
    let older: TupleView<(Text, Text)> = newer
    #expect(Screen { older }.visibleText == ["a", "b"])
  }

  @Test("G2: what a view need not decide is not ambiguous", .strictWarnings)
  func overloads() {
    let screen = Screen {
      Group {}
      Text("a").overlay(Color.blue.opacity(0.7).blendMode(.overlay)).background(Color.red.opacity(0.5))
    }
    #expect(screen.visibleText == ["a"])
  }

  // MARK: Isolation

  /// Its method compiles because it belongs to the main actor, as the view does.
  private struct Isolated: View {
    func number() -> Int { onMainActor() }
    var body: some View { Text("\(number())") }
  }

  /// Its methods compile in a type that belongs to no actor.
  nonisolated private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  nonisolated private struct Number: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  @Test("G4: views belong to the main actor; paths, layouts and some closures belong to no actor", .strictWarnings)
  func isolation() async {
    let bounds = await Task.detached {
      Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    }.value
    #expect(bounds.width.rounded() == 10)
    let width: @Sendable (GeometryProxy) -> CGFloat = { $0.size.width }
    let moved: @Sendable (EmptyVisualEffect, GeometryProxy) -> OffsetEffect = { OffsetEffect($0, $1.size.width) }
    let received = Received()
    let note: @Sendable (Int) -> Void = { number in MainActor.assumeIsolated { received.numbers.append(number) } }
    let screen = Screen {
      Halves {
        Isolated().visualEffect { moved($0, $1).effect }
          .preference(key: Number.self, value: 7)
      }
      .onGeometryChange(for: CGFloat.self, of: width) { received.numbers.append(Int($0)) }
      .onPreferenceChange(Number.self, perform: note)
    }
    #expect(screen.visibleText == ["1"])
    #expect(received.numbers.sorted() == [7, 40])
  }

  @MainActor private final class Received {
    var numbers: [Int] = []
  }

  nonisolated private struct OffsetEffect {
    private let base: EmptyVisualEffect
    private let distance: CGFloat

    init(_ base: EmptyVisualEffect, _ distance: CGFloat) {
      self.base = base
      self.distance = distance
    }

    var effect: some VisualEffect { base.offset(x: distance) }
  }

  // MARK: Names

  private struct OfSeventeen: View {
    @State private var visible: Int?
    @State private var isInspected = true

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<3) { number in
            Text("row \(number)")
              .containerRelativeFrame(.horizontal)
              .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
              .visualEffect { content, geometry in content.offset(x: geometry.size.width / 100) }
              .phaseAnimator([0.0, 1.0], trigger: visible) { content, phase in content.opacity(1 - phase / 2) }
              .keyframeAnimator(initialValue: 1.0, trigger: visible) { content, value in
                content.scaleEffect(value)
              } keyframes: { _ in
                LinearKeyframe(1.0, duration: 1)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $visible)
      .scrollTargetBehavior(.viewAligned)
      .safeAreaPadding(10)
      .inspector(isPresented: $isInspected) { Text("inspector") }
    }
  }

  @Test("G7: animators of phases and keyframes, scroll positions and targets, inspectors", .strictWarnings)
  func seventeen() {
    let screen = Screen(width: 900, height: 600) { OfSeventeen() }
    #expect(screen.visibleText == ["row 0", "row 1", "row 2", "inspector"])
  }

  nonisolated private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  private struct OfEighteen: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var width: CGFloat = 0
    @Namespace private var space

    var body: some View {
      TabView {
        Tab("tab", systemImage: "star") {
          ScrollView {
            MeshGradient(
              width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white]
            )
            .frame(height: 20)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
            Text("width \(Int(width))").textRenderer(Plain()).matchedTransitionSource(id: 1, in: space)
            Group(subviews: Text("marked").containerValue(\.mark, 3)) { subviews in
              ForEach(subviews) { Text("mark \($0.containerValues.mark)") }
            }
          }
          .scrollPosition($position)
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }
          .onScrollPhaseChange { _, _ in }
        }
      }
    }
  }

  @Test("G7: tabs, observers of scroll views, subviews, container values, meshes, renderers of text", .strictWarnings)
  func eighteen() {
    let screen = Screen(width: 300, height: 400) { OfEighteen() }
    #expect(screen.visibleText == ["width 300", "mark 3", "tab"])
  }

  @Test("G7: glass, and spaces between the items of a toolbar", .strictWarnings)
  func twentySix() {
    let screen = Screen(width: 400, height: 300) {
      NavigationStack {
        GlassEffectContainer {
          Text("glass").glassEffect()
          Button("button") {}.buttonStyle(.glass)
        }
        .toolbar {
          ToolbarItem { Button("first") {} }
          ToolbarSpacer(.fixed)
          ToolbarItem { Button("second") {} }
        }
      }
    }
    #expect(Set(screen.visibleText) == ["glass", "button", "first", "second"])
    let first = screen["first"].frame
    #expect(screen["second"].frame.minX - first.maxX > 8)
  }

  private struct OfTwentySeven: View {
    @State private var question: String? = "Sure?"
    @State private var log = ""

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(["a", "b"], id: \.self) { Text($0).frame(width: 40, height: 40) }.reorderable()
          Text(log)
        }
        .reorderContainer(for: String.self, itemID: \.self) { log = "moved \($0.sources.joined())" }
        .gesture(DragGesture(minimumDistance: 0, inputKinds: .directTouch).onChanged { _ in log = "touched" })
        .alert("Question", item: $question) { Button($0) {} }
        .toolbar { ToolbarOverflowMenu { Button("more") {} } }
      }
    }
  }

  @Test("G8: reordering, alerts about an item, menus of toolbars that overflow, kinds of input")
  func twentySeven() async {
    let screen = Screen(width: 400, height: 400) { OfTwentySeven() }
    screen["Sure?"].tap()
    await screen.settle()
    #expect(!screen["Question"].exists)
    await screen["b"].drag(by: CGSize(width: 0, height: -60))
    #expect(screen["moved b"].exists && !screen["touched"].exists)
  }

  // MARK: Presentations and tabs

  private struct Controls: View {
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.buttonRepeatBehavior) private var repeating

    var body: some View {
      Text("\(size) \(shape == .automatic) \(indicator) \(repeating == .automatic)")
    }
  }

  @Test("G11: sizes, borders, indicators and repeating of controls begin anew in sheets and popovers")
  func presentedControls() {
    func controls(_ presented: some View) -> some View {
      presented.controlSize(.mini).buttonBorderShape(.capsule).menuIndicator(.hidden).buttonRepeatBehavior(.enabled)
    }
    #expect(Screen { controls(Controls()) }.visibleText == ["mini false hidden false"])
    let base = Color.clear
    let sheet = Screen(width: 800, height: 600) { controls(base.sheet(isPresented: .constant(true)) { Controls() }) }
    #expect(sheet.visibleText == ["regular true automatic true"])
    let popover = Screen(width: 800, height: 600) {
      controls(base.popover(isPresented: .constant(true)) { Controls() })
    }
    #expect(popover.visibleText == ["regular true automatic true"])
  }
}

/// Selections of tabs.
@MainActor
struct TabSelectionWarningTests {
  private func tabs(_ selection: String) -> some View {
    TabView(selection: .constant(selection)) {
      Tab("First", systemImage: "star", value: "first") { Text("one") }
      Tab("Second", systemImage: "star", value: "second") { Text("two") }.hidden()
    }
  }

  @Test("G11: a selection that is not the value of a visible tab is reported")
  func hiddenTab() {
    #expect(Screen { tabs("first") }.trace.warnings.isEmpty)
    let warnings = Screen { tabs("second") }.trace.warnings
    #expect(warnings.map { $0.contains("TabView: the selection \"second\"") } == [true])
  }
}
