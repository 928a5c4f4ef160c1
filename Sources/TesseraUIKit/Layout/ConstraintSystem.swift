import SwiftUI
import TesseraCore

/// Works out the frames of the views in a root from constraints, by one solver for all of them (J27).
///
/// Each view that constraints speak of has variables for its edges and lengths, in the view around it. A change of a
/// constant, a size or a margin changes a constant of the solver; a change of the tree enters or removes what differs.
@MainActor
package final class ConstraintSystem: UIViewConstraintEngine {
  /// A constraint of the program in the solver.
  @MainActor
  final class Demand {
    let constraint: NSLayoutConstraint
    /// The view that it is active in.
    private(set) weak var owner: UIView?
    let priority: UILayoutPriority
    let direction: UIUserInterfaceLayoutDirection
    /// nil while it is not in the solver.
    var id: LinearSolver.ConstraintID?
    var isDynamic = false
    /// The constant that the constraint had when it was entered.
    var constant: CGFloat
    /// Whether it was left out because required ones contradict it.
    var isBroken = false

    init(_ constraint: NSLayoutConstraint, _ owner: UIView) {
      self.constraint = constraint
      self.owner = owner
      priority = constraint.priority
      constant = constraint.constant
      direction = owner.effectiveUserInterfaceLayoutDirection
    }
  }

  unowned let root: UIView
  /// Whether the size of the root is what is sought, rather than given.
  let isFitting: Bool
  package internal(set) var solver = LinearSolver()
  /// By item; in the order of the tree in `order`.
  var items: [ObjectIdentifier: LayoutVariables] = [:]
  var order: [ObjectIdentifier] = []
  var demands: [Demand] = []
  /// That the root has its size, or how near it is to one that is sought.
  var rootSize: [LinearSolver.ConstraintID?] = [nil, nil]
  var rootPriorities: [UILayoutPriority] = [.required, .required]
  var target = CGSize.zero
  private var seenTree = -1
  private var seenLayout = -1
  private var isSolved = false
  /// Whether a constraint that was left out may be possible now.
  private var mayHoldAgain = false

  /// - Parameters:
  ///   - root: the view around all the others.
  ///   - isFitting: whether the size of the root is what is sought, rather than given.
  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
  }

  package func makeEngine(for root: UIView) -> any UIViewConstraintEngine { ConstraintSystem(root: root) }

  func variables(of item: AnyObject) -> LayoutVariables? { items[ObjectIdentifier(item)] }

  // MARK: Results

  package func apply(to view: UIView) {
    update()
    if let scrollView = view as? UIScrollView { giveContentSize(scrollView) }
    for subview in view.subviews { place(subview) }
  }

  /// Where a guide lies in its view.
  func frame(of guide: UILayoutGuide) -> CGRect {
    update()
    return variables(of: guide).map(rect) ?? .zero
  }

  private func rect(_ item: LayoutVariables) -> CGRect {
    CGRect(
      x: solver.value(of: item.horizontal.minimum), y: solver.value(of: item.vertical.minimum),
      width: solver.value(of: item.horizontal.length), height: solver.value(of: item.vertical.length))
  }

  /// The frame that a view gets, with edges between pixels; nil if it does not come from constraints.
  private func frame(of view: UIView) -> CGRect? {
    guard view !== root, !view.translatesAutoresizingMaskIntoConstraints, let item = variables(of: view) else {
      return nil
    }
    let (rect, scale) = (rect(item), root.contentScaleFactor)
    func aligned(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
    let (x, y) = (aligned(rect.minX), aligned(rect.minY))
    return CGRect(x: x, y: y, width: max(0, aligned(rect.maxX) - x), height: max(0, aligned(rect.maxY) - y))
  }

  private func place(_ view: UIView) {
    guard let frame = frame(of: view), frame != view.layerModel.untransformedFrame else { return }
    let anchor = view.layerModel.anchorPoint
    view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    view.center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// J28: a scroll view scrolls as much as constraints say.
  private func giveContentSize(_ view: UIScrollView) {
    guard let item = variables(of: view), let width = item.horizontal.content, let height = item.vertical.content
    else { return }
    let size = CGSize(width: solver.value(of: width), height: solver.value(of: height))
    if size != .zero { view.contentSize = size }
  }

  /// The size nearest to a target that the constraints inside the view allow; nil if there are none.
  package func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    view.attachment { FittingSystem(view) }.system.fittingSize(target, [horizontal, vertical])
  }

  private func fittingSize(_ target: CGSize, _ priorities: [UILayoutPriority]) -> CGSize? {
    let target = CGSize(
      width: target.width.isFinite ? max(0, target.width) : 0,
      height: target.height.isFinite ? max(0, target.height) : 0)
    if target != self.target || priorities != rootPriorities {
      (self.target, isSolved, seenLayout) = (target, false, -1)
      for index in rootPriorities.indices where rootPriorities[index] != priorities[index] {
        if let id = rootSize[index] { solver.remove(id) }
        rootSize[index] = nil
      }
      rootPriorities = priorities
    }
    root.updateConstraintsIfNeeded()
    update()
    guard !demands.isEmpty, let item = variables(of: root) else { return nil }
    let scale = root.contentScaleFactor
    func whole(_ length: Double) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(
      width: whole(solver.value(of: item.horizontal.length)), height: whole(solver.value(of: item.vertical.length)))
  }

  // MARK: Updates

  /// Brings the solver up to date with the views, and finds the solution.
  private func update() {
    if seenTree != UIView.treeChanges {
      collect()
      seenTree = UIView.treeChanges
    } else if seenLayout == UIView.layoutChanges, isSolved {
      return
    }
    refresh()
    seenLayout = UIView.layoutChanges
    guard !isSolved else { return }
    solve()
    // Text that is broken into lines is higher in the width that it got.
    for _ in 0..<3 where takeHeightsForWidths() { solve() }
    isSolved = true
    if !isFitting { askForLayout() }
    seenLayout = UIView.layoutChanges
  }

  /// Views around those that get another frame are laid out.
  private func askForLayout() {
    for id in order {
      guard let view = items[id]?.view, let frame = frame(of: view), frame != view.layerModel.untransformedFrame
      else { continue }
      view.superview?.setNeedsLayout()
    }
  }

  func setConstant(_ id: LinearSolver.ConstraintID?, _ value: Double) {
    guard let id, value.isFinite, solver.constant(of: id) != value else { return }
    solver.setConstant(of: id, to: value)
    isSolved = false
    mayHoldAgain = true
  }

  func remove(_ id: LinearSolver.ConstraintID) {
    solver.remove(id)
    isSolved = false
    mayHoldAgain = true
  }

  /// Finds the solution; where required constraints contradict one another, without one of them.
  private func solve() {
    if mayHoldAgain {
      mayHoldAgain = false
      for demand in demands where demand.isBroken { enter(demand) }
    }
    while true {
      do {
        try solver.solve()
        return
      } catch {
        guard let last = error.constraints.last else { return }
        if breakOne(of: error.constraints) == nil { solver.remove(last) }
      }
    }
  }

  // MARK: The tree

  /// Compares what is in the solver with the tree: enters what is new, and removes what is gone.
  private func collect() {
    var constraints: [(NSLayoutConstraint, UIView)] = []
    var views: [UIView] = []
    gather(root, &views, &constraints)
    var involved: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var guides: [UILayoutGuide] = []
    constraints.removeAll { constraint, owner in
      guard let items = constraint.items, let itemViews = constraint.views,
        itemViews.allSatisfy({ $0.isDescendant(of: owner) })
      else { return true }
      for view in itemViews {
        for outer in view.pathToRoot.prefix(while: { $0 !== owner }) { involved.insert(ObjectIdentifier(outer)) }
      }
      involved.insert(ObjectIdentifier(owner))
      for case let guide as UILayoutGuide in items where guide.kind == .own { guides.append(guide) }
      return false
    }
    for view in views where !view.translatesAutoresizingMaskIntoConstraints { involved.insert(ObjectIdentifier(view)) }
    removeDemands(notIn: constraints)
    replaceItems(views.filter { involved.contains(ObjectIdentifier($0)) }, guides)
    addDemands(constraints)
  }

  private func gather(
    _ view: UIView, _ views: inout [UIView], _ constraints: inout [(NSLayoutConstraint, UIView)]
  ) {
    views.append(view)
    for constraint in view.constraints { constraints.append((constraint, view)) }
    for subview in view.subviews { gather(subview, &views, &constraints) }
  }

  private func removeDemands(notIn constraints: [(NSLayoutConstraint, UIView)]) {
    let active = Dictionary(
      constraints.map { (ObjectIdentifier($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
    demands.removeAll { demand in
      guard
        active[ObjectIdentifier(demand.constraint)] !== demand.owner
          || demand.constraint.priority != demand.priority
          || demand.owner?.effectiveUserInterfaceLayoutDirection != demand.direction
      else { return false }
      if let id = demand.id { remove(id) }
      return true
    }
  }

  private func replaceItems(_ views: [UIView], _ guides: [UILayoutGuide]) {
    let old = items
    items = [:]
    let oldOrder = order
    order = []
    for view in views { keep(view, view, old) }
    for guide in guides where items[ObjectIdentifier(guide)] == nil { keep(guide, nil, old) }
    for id in oldOrder where items[id] == nil {
      if let item = old[id] { drop(item) }
    }
  }

  private func keep(_ object: AnyObject, _ view: UIView?, _ old: [ObjectIdentifier: LayoutVariables]) {
    let id = ObjectIdentifier(object)
    order.append(id)
    // An object that is gone can have left its identity to another one.
    if let item = old[id], item.view === view {
      items[id] = item
      return
    }
    if let item = old[id] { drop(item) }
    items[id] = LayoutVariables(view, horizontal: makeLine(view), vertical: makeLine(view))
  }

  private func makeLine(_ view: UIView?) -> LayoutVariables.Line {
    var line = LayoutVariables.Line(
      minimum: solver.makeVariable(), length: solver.makeVariable(),
      content: view is UIScrollView ? solver.makeVariable() : nil)
    for length in [line.length, line.content] {
      guard let length else { continue }
      if let id = enter(LayoutExpression(length), .greaterOrEqual, .required) { line.bounds.append(id) }
    }
    return line
  }

  private func drop(_ item: LayoutVariables) {
    for axis in NSLayoutConstraint.Axis.both {
      let line = item[axis]
      for id in line.bounds + line.frame + (line.intrinsic?.ids ?? []) { remove(id) }
      for variable in [line.minimum, line.length] { solver.removeVariable(variable) }
      if let content = line.content { solver.removeVariable(content) }
    }
  }

  private func addDemands(_ constraints: [(NSLayoutConstraint, UIView)]) {
    let known = Set(demands.map { ObjectIdentifier($0.constraint) })
    refreshItems()
    for (constraint, owner) in constraints where !known.contains(ObjectIdentifier(constraint)) {
      let demand = Demand(constraint, owner)
      demands.append(demand)
      enter(demand)
    }
  }

  // MARK: Entering

  private func enter(_ demand: Demand) {
    guard let owner = demand.owner, let difference = difference(of: demand.constraint, in: owner) else { return }
    demand.constant = demand.constraint.constant
    demand.isDynamic = difference.isDynamic
    let relation: LinearSolver.Relation =
      switch demand.constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    isSolved = false
    do {
      demand.id = try solver.add(
        difference.terms, constant: difference.constant, relation: relation, strength: demand.priority.rawValue)
      demand.isBroken = false
    } catch {
      say(error.constraints, broken: demand)
    }
  }

  /// Enters what a view itself demands; where that contradicts constraints of the program, one of those is broken.
  func enter(
    _ sum: LayoutExpression, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority
  ) -> LinearSolver.ConstraintID? {
    isSolved = false
    while true {
      do {
        return try solver.add(
          sum.terms, constant: sum.constant, relation: relation, strength: priority.rawValue)
      } catch {
        if breakOne(of: error.constraints) == nil { return nil }
      }
    }
  }

  /// J27: of constraints that contradict one another, the last one of the program is left out.
  private func breakOne(of ids: [LinearSolver.ConstraintID]) -> Demand? {
    let broken = ids.last { id in demands.contains { $0.id == id } }
    guard let demand = demands.first(where: { $0.id != nil && $0.id == broken }), let id = demand.id else { return nil }
    solver.remove(id)
    say(ids.filter { $0 != id }, broken: demand)
    return demand
  }

  private func say(_ others: [LinearSolver.ConstraintID], broken demand: Demand) {
    demand.id = nil
    guard !demand.isBroken else { return }
    demand.isBroken = true
    guard !isFitting else { return }
    RuntimeWarning.report(
      .contradictoryConstraints(
        others.map(summary) + [demand.constraint.summary], broken: demand.constraint.summary))
  }

  private func summary(_ id: LinearSolver.ConstraintID) -> String {
    if let demand = demands.first(where: { $0.id == id }) { return demand.constraint.summary }
    for item in items.values {
      let name = item.view.map { "\(type(of: $0))" } ?? "UILayoutGuide"
      if item.horizontal.frame.contains(id) || item.vertical.frame.contains(id) {
        return "\(name) has the frame that its autoresizing mask says"
      }
      if item.horizontal.bounds.contains(id) || item.vertical.bounds.contains(id) {
        return "\(name) has no negative size"
      }
    }
    return "\(type(of: root)) has the size that it was given"
  }
}

/// Finds the size of a view by the constraints in it, regardless of what surrounds it.
@MainActor
private final class FittingSystem {
  let system: ConstraintSystem

  init(_ view: UIView) {
    system = ConstraintSystem(root: view, isFitting: true)
  }
}
