import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// A row of a collection view whose layout is a list (J68).
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell, RowCell {
  var look = RowLook() {
    didSet { layerModel.didChange() }
  }

  /// The buttons that the content shows when the row is swiped; those of the list count before them.
  private var contentSwipeActions = RowSwipeActions()

  /// What the list says of how the row looks.
  var listMarks = RowMarks() {
    didSet { updateLook() }
  }

  /// A cell with a place in the view around it, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showAsRow()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showAsRow()
  }

  /// A configuration for a row, or for the header or footer that the cell is.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if listMarks.isFooter { return .footer() }
    guard listMarks.isHeader else { return .cell() }
    return listMarks.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  /// A background for a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listMarks.appearance == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// What stands before and after the content.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange(oldValue) }
  }

  private func accessoriesDidChange(_ old: [UICellAccessory]) {
    for accessory in old { accessory.view?.removeFromSuperview() }
    for accessory in accessories {
      guard let view = accessory.view else { continue }
      addSubview(view)
    }
    updateLook()
    setNeedsLayout()
  }

  /// How far the content is moved in, in levels.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentDidChange() } }
  }

  /// How far a level moves the content in, in points.
  open var indentationWidth: CGFloat = 11 {
    didSet { if indentationWidth != oldValue { contentDidChange() } }
  }

  /// Whether signs before the content move in, too. They do not here.
  open var indentsAccessories = true

  // MARK: Look

  // A row draws its background itself, in front of which lie its content and marks.
  override func showBackground() {}

  override func backgroundDidChange() {
    super.backgroundDidChange()
    updateLook()
  }

  private var isEditing: Bool { collection?.isEditing ?? false }

  private func shown(isLeading: Bool) -> [UICellAccessory] {
    accessories.filter { $0.isLeading == isLeading && $0.isShown(isEditing: isEditing) }
  }

  func takeSwipeActions(_ actions: RowSwipeActions) {
    contentSwipeActions = actions
    updateLook()
  }

  func updateLook() {
    var look = look
    look.appearance = listMarks.appearance
    look.isFirst = listMarks.isFirst
    look.isLast = listMarks.isLast
    look.isHeader = listMarks.isHeader || listMarks.isFooter
    look.line = listMarks.line
    look.leading = shown(isLeading: true).compactMap { $0.mark(of: self) }
    look.trailing = shown(isLeading: false).compactMap { $0.mark(of: self) }
    let swipeActions = listMarks.swipeActions.isEmpty ? contentSwipeActions : listMarks.swipeActions
    look.swipeActions = isEditing ? RowSwipeActions() : swipeActions
    look.isMarked = ((isSelected && !isEditing) || isHighlighted) && selectedBackgroundView == nil
    look.isSelected = isSelected
    look.background = backgroundConfiguration.map { AnyView($0.face) } ?? backgroundColor.map { AnyView(Color($0)) }
    let isNarrower = look.leadingWidth != self.look.leadingWidth || look.trailingWidth != self.look.trailingWidth
    self.look = look
    if isNarrower { contentDidChange() }
  }

  open override var backgroundColor: UIColor? {
    didSet { updateLook() }
  }

  // MARK: Layout

  private let viewSpacing: CGFloat = 12

  private func views(isLeading: Bool) -> [UIView] { shown(isLeading: isLeading).compactMap(\.view) }

  private func width(of views: [UIView]) -> CGFloat { views.reduce(0) { $0 + $1.accessorySize.width + viewSpacing } }

  override var contentFrame: CGRect {
    let indentation = CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    let views = width(of: views(isLeading: true))
    let left = max(look.leadingWidth, 0) + views + indentation
    let trailingViews = width(of: self.views(isLeading: false))
    let right = look.trailingWidth + (trailingViews > 0 ? trailingViews + 4 : 0)
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for accessory in accessories {
      accessory.view?.isHidden = !accessory.isShown(isEditing: isEditing)
    }
    var x = max(look.leadingWidth, ListMetrics.rowInsets.leading)
    for view in views(isLeading: true) {
      x = place(view, at: x)
    }
    x = bounds.width - max(look.trailingWidth + 8, ListMetrics.rowInsets.trailing)
    for view in views(isLeading: false).reversed() {
      x -= view.accessorySize.width
      _ = place(view, at: x)
      x -= viewSpacing
    }
  }

  private func place(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = view.accessorySize
    view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    return x + size.width + viewSpacing
  }

  /// At least as high as rows of lists are.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let isRow = !listMarks.isHeader && !listMarks.isFooter
    if verticalFittingPriority != .required, isRow { size.height = max(size.height, listMarks.minHeight) }
    return size
  }
}

extension UICellAccessory {
  fileprivate var view: UIView? {
    if case .view(let view) = kind { view } else { nil }
  }

  @MainActor fileprivate func mark(of cell: UICollectionViewListCell) -> RowLook.Mark? {
    if case .mark(let mark) = kind { mark(cell) } else { nil }
  }
}

extension UIView {
  /// The size of a view beside the content of a cell: its own, or that of its content.
  fileprivate var accessorySize: CGSize {
    if !bounds.isEmpty { return bounds.size }
    return systemLayoutSizeFitting(.zero)
  }
}
