import Foundation
import SwiftUI

/// What moves items of an animator, or several such things together (J305).
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// The behaviors in this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called with each step of the animator.
  open var action: (() -> Void)?

  /// The animator that the behavior was added to; nil for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet {
      guard dynamicAnimator !== oldValue else { return }
      for child in childBehaviors { child.dynamicAnimator = dynamicAnimator }
      willMove(to: dynamicAnimator)
    }
  }

  /// A behavior that does nothing by itself.
  public override init() {
    super.init()
  }

  /// Adds a behavior to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
    dynamicAnimator?.wake()
  }

  /// Takes a behavior out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  /// The behavior was added to an animator, or taken away for nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that it moves.
  var dynamicItems: [any UIDynamicItem] { [] }

  /// Pushes items before a step. Overridden.
  func push(_ bodies: DynamicBodies, _ time: CGFloat) {}

  /// Corrects items after a step. Overridden.
  func settle(_ bodies: DynamicBodies) {}

  /// Whether items that are at rest may be moved by it later. Overridden.
  func wantsMore(_ bodies: DynamicBodies) -> Bool { false }

  /// This behavior and those in it.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// A behavior of several items.
@MainActor @preconcurrency
open class _UIItemsBehavior: UIDynamicBehavior {
  private var ownItems: [any UIDynamicItem]

  /// A behavior of some items.
  public init(items: [any UIDynamicItem]) {
    ownItems = items
    super.init()
  }

  /// The items that it moves.
  open var items: [any UIDynamicItem] { ownItems }

  override var dynamicItems: [any UIDynamicItem] { ownItems }

  /// Moves another item, too.
  open func addItem(_ item: any UIDynamicItem) {
    guard !ownItems.contains(where: { $0 === item }) else { return }
    ownItems.append(item)
    dynamicAnimator?.wake()
  }

  /// Moves an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
    dynamicAnimator?.wake()
  }
}

/// A figure that counts if it is finite.
func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

/// The items of an animator.
@MainActor
final class DynamicBodies {
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private(set) var order: [DynamicBody] = []

  subscript(_ item: any UIDynamicItem) -> DynamicBody {
    if let body = bodies[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    bodies[ObjectIdentifier(item)] = body
    order.append(body)
    return body
  }

  func known(_ item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Forgets items that no behavior moves.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies = bodies.filter { kept.contains($0.key) }
    order.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
  }
}
