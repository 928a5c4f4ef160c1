import SwiftUI

/// What the values of a random tree are bound to.
@MainActor
@Observable
final class Model {
  var flag0 = false
  var flag1 = true
  var flag2 = false
  var flag3 = false
  var number0: CGFloat = 40
  var number1: CGFloat = 20
  var number2: CGFloat = 8
  var amount0 = 0.5
  var amount1 = 1.0
  var text0 = "Alpha"
  var text1 = "Several words that need more than one line"
  var text2 = ""
  var items0 = [1, 2, 3]
  var items1: [Int] = []
  var choice0 = 0
  var choice1 = 1
  var selection0: Set<Int> = []
  var picked0: Int?
  var path0: [Int] = []
  // What surrounds the tree.
  var isRightToLeft = false
  var isDark = false
  var language = 0
  var typeSize = 3

  init() {}

  /// The model as a text.
  var caption: String { "\(choice0) of \(items0.count)" }
}

/// Gives a tree the environment that its model asks for.
struct Surroundings: ViewModifier {
  static let languages = ["en_US", "de_DE", "ar_EG", "ja_JP", "fr_FR"]
  let model: Model

  func body(content: Content) -> some View {
    content
      .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.colorScheme, model.isDark ? .dark : .light)
      .environment(\.locale, Locale(identifier: Self.languages[model.language % Self.languages.count]))
      .dynamicTypeSize(DynamicTypeSize.allCases[model.typeSize % DynamicTypeSize.allCases.count])
  }
}

/// An object whose life is counted.
@MainActor
final class Token: ObservableObject {
  static var living = 0
  static var shown = 0

  init() { Self.living += 1 }

  isolated deinit { Self.living -= 1 }
}

/// Gives a view an object and a state of its own, and counts how often it appeared and disappeared.
struct Life: ViewModifier {
  @StateObject private var token = Token()

  func body(content: Content) -> some View {
    content
      .onAppear { Token.shown += 1 }
      .onDisappear { Token.shown -= 1 }
  }
}

/// A button that counts, with a state of its own.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

/// A counter whose number changes with an animation.
struct AnimatedCounter: View {
  @State private var count = 0

  var body: some View {
    Button {
      withAnimation { count += 1 }
    } label: {
      Text("\(count)").contentTransition(.numericText())
    }
    if count % 2 == 1 { Text("odd").transition(.slide) }
  }
}

/// A field that takes the focus by itself and says whether it has it.
struct FocusedField: View {
  @Bindable var model: Model
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Focused", text: $model.text0)
      .focused($isFocused)
      .onAppear { isFocused = true }
    Text(isFocused ? "has focus" : "no focus")
  }
}

/// Follows a finger.
struct Dragged: View {
  @GestureState private var translation = CGSize.zero
  @State private var place = CGSize.zero

  var body: some View {
    Circle().frame(width: 30, height: 30)
      .offset(x: place.width + translation.width, y: place.height + translation.height)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation }
          .onEnded { value in
            place.width += value.translation.width
            place.height += value.translation.height
          })
  }
}

/// The widest width below.
struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The frames of some views below.
struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Shows the width that a preference has.
struct WidthObserver: ViewModifier {
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("width \(Double(width))")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

/// Shows its own size, as it was heard of.
struct SizeObserver: ViewModifier {
  @State private var size = CGSize.zero

  func body(content: Content) -> some View {
    VStack {
      content.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      Text("size \(Double(size.width)) \(Double(size.height))")
    }
  }
}

/// Lines of views, each as full as it can be.
struct Flow: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(in: proposal.width ?? .infinity, subviews)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(in: bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var places: [CGRect] = []
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    // A place that is not a number would end the program.
    let gap = spacing.isFinite ? spacing : 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + gap)
        lineHeight = 0
      }
      places.append(CGRect(origin: corner, size: size))
      corner.x += size.width + gap
      lineHeight = max(lineHeight, size.height)
    }
    return places
  }
}

/// A diagonal whose end moves.
struct Diagonal: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY + rect.height * share))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width * share, startAngle: .degrees(0),
        endAngle: .degrees(360 * share), clockwise: false)
    }
  }
}

/// A number that is shown while it moves.
struct MovingNumber: View, Animatable {
  var number: Double
  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    Text(number, format: .number.precision(.fractionLength(1)))
  }
}

/// A label beside a value, as a style draws it.
struct BoxedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(4)
      .background(configuration.isPressed ? Color.red : Color.yellow)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut, value: configuration.isPressed)
  }
}

/// Goes through phases when a value changes.
struct Phases: ViewModifier {
  let trigger: AnyHashable
  let animation: Animation?

  func body(content: Content) -> some View {
    content.phaseAnimator([0.2, 0.6, 1], trigger: trigger) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      animation
    }
  }
}

/// Moves along a track when a value changes.
struct Keyframes: ViewModifier {
  let start: CGFloat
  let trigger: AnyHashable
  let end: CGFloat
  let duration: Double

  /// A track of days would be no fault, but look like one that does not come to rest.
  private var boundedDuration: Double { duration > 20 ? 20 : duration }

  func body(content: Content) -> some View {
    content.keyframeAnimator(initialValue: start, trigger: trigger) { content, value in
      content.offset(x: value)
    } keyframes: { _ in
      LinearKeyframe(end, duration: boundedDuration)
      SpringKeyframe(0, duration: 0.2)
      CubicKeyframe(start, duration: boundedDuration)
    }
  }
}

/// Comes from the side and turns.
struct TurningTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 90))
      .offset(x: phase.isIdentity ? 0 : 50)
  }
}

extension EnvironmentValues {
  @Entry var mark = 0
}

/// Shows a value of the environment.
struct MarkText: View {
  @Environment(\.mark) private var mark
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text("mark \(mark) \(direction == .rightToLeft ? "r" : "l")")
  }
}
