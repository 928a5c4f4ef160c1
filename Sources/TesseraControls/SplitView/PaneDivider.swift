import Foundation
import TesseraCore

/// How far a divider was moved.
struct DividerChange {
  /// In points from where the drag began.
  let distance: CGFloat
  /// nil for a step of assistive technology.
  var dragStart: CGPoint?
}

/// A line between two panes that the user drags, or moves by the keys of assistive technology.
struct PaneDivider: View {
  let axis: Axis
  let onMove: @MainActor (DividerChange) -> Void
  let onEnd: @MainActor () -> Void

  @Environment(\.layoutDirection) private var layoutDirection

  /// How wide the line is, in points.
  nonisolated static let thickness: CGFloat = 1
  /// How far from its line a divider can be grabbed, in points.
  private static let reach: CGFloat = 4
  /// How far a step of assistive technology moves it, in points.
  private static let step: CGFloat = 20

  var body: some View {
    Color(system: .separator)
      .frame(width: axis == .horizontal ? Self.thickness : nil, height: axis == .vertical ? Self.thickness : nil)
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
