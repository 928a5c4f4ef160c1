import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// What surrounds the content of a cell in a list: background, line, marks, and buttons that swiping shows.
@MainActor
struct RowLook {
  /// A sign at an edge of a row.
  enum Mark {
    /// Deletes the row.
    case delete(@MainActor () -> Void)
    /// Inserts another one.
    case insert(@MainActor () -> Void)
    /// Whether the row is chosen, in editing.
    case choice(Bool)
    /// The row leads on.
    case disclosure
    /// The row is on.
    case checkmark
    /// Shows more about the row.
    case detail(@MainActor () -> Void)
    /// Moves the row.
    case move(onMove: @MainActor (CGFloat) -> Void, onEnd: @MainActor (CGFloat) -> Void)
    /// A text.
    case text(String)
    /// Shows or hides the rows in the row.
    case outline(isExpanded: Bool, @MainActor () -> Void)

    /// The room for the mark, with the distance to what follows, in points.
    @MainActor var width: CGFloat {
      switch self {
      case .delete, .insert, .choice: 34
      case .disclosure: 20
      case .outline: 34
      case .checkmark: 28
      case .detail: 34
      case .move: 40
      case .text(let text):
        OffscreenView.size(of: Text(verbatim: text), in: CGSize(width: CGFloat.nan, height: .nan)).width + 12
      }
    }
  }

  /// The line below a row.
  struct Line: Equatable {
    var color: UIColor?
    /// From the left edge, in points.
    var left: CGFloat
    /// From the right edge, in points.
    var right: CGFloat
  }

  var appearance = _ListAppearance.plain
  /// Whether the row is the first of its section, or the last.
  var isFirst = false
  var isLast = false
  var line: Line?
  var leading: [Mark] = []
  var trailing: [Mark] = []
  var swipeActions = RowSwipeActions()
  /// Whether the row is shown as one that is chosen.
  var isMarked = false
  var isSelected = false
  /// Whether the row is a header or a footer, which lies on no card.
  var isHeader = false
  /// What lies behind the content; nil for what the list has.
  var background: AnyView?

  var leadingWidth: CGFloat {
    leading.isEmpty ? 0 : leading.reduce(ListMetrics.rowInsets.leading - 8) { $0 + $1.width }
  }

  var trailingWidth: CGFloat {
    trailing.isEmpty ? 0 : trailing.reduce(ListMetrics.rowInsets.trailing) { $0 + $1.width } - 8
  }

  /// The row's corners: those of a card are round at the first and the last row.
  fileprivate var shape: UnevenRoundedRectangle {
    let radius = appearance == .insetGrouped || appearance == .sidebar ? ListMetrics.cardRadius : 0
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
  }
}

/// A cell of a list.
@MainActor
protocol RowCell: UIView {
  var look: RowLook { get }

  /// Takes the buttons that the content of the row shows when it is swiped.
  func takeSwipeActions(_ actions: RowSwipeActions)
}

extension RowCell {
  /// Shows the subviews as the content of a row; called once.
  func showAsRow() {
    transition = .opacity
    arrangement = { [unowned self] stack in AnyView(RowFace(cell: self, stack: stack)) }
  }
}

private struct RowFace: View {
  let cell: any RowCell
  let stack: UIViewStack
  @Environment(\.pixelLength) private var pixelLength

  init(cell: any RowCell, stack: UIViewStack) {
    self.cell = cell
    self.stack = stack
  }

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = cell.layerModel.follow()
    let look = cell.look
    SwipeableRow(actions: look.swipeActions) {
      stack
        .overlay(alignment: .leading) { marks(look.leading).padding(.leading, ListMetrics.rowInsets.leading) }
        .overlay(alignment: .trailing) { marks(look.trailing).padding(.trailing, ListMetrics.rowInsets.trailing) }
        .overlay(alignment: .bottom) { line(look.line) }
        .background { background(look) }
        .contentShape(Rectangle())
    }
    .clipShape(look.shape)
    .semantics(.role(.row))
    .semantics(.selected(look.isSelected))
  }

  @ViewBuilder private func line(_ line: RowLook.Line?) -> some View {
    if let line {
      (line.color.map { Color($0) } ?? ControlColors.separator)
        .frame(height: pixelLength)
        .padding(EdgeInsets(top: 0, leading: line.left, bottom: 0, trailing: line.right))
        .allowsHitTesting(false)
    }
  }

  @ViewBuilder private func background(_ look: RowLook) -> some View {
    if let background = look.background {
      background
    } else if !look.isHeader || look.appearance == .plain {
      ListColors.row(look.appearance)
    }
    if look.isMarked { ListColors.selection }
  }

  private func marks(_ marks: [RowLook.Mark]) -> some View {
    HStack(spacing: 0) {
      // tessera:disable unstable-foreach-id - the marks of a row are known by their order
      ForEach(marks.indices, id: \.self) { index in RowMarkFace(mark: marks[index]) }
    }
  }
}

private struct RowMarkFace: View {
  let mark: RowLook.Mark

  var body: some View {
    switch mark {
    case .delete(let action): DeleteMark(action: action).padding(.trailing, 12)
    case .insert(let action):
      Button(action: action) { Image(systemName: "plus.circle.fill").foregroundStyle(.green) }
        .buttonStyle(.plain)
        .accessibilityLabel("Insert")
        .frame(width: 22, height: 22)
        .padding(.trailing, 12)
    case .choice(let isOn): SelectionMark(isOn: isOn).padding(.trailing, 12)
    case .disclosure:
      DirectionalChevron(lineWidth: 2)
        .foregroundStyle(ControlColors.tertiary)
        .frame(width: 7, height: 12)
        .padding(.leading, 8)
        .accessibilityHidden(true)
    case .checkmark:
      CheckmarkGlyph().glyphLine(2)
        .foregroundStyle(.tint)
        .frame(width: 14, height: 12)
        .padding(.leading, 8)
        .accessibilityElement()
        .accessibilityLabel("Checkmark")
    case .detail(let action):
      Button(action: action) { Image(systemName: "info.circle") }
        .buttonStyle(.borderless)
        .accessibilityLabel("More Info")
        .frame(width: 22, height: 22)
        .padding(.leading, 8)
    case .move(let onMove, let onEnd): MoveMark(onMove: onMove, onEnd: onEnd).padding(.leading, 8)
    case .outline(let isExpanded, let action):
      Button(action: action) {
        DirectionalChevron(lineWidth: 2)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
          .frame(width: 7, height: 12)
          .frame(width: 22, height: 22)
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
      .padding(.leading, 8)
    case .text(let text): Text(verbatim: text).foregroundStyle(ControlColors.secondary).padding(.leading, 12)
    }
  }
}
