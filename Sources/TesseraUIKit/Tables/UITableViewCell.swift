import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// A row of a table.
///
/// Tables make cells by the class that was registered for them, with `init(style:reuseIdentifier:)`. A subclass with
/// designated initializers of its own overrides that, too.
@MainActor @preconcurrency
open class UITableViewCell: UIView, RowCell {
  /// What a cell shows.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text, and a fainter one at the other edge.
    case value1
    /// A text in the tint color, and another one beside it.
    case value2
    /// A text, and a fainter one below it.
    case subtitle
  }

  /// What stands at the end of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The row leads on.
    case disclosureIndicator
    /// The row leads on, and a button shows more about it.
    case detailDisclosureButton
    /// The row is on.
    case checkmark
    /// A button shows more about the row.
    case detailButton
  }

  /// How a chosen cell is shown.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As others are.
    case none = 0
    /// On a gray background.
    case blue
    /// On a gray background.
    case gray
    /// On a gray background.
    case `default`
  }

  /// What can be done with a cell in editing.
  public typealias EditingStyle = UITableViewCellEditingStyle

  /// What the cell shows.
  let style: CellStyle
  /// By which name the table finds cells of this kind.
  public let reuseIdentifier: String?
  private let content = UIView()
  private var labels: UITableViewCellLabels?
  let configured = ConfiguredContent()
  /// The table that shows the cell.
  weak var table: UITableView?
  /// The buttons that the content shows when the row is swiped; those of the table count before them.
  var contentSwipeActions = RowSwipeActions()
  var look = RowLook() {
    didSet { layerModel.didChange() }
  }

  /// A cell.
  ///
  /// - Parameters:
  ///   - style: what it shows.
  ///   - reuseIdentifier: by which name the table finds cells of this kind; nil for a cell that is used once.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  /// A cell of the default style, which is used once.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame.size != .zero { self.frame = frame }
  }

  /// A cell that a table makes by its class, with `init(style:reuseIdentifier:)`. Programs do not call it.
  public required convenience init(reusableAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func prepare() {
    content.frame = bounds
    // What is in it has its room before the constraints there are met.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    showAsRow()
  }

  // MARK: Content

  /// What views of the cell are put into.
  public var contentView: UIView { content }

  /// The labels of the style, which are made when one is asked for.
  private var styleLabels: UITableViewCellLabels {
    if let labels { return labels }
    let labels = UITableViewCellLabels(style, in: content)
    self.labels = labels
    return labels
  }

  /// The text of the style.
  open var textLabel: UILabel? { styleLabels.text }

  /// The second text of the style; nil if it has none.
  open var detailTextLabel: UILabel? { styleLabels.detail }

  /// The picture of the style.
  open var imageView: UIImageView? { styleLabels.picture }

  /// What the cell shows, as a value; nil for the labels, or views that the program added.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  private func showConfiguration() {
    configured.show(contentConfiguration, for: configurationState, in: content)
    updateLook()
    heightMayHaveChanged()
  }

  /// A configuration with the appearance of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Whether the content is shown again for another state of the cell.
  open var automaticallyUpdatesContentConfiguration = true

  /// What lies behind the content, as a value; nil for what the table has.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { updateLook() }
  }

  /// Whether the background is shown again for another state of the cell. It is the same in all.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// How the cell is.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Called when the cell is in another state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Shows the cell as its state demands. Overrides set configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Has the cell shown as its state demands.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showConfiguration() }
  }

  private func heightMayHaveChanged() {
    setNeedsLayout()
    layerModel.didChange()
  }

  // MARK: Backgrounds

  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { updateLook() }
  }

  /// A view behind the content of a chosen cell; nil for a gray background.
  open var selectedBackgroundView: UIView? {
    didSet { updateLook() }
  }

  open override var backgroundColor: UIColor? {
    didSet { updateLook() }
  }

  // MARK: Accessories

  /// What stands at the end of the cell.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateLook() } }
  }

  /// A view at the end of the cell; it counts before the type.
  open var accessoryView: UIView? {
    didSet { replace(oldValue, by: accessoryView) }
  }

  /// What stands at the end of the cell in editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { updateLook() } }
  }

  /// A view at the end of the cell in editing.
  open var editingAccessoryView: UIView? {
    didSet { replace(oldValue, by: editingAccessoryView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  // MARK: State

  /// Whether the cell is chosen.
  open var isSelected: Bool {
    get { ownSelected }
    set { setSelected(newValue, animated: false) }
  }

  private var ownSelected = false

  /// Chooses whether the cell is shown as a chosen one. Overrides call it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != ownSelected else { return }
    ownSelected = selected
    stateDidChange(animated: animated)
  }

  /// Whether the cell is touched.
  open var isHighlighted: Bool {
    get { ownHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var ownHighlighted = false

  /// Chooses whether the cell is shown as a touched one. Overrides call it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != ownHighlighted else { return }
    ownHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  private func stateDidChange(animated: Bool) {
    withAnimation(animated ? .default : nil) { updateLook() }
    setNeedsUpdateConfiguration()
  }

  /// How a chosen cell is shown.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { updateLook() } }
  }

  /// Whether the cell is in a table that is edited.
  open var isEditing: Bool {
    get { ownEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var ownEditing = false

  /// Chooses whether the cell shows what it has for editing. Overrides call it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != ownEditing else { return }
    ownEditing = editing
    stateDidChange(animated: animated)
    setNeedsLayout()
  }

  /// What can be done with the cell in editing, as the table's delegate says.
  public internal(set) var editingStyle = EditingStyle.none

  /// Whether the cell has a sign by which it can be moved in editing.
  open var showsReorderControl = false

  /// Whether the content makes room for the signs of editing.
  open var shouldIndentWhileEditing = true

  /// How far the content is moved in, in levels.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far a level moves the content in, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Where the line below the cell begins and ends; nil for where the table has it.
  open var separatorInset: UIEdgeInsets! {
    didSet { updateLook() }
  }

  /// What swiping shows and the signs of editing, which the table says.
  var tableMarks = RowMarks() {
    didSet { updateLook() }
  }

  /// The cell is about to be used for another row. Overrides call it.
  open func prepareForReuse() {
    ownSelected = false
    ownHighlighted = false
    tableMarks = RowMarks()
    contentSwipeActions = RowSwipeActions()
  }

  // MARK: Layout

  private var contentFrame: CGRect {
    var left = shouldIndentWhileEditing ? look.leadingWidth : 0
    left += CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    var right = look.trailingWidth
    if let view = shownAccessoryView { right += view.bounds.width + ListMetrics.rowInsets.trailing }
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentFrame
    labels?.layOut(in: content.bounds.size)
    for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) {
      view.isHidden = view !== shownAccessoryView
      if view.bounds.isEmpty { view.sizeToFit() }
      view.center = CGPoint(
        x: bounds.width - ListMetrics.rowInsets.trailing - view.bounds.width / 2, y: bounds.height / 2)
    }
  }

  /// The size that the content needs (J112).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let height = sizeByConstraints(CGSize(width: size.width, height: 0), .required, .fittingSizeLevel)?.height {
      return CGSize(width: size.width, height: height)
    }
    let width = max(0, size.width - (bounds.width - contentFrame.width))
    return CGSize(width: size.width, height: max(contentHeight(inWidth: width), UITableView.defaultRowHeight))
  }

  private func contentHeight(inWidth width: CGFloat) -> CGFloat {
    guard let view = configured.view else { return labels?.height(inWidth: width) ?? 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
  }

  /// The size that constraints in the cell demand; nil where a value says what it shows, or there are none.
  private func sizeByConstraints(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard configured.view == nil else { return nil }
    content.frame = contentFrame
    return constrainedSize(target, horizontal, vertical)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.wasTouched(self) else { return super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.isTouching(self) else { return super.touchesMoved(touches, with: event) }
    guard let touch = touches.first, !point(inside: touch.location(in: self), with: event) else { return }
    table.touchWasLost()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.isTouching(self) else { return super.touchesEnded(touches, with: event) }
    table.touchDidEnd()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.isTouching(self) else { return super.touchesCancelled(touches, with: event) }
    table.touchWasLost()
  }
}
