import SwiftUI
import TesseraCore

/// Arranges views in a row or a column, by constraints that it makes for them (J31).
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views are distributed along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill the stack; those that hug or resist least become longer or shorter.
    case fill = 0
    /// They fill the stack and are all of one length.
    case fillEqually
    /// They fill the stack in proportion to the lengths of their contents.
    case fillProportionally
    /// Their lengths are their own, and the spaces between them are equal.
    case equalSpacing
    /// The distances between their middles are equal.
    case equalCentering
  }

  /// How views lie across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// From one edge to the other.
    case fill = 0
    /// At the edge where lines begin, or at the top.
    case leading
    /// In a row, with their first baselines in one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where lines end, or at the bottom.
    case trailing
    /// In a row, with their last baselines in one line.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A space that stands for the usual one, for `setCustomSpacing(_:after:)`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A space that stands for the one that the system keeps between views.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that are arranged, in their order. They are subviews too.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack made, by what they say.
  private var made: [StackConstraint: NSLayoutConstraint] = [:]
  /// What lies between neighbors whose distances are equal.
  private var gaps: [UILayoutGuide] = []

  /// A stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    subviewVisibilityDidChange = { [unowned self] in visibilityDidChange() }
  }

  // MARK: Views

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place in the order. One outside of the order counts as the nearer end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Takes a view out of the order. It stays a subview, and keeps its place.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The direction of the views.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How views are distributed along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How views lie across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The space between views, in points. A figure that is not finite changes nothing.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { spacing = oldValue }
      if spacing != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// Chooses the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.isFinite, arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The space after a view that was chosen for it; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? systemSpacing : space
  }

  /// Whether views keep away from the edges by the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether spaces are measured between baselines of a column.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  open override var forFirstBaselineLayout: UIView {
    shown.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    shown.last?.forLastBaselineLayout ?? self
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func visibilityDidChange() {
    setNeedsUpdateConstraints()
    root.hostedSizeDidChange?()
    // J31: in an animation, the views around a hidden one move with it.
    if Transaction.current.animation != nil { root.layoutIfNeeded() }
  }

  // MARK: Constraints

  open override func updateConstraints() {
    let wanted = constraintsWanted()
    for (key, constraint) in made where wanted[key] == nil {
      constraint.isActive = false
      made[key] = nil
    }
    for key in wanted.keys.sorted() {
      guard let constant = wanted[key] else { continue }
      if let constraint = made[key], constraint.isActive {
        constraint.constant = constant
      } else {
        let constraint = key.make(constant, in: self)
        made[key] = constraint
        constraint.isActive = true
      }
    }
    super.updateConstraints()
  }

  private func setGapCount(_ count: Int) {
    while gaps.count > count { removeLayoutGuide(gaps.removeLast()) }
    while gaps.count < count {
      let gap = UILayoutGuide()
      addLayoutGuide(gap)
      gaps.append(gap)
    }
  }

  /// Whose edges constraints of the stack speak of.
  var layoutItems: [any LayoutItem] { [self, layoutMarginsGuide] + arrangedSubviews + gaps }

  private func constraintsWanted() -> [StackConstraint: CGFloat] {
    var list = StackConstraints(
      stack: self, axis: axis, edge: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self)
    for view in arrangedSubviews where view.isHidden { list.hide(view) }
    let shown = shown
    for view in shown { list.lay(view, across: alignment) }
    if alignment != .fill, !shown.isEmpty { list.fit(shown) }
    list.line(shown, space(after:), distribution, isBaselineRelative: isBaselineRelativeArrangement)
    setGapCount(list.needsGaps(distribution) ? max(0, shown.count - 1) : 0)
    list.distribute(shown, distribution, gaps)
    return list.constants
  }
}
