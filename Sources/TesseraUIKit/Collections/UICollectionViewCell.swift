import Foundation
import SwiftUI
import TesseraCore

/// Shows an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  private let configured = ConfiguredContent()
  /// The view that shows the cell.
  weak var collection: UICollectionView?

  /// A cell with a place in the view around it, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    // What is in it has its room before the constraints there are met.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    transition = .opacity
    // A cell is touched where it is clear, too.
    arrangement = { stack in AnyView(stack.contentShape(Rectangle())) }
  }

  /// Shows what lies behind the content, as a configuration says.
  func showBackground() {
    makeHostedContent = backgroundConfiguration.map { background in { AnyView(background.face) } }
  }

  // MARK: Content

  /// What views of the cell are put into.
  public var contentView: UIView { content }

  /// What the cell shows, as a value; nil for views that the program added.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  private func showConfiguration() {
    configured.show(contentConfiguration, for: configurationState, in: content)
    contentDidChange()
  }

  /// Whether the content is shown again for another state of the cell.
  open var automaticallyUpdatesContentConfiguration = true

  /// What lies behind the content, as a value; nil for nothing.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      showBackground()
      backgroundDidChange()
    }
  }

  /// Whether the background is shown again for another state of the cell. It is the same in all.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// How the cell is.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  /// Called when the cell is in another state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
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

  // MARK: Backgrounds

  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// A view behind the content of a chosen or touched cell; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: content) }
    backgroundDidChange()
  }

  /// The background, or whether the cell is chosen, is another one.
  func backgroundDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsLayout()
    layerModel.didChange()
  }

  // MARK: State

  /// Whether the cell is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the cell is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    backgroundDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Layout

  /// Where the content lies.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentFrame
    configured.view?.frame = CGRect(origin: .zero, size: content.bounds.size)
    let all = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = all
    selectedBackgroundView?.frame = all
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let frame = contentFrame
    let (besideWidth, besideHeight) = (bounds.width - frame.width, bounds.height - frame.height)
    guard let view = configured.view else {
      content.frame = frame
      return constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        ?? sizeThatFits(targetSize)
    }
    let target = CGSize(
      width: max(0, targetSize.width - besideWidth), height: max(0, targetSize.height - besideHeight))
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + besideWidth, height: size.height + besideHeight)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection, collection.wasTouched(self) else { return super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection, collection.isTouching(self) else { return super.touchesMoved(touches, with: event) }
    guard let touch = touches.first, !point(inside: touch.location(in: self), with: event) else { return }
    collection.touchWasLost()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection, collection.isTouching(self) else { return super.touchesEnded(touches, with: event) }
    collection.touchDidEnd()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection, collection.isTouching(self) else { return super.touchesCancelled(touches, with: event) }
    collection.touchWasLost()
  }
}
