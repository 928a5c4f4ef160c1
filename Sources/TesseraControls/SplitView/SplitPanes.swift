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
  /// The lengths after the last drag, which the scene remembers (DK24).
  @SceneStorage private var remembered: [CGFloat]

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
    _remembered = SceneStorage(coded: [], "SwiftUI.panes.\(StableHash.text(String(reflecting: Content.self)))")
  }

  var body: some View {
    Group(subviews: content) { panes in
      let ids = panes.map { AnyHashable($0.id) }
      SplitPaneLayout(axis: axis, chosen: chosenLengths(ids), move: move) {
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
              remembered = ids.compactMap { record.lengths[$0] }
            }
          }
        }
      }
      // A move ends with the panes that it was about.
      .onChange(of: ids) { forgetMove(ids) }
    }
  }

  /// What the user gave the panes, now or when the scene was shown before.
  private func chosenLengths(_ ids: [AnyHashable]) -> [CGFloat?] {
    guard chosen.isEmpty, move == nil, remembered.count == ids.count else { return ids.map { chosen[$0] } }
    return remembered.dropLast().map { $0 } + [nil]
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
