import Foundation
import SwiftUI

/// Two or three columns of controllers; where there is little room, one stack of all their pages (J118).
///
/// The columns lie beside one another; display modes that have them lie over the last one are taken for those that have
/// them beside it.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// What the columns are.
  nonisolated public enum Style: Int, Sendable {
    /// Two controllers, `viewControllers`, which are shown as they are.
    case unspecified = 0
    /// Two columns, each of which is shown in a navigation controller.
    case doubleColumn
    /// Three columns, each of which is shown in a navigation controller.
    case tripleColumn
  }

  /// A place for a controller.
  nonisolated public enum Column: Int, Sendable, CaseIterable {
    /// The first column.
    case primary = 0
    /// The column in the middle of three.
    case supplementary
    /// The last column.
    case secondary
    /// What is shown in place of all columns where there is little room.
    case compact
  }

  /// Which columns are seen.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// As many as there is room for.
    case automatic = 0
    /// The last one.
    case secondaryOnly
    /// The last one and the one before it.
    case oneBesideSecondary
    /// As `oneBesideSecondary` here.
    case oneOverSecondary
    /// All three.
    case twoBesideSecondary
    /// As `twoBesideSecondary` here.
    case twoOverSecondary
    /// As `twoBesideSecondary` here.
    case twoDisplaceSecondary
  }

  /// At which edge the first column lies.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing
  }

  /// Says that a length is the usual one.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// What the columns are.
  public let style: Style
  let stack: SplitStack

  /// Two controllers beside one another.
  public override convenience init() {
    self.init(style: .unspecified)
  }

  /// Columns, for which there are no controllers yet.
  public init(style: Style) {
    self.style = style
    stack = SplitStack(wraps: style != .unspecified)
    super.init()
  }

  /// Two controllers beside one another: there are no files of Interface Builder here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    stack = SplitStack(wraps: false)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    style = .unspecified
    stack = SplitStack(wraps: false)
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SplitView(self)
  }

  /// Is asked about columns, and told of them.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The controllers of the columns, from the first to the last. The first two that are set are the first and the last
  /// column.
  open var viewControllers: [UIViewController] {
    get { SplitStack.order.compactMap { stack.controllers[$0] } }
    set {
      let columns: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in SplitStack.order {
        let place = columns.firstIndex(of: column)
        setViewController(place.flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }, for: column)
      }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard stack.controllers[column] !== vc else { return }
    stack.set(vc, for: column)
    viewIfLoaded?.setNeedsLayout()
  }

  /// The controller of a column; nil if it has none.
  open func viewController(for column: Column) -> UIViewController? { stack.controllers[column] }

  /// Brings a column in sight: beside the others, or on top of the stack.
  open func show(_ column: Column) {
    guard stack.controllers[column] != nil else { return }
    if isCollapsed { return stack.show(column, animated: true) }
    switch column {
    case .primary: change(to: hasThreeColumns ? .twoBesideSecondary : .oneBesideSecondary)
    case .supplementary: if displayMode == .secondaryOnly { change(to: .oneBesideSecondary) }
    case .secondary, .compact: break
    }
  }

  /// Takes a column out of sight.
  open func hide(_ column: Column) {
    if isCollapsed { return stack.hide(column, animated: true) }
    switch column {
    case .primary: change(to: hasThreeColumns ? .oneBesideSecondary : .secondaryOnly)
    case .supplementary: change(to: .secondaryOnly)
    case .secondary, .compact: break
    }
  }

  /// Shows a controller as the last column, or on top of the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    guard isCollapsed else { return }
    // What has no stack to be put on is presented.
    if stack.base == nil { present(vc, animated: true) } else { stack.show(.secondary, animated: true) }
  }

  // MARK: Columns

  private var hasThreeColumns: Bool { stack.controllers[.supplementary] != nil }

  /// Whether there is so little room that there is one stack.
  public private(set) var isCollapsed = false

  /// Which columns are to be seen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { change(to: preferredDisplayMode) } }
  }

  private var chosenMode = DisplayMode.automatic

  /// Which columns are seen.
  public var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    switch chosenMode {
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return hasThreeColumns ? .twoBesideSecondary : .oneBesideSecondary
    case .automatic:
      let width = viewIfLoaded?.bounds.width ?? 0
      return hasThreeColumns && width >= Self.roomForThree ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// From this width on, three columns are seen beside one another. Points.
  private static let roomForThree: CGFloat = 1000

  private func change(to mode: DisplayMode) {
    let old = displayMode
    chosenMode = mode
    guard displayMode != old, !isCollapsed, isViewLoaded else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    UIView.animate(withDuration: 0.3) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  /// A button that brings the first column in sight and out of it. The bar of the last column has it, except in the style
  /// `unspecified`.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Columns", image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
      self?.toggle()
    })

  private func toggle() {
    let all: DisplayMode = hasThreeColumns ? .twoBesideSecondary : .oneBesideSecondary
    change(to: displayMode == all ? .secondaryOnly : all)
  }

  /// At which edge the first column lies.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The width of the first column, in points; `automaticDimension` for its share, or 320.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The share of the first column, from 0 to 1; `automaticDimension` for 320 points.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The width of the column in the middle, in points; `automaticDimension` for 320.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// How wide the first column is, in points; 0 while it is not seen.
  public private(set) var primaryColumnWidth: CGFloat = 0

  /// How wide the column in the middle is, in points; 0 while it is not seen.
  public private(set) var supplementaryColumnWidth: CGFloat = 0

  private func width(of column: Column, in whole: CGFloat) -> CGFloat {
    func usable(_ length: CGFloat) -> CGFloat? { length >= 0 && length.isFinite ? length : nil }
    let own =
      column == .primary
      ? usable(preferredPrimaryColumnWidth) ?? usable(preferredPrimaryColumnWidthFraction).map { $0 * whole }
      : usable(preferredSupplementaryColumnWidth)
    var width = own ?? 320
    if column == .primary {
      if let most = usable(maximumPrimaryColumnWidth) { width = min(width, most) }
      if let least = usable(minimumPrimaryColumnWidth) { width = max(width, least) }
    }
    return min(width, whole / 2)
  }

  // MARK: Layout

  private var seenColumns: [Column] {
    if isCollapsed { return [stack.baseColumn] }
    let columns: [Column] =
      switch displayMode {
      case .secondaryOnly: [.secondary]
      case .twoBesideSecondary: [.primary, .supplementary, .secondary]
      default: hasThreeColumns ? [.supplementary, .secondary] : [.primary, .secondary]
      }
    return columns.filter { stack.controllers[$0] != nil }
  }

  /// Shows the columns that there is room for.
  func layOut() {
    let isNarrow = view.traitCollection.horizontalSizeClass == .compact
    if isNarrow != isCollapsed { isNarrow ? collapse() : expand() }
    let columns = seenColumns
    let shown = columns.compactMap { stack.shown($0) }
    for child in children where !shown.contains(where: { $0 === child }) { leave(child) }
    place(columns, shown)
  }

  private func collapse() {
    isCollapsed = true
    var top = Column.secondary
    if style == .unspecified {
      if let detail = stack.controllers[.secondary], let first = stack.controllers[.primary],
        delegate?.splitViewController(self, collapseSecondary: detail, onto: first) == true
      {
        top = .primary
      }
    } else if let delegate {
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
    }
    stack.collapse(upTo: top)
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    isCollapsed = false
    stack.expand()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func leave(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  private func place(_ columns: [Column], _ shown: [UIViewController]) {
    let bounds = view.bounds
    var widths = columns.map { $0 == columns.last ? 0 : width(of: $0, in: bounds.width) }
    if !widths.isEmpty { widths[widths.count - 1] = max(0, bounds.width - widths.reduce(0, +)) }
    primaryColumnWidth = zip(columns, widths).first { $0.0 == .primary && columns.count > 1 }?.1 ?? 0
    supplementaryColumnWidth = zip(columns, widths).first { $0.0 == .supplementary }?.1 ?? 0
    let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    var x: CGFloat = 0
    for (controller, width) in zip(shown, widths) {
      if controller.parent !== self { addChild(controller) }
      let start = isMirrored ? bounds.width - x - width : x
      controller.view.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      if controller.view.superview !== view {
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
      }
      x += width
    }
    (view as? SplitView)?.showLines(between: shown.map(\.view.frame).sorted { $0.minX < $1.minX })
  }
}

extension UIViewController {
  /// The nearest controller of columns around this one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The button for columns that the bar above the controller has; empty for none.
  var columnItems: [UIBarButtonItem] {
    guard let navigation = parent as? UINavigationController, let split = navigation.parent as? UISplitViewController,
      split.style != .unspecified, !split.isCollapsed, navigation === split.stack.shown(.secondary),
      navigation.viewControllers.first === self
    else { return [] }
    return [split.displayModeButtonItem]
  }
}
