import Foundation
import SwiftUI
import TesseraControls

/// A header or footer of a section of a table.
///
/// Tables make them by the class that was registered, with `init(reuseIdentifier:)`. A subclass with designated initializers
/// of its own overrides that, too.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// By which name the table finds views of this kind.
  public let reuseIdentifier: String?
  private let content = UIView()
  private var label: UILabel?
  private var detail: UILabel?
  private var configuredView: (any UIView & UIContentView)?

  /// A header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// A header or footer with a place in the view around it, in points, which is used once.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view that a table makes by its class, with `init(reuseIdentifier:)`. Programs do not call it.
  public required convenience init(reusableAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // What is in it has its room before the constraints there are met.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// What views of the header are put into.
  public var contentView: UIView { content }

  /// The title.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = makeLabel()
    self.label = label
    return label
  }

  /// A second text below the title.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let detail = makeLabel()
    self.detail = detail
    return detail
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    content.addSubview(label)
    return label
  }

  /// Which distances the title keeps from the edges: those of a header, or of a footer.
  var insets = ListMetrics.headerInsets

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What is shown, as a value; nil for the title, or views that the program added.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView?.removeFromSuperview()
      configuredView = contentConfiguration?.makeContentView()
      if let configuredView { content.addSubview(configuredView) }
      setNeedsLayout()
    }
  }

  /// What lies behind the content, as a value; nil for what the table has.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }

  /// A configuration with the looks of a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The view is about to be used for another section. Overrides call it.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = content.bounds
    let width = max(0, bounds.width - insets.leading - insets.trailing)
    var y = insets.top
    for label in [label, detail].compactMap({ $0 }) {
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: insets.leading, y: y, width: width, height: height)
      y += height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuredView {
      return configuredView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    content.frame = bounds
    if let fitting = constrainedSize(CGSize(width: size.width, height: 0), .required, .fittingSizeLevel) {
      return fitting
    }
    let width = max(0, size.width - insets.leading - insets.trailing)
    let texts = [label, detail].compactMap { $0?.sizeThatFits(CGSize(width: width, height: 0)).height }
    return CGSize(width: size.width, height: texts.reduce(insets.top + insets.bottom, +))
  }
}
