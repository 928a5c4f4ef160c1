import Foundation
import TesseraCore

/// The panes of a split view with dividers between them.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content

  /// What the user gave panes, in points, by their ids: they keep it while others come and go.
  @State private var chosen: [AnyHashable: CGFloat] = [:]
  /// The last move of a divider, from where `chosen` has it.
  @State private var move: PaneLengths.Move?
  /// Where the drag that goes on began; a drag may be canceled without a word.
  @State private var dragStart: CGPoint?
  @State private var record = PaneRecord()

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  var body: some View {
    Group(subviews: content) { panes in
      let ids = panes.map { AnyHashable($0.id) }
      SplitPaneLayout(axis: axis, chosen: ids.map { chosen[$0] }, move: move) {
        ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
          pane.onGeometryChange(for: CGFloat.self) { [axis] in
            axis == .horizontal ? $0.size.width : $0.size.height
          } action: {
            record.lengths[pane.id] = $0
          }
          if index < panes.count - 1 {
            PaneDivider(axis: axis) {
              moved(index, $0, ids)
            } onEnd: {
              dragStart = nil
            }
          }
        }
      }
      // A move ends with the panes that it was about.
      .onChange(of: ids) { forgetMove(ids) }
    }
  }

  private func moved(_ pane: Int, _ change: DividerChange, _ ids: [AnyHashable]) {
    if change.dragStart == nil || change.dragStart != dragStart { keepLengths(ids) }
    dragStart = change.dragStart
    move = PaneLengths.Move(pane: pane, distance: change.distance)
  }

  private func forgetMove(_ ids: [AnyHashable]) {
    guard move != nil else { return }
    keepLengths(ids)
    move = nil
    dragStart = nil
  }

  /// The panes but the last one keep what they have: that one takes what a change of the window gives.
  private func keepLengths(_ ids: [AnyHashable]) {
    for id in ids.dropLast() { chosen[id] = record.lengths[id] }
    if let last = ids.last { chosen[last] = nil }
  }
}

/// How long the panes of a split view are, for the next drag of a divider. Nothing shows it.
private final class PaneRecord {
  var lengths: [AnyHashable: CGFloat] = [:]
}

/// How far a divider was moved.
private struct DividerChange {
  /// In points from where the drag began.
  let distance: CGFloat
  /// nil for a step of assistive technology.
  var dragStart: CGPoint?
}

/// A line between two panes that the user drags, or moves by the keys of assistive technology.
private struct PaneDivider: View {
  let axis: Axis
  let onMove: @MainActor (DividerChange) -> Void
  let onEnd: @MainActor () -> Void

  @Environment(\.layoutDirection) private var layoutDirection

  /// How far from its line a divider can be grabbed, in points.
  private static let reach: CGFloat = 4
  /// How far a step of assistive technology moves it, in points.
  private static let step: CGFloat = 20

  var body: some View {
    Color(system: .separator)
      .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
      .overlay {
        Color.clear
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .onChanged { onMove(DividerChange(distance: distance($0.translation), dragStart: $0.startLocation)) }
              .onEnded { _ in onEnd() }
          )
          .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
          .padding(axis == .horizontal ? .horizontal : .vertical, -Self.reach)
      }
      .zIndex(1)
      .accessibilityElement()
      .accessibilityLabel("Divider")
      .accessibilityAdjustableAction { direction in
        onMove(DividerChange(distance: direction == .increment ? Self.step : -Self.step))
      }
  }

  private func distance(_ translation: CGSize) -> CGFloat {
    guard axis == .horizontal else { return translation.height }
    return layoutDirection == .rightToLeft ? -translation.width : translation.width
  }
}
