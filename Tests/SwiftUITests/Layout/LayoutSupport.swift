import SwiftUITesting
import Synchronization

/// Keeps what layouts and closures of a test were told, in order.
final class Records<Value: Sendable>: Sendable {
  private let storage = Mutex<[Value]>([])

  var values: [Value] { storage.withLock { $0 } }

  func add(_ value: Value) {
    storage.withLock { $0.append(value) }
  }

  func clear() {
    storage.withLock { $0.removeAll() }
  }
}

/// A leaf that answers proposals by a rule of the test's and keeps what it was offered.
struct Answering: Layout {
  var log: Records<ProposedViewSize>?
  let answer: @Sendable (ProposedViewSize) -> CGSize

  init(_ log: Records<ProposedViewSize>? = nil, _ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) {
    self.log = log
    self.answer = answer
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log?.add(proposal)
    return answer(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A leaf of the size it is offered, 10 where that is open, which keeps what it was offered.
@MainActor
func greedy(_ log: Records<ProposedViewSize>? = nil) -> some View {
  Answering(log) { $0.replacingUnspecifiedDimensions() }({})
}

/// A leaf of one size, which keeps what it was offered.
@MainActor
func fixed(_ width: CGFloat, _ height: CGFloat, _ log: Records<ProposedViewSize>? = nil) -> some View {
  Answering(log) { _ in CGSize(width: width, height: height) }({})
}

/// A leaf half as large as it is offered, 10 x 10 where that is open.
@MainActor
func half(_ log: Records<ProposedViewSize>? = nil) -> some View {
  Answering(log) { CGSize(width: $0.width.map { $0 / 2 } ?? 10, height: $0.height.map { $0 / 2 } ?? 10) }({})
}

/// A colored area of a fixed size.
@MainActor
func block(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Passes everything through to its only subview and lets the test look at it.
struct Inspecting: Layout {
  let inspect: @Sendable (LayoutSubview, ProposedViewSize) -> Void

  init(_ inspect: @escaping @Sendable (LayoutSubview, ProposedViewSize) -> Void) {
    self.inspect = inspect
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    inspect(subview, proposal)
    return subview.sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A view of its ideal size that stays mounted, so that its guides can be asked for.
@MainActor
struct Dimensions {
  private let screen: Screen
  private let dimensions: ViewDimensions

  fileprivate init<V: View>(_ content: V) {
    let log = Records<ViewDimensions>()
    screen = Screen {
      Inspecting { log.add($0.dimensions(in: $1)) }({ content }).fixedSize()
    }
    dimensions = log.values[0]
  }

  var width: CGFloat { dimensions.width }
  var height: CGFloat { dimensions.height }

  subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide] }
  subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide] }
  subscript(explicit guide: HorizontalAlignment) -> CGFloat? { dimensions[explicit: guide] }
  subscript(explicit guide: VerticalAlignment) -> CGFloat? { dimensions[explicit: guide] }
}

/// The size and the guides of a view that is offered no size.
@MainActor
func dimensions<V: View>(@ViewBuilder _ content: () -> V) -> Dimensions {
  Dimensions(content())
}

/// The distances between neighbors of a column, top to bottom, as `probe("0")`, `probe("1")` ... find them.
@MainActor
func gaps<V: View>(_ count: Int, @ViewBuilder _ content: () -> V) -> [CGFloat] {
  let frames = layout(in: CGSize(width: 300, height: 600)) { VStack { content() } }
  return (1..<count).map { frames["\($0)"]!.minY - frames["\($0 - 1)"]!.maxY }
}

func isClose(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
  abs(left - right) <= tolerance
}
