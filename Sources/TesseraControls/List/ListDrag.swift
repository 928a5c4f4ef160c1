import Foundation
import Observation
import TesseraCore

/// The row of a list that is being dragged to another place.
@Observable
@MainActor
final class ListDrag {
  private struct Held {
    let edits: RowEdits
    let index: Int
    let height: CGFloat
    var destination: Int?
  }

  private var held: Held?

  nonisolated init() {}

  var isActive: Bool { held != nil }

  func hold(_ row: LazyRow, height: CGFloat, destination: Int?) {
    guard let edits = row.edits else { return }
    guard held?.edits !== edits || held?.index != row.index || held?.destination != destination else { return }
    held = Held(edits: edits, index: row.index, height: height, destination: destination)
  }

  func letGo() {
    held = nil
  }

  /// How far another row makes room for the one that is dragged, points.
  func shift(of row: LazyRow) -> CGFloat {
    guard let held, held.edits === row.edits, let destination = held.destination, row.index != held.index else {
      return 0
    }
    if destination > held.index { return row.index > held.index && row.index < destination ? -held.height : 0 }
    return row.index >= destination && row.index < held.index ? held.height : 0
  }
}

nonisolated private struct ListDragKey: EnvironmentKey {
  static var defaultValue: ListDrag? { nil }
}

nonisolated extension EnvironmentValues {
  /// The drag of rows in the list around a view.
  var listDrag: ListDrag? {
    get { self[ListDragKey.self] }
    set { self[ListDragKey.self] = newValue }
  }
}

/// Keeps the drag of the rows in a list.
struct ListDragScope<Content: View>: View {
  @ViewBuilder let content: Content

  @State private var drag = ListDrag()

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content.environment(\.listDrag, drag)
  }
}

/// A row that can be dragged by the sign at its end, and that makes room for others (F41).
struct MovableRow<Content: View>: View {
  let row: LazyRow
  /// Whether the row itself can be dragged now.
  let isMovable: Bool
  /// The empty space above the row, which does not move with it.
  let topSpace: CGFloat
  @ViewBuilder let content: (MoveMark?) -> Content

  @State private var distance: CGFloat = 0
  @State private var height: CGFloat = 0
  @Environment(\.listDrag) private var drag

  init(row: LazyRow, isMovable: Bool, topSpace: CGFloat, @ViewBuilder content: @escaping (MoveMark?) -> Content) {
    self.row = row
    self.isMovable = isMovable
    self.topSpace = topSpace
    self.content = content
  }

  var body: some View {
    content(isMovable ? MoveMark(onMove: move, onEnd: end) : nil)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0 - topSpace
      }
      .shadow(color: .black.opacity(distance == 0 ? 0 : 0.2), radius: distance == 0 ? 0 : 8)
      .offset(y: distance == 0 ? drag?.shift(of: row) ?? 0 : distance)
      .zIndex(distance == 0 ? 0 : 1)
  }

  private func move(_ newDistance: CGFloat) {
    distance = newDistance
    drag?.hold(row, height: height, destination: row.place.destination(draggedBy: newDistance))
  }

  private func end(_ newDistance: CGFloat) {
    let destination = row.place.destination(draggedBy: newDistance)
    distance = 0
    drag?.letGo()
    if let destination { row.edits?.movement?([row.index], destination) }
  }
}

/// The sign at the end of a row that can be dragged. The arrow keys move the row, too, while the sign has the focus.
package struct MoveMark: View {
  let onMove: @MainActor (CGFloat) -> Void
  let onEnd: @MainActor (CGFloat) -> Void

  /// - Parameters:
  ///   - onMove: gets how far the row is dragged, in points.
  ///   - onEnd: gets how far it was dragged.
  package init(onMove: @escaping @MainActor (CGFloat) -> Void, onEnd: @escaping @MainActor (CGFloat) -> Void) {
    self.onMove = onMove
    self.onEnd = onEnd
  }

  package var body: some View {
    MoveGlyph().glyphLine(1.5)
      .foregroundStyle(ControlColors.tertiary)
      .frame(width: 20, height: 10)
      .frame(width: 32, height: 32)
      .contentShape(Rectangle())
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { onMove($0.translation.height) }
          .onEnded { onEnd($0.translation.height) }
      )
      .focusable()
      .onKeyPress(.upArrow) { step(-1) }
      .onKeyPress(.downArrow) { step(1) }
      .accessibilityElement()
      .accessibilityLabel("Reorder")
      .semantics(.accessory)
  }

  /// Moves the row by one, as far as a drag over half its neighbor does.
  private func step(_ direction: CGFloat) -> KeyPress.Result {
    onEnd(direction * ListMetrics.keyboardStep)
    return .handled
  }
}

/// Three lines.
private struct MoveGlyph: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      for y in [rect.minY, rect.midY, rect.maxY] {
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    }
  }
}
