import Foundation
import SwiftUI
import TesseraCore

/// Moves items as if they were things: they fall, collide, swing and snap into place (J305).
///
/// It works in steps of 1/120 of a second of the clock of frames. It pauses when all items are at rest, and goes on when a
/// behavior is added or changed.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  private static let step: CGFloat = 1.0 / 120

  /// The view in whose coordinates items move; nil for none.
  open private(set) weak var referenceView: UIView?

  /// Is told when the animator pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private var ownBehaviors: [UIDynamicBehavior] = []
  private let bodies = DynamicBodies()
  private var timer: Timer?
  private var quietSteps = 0
  private var elapsed: TimeInterval = 0

  /// An animator whose items move in the coordinates of a view, which it does not keep.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of items that are no views.
  public override init() {
    super.init()
  }

  // MARK: Behaviors

  /// The behaviors that were added.
  open var behaviors: [UIDynamicBehavior] { ownBehaviors }

  /// Adds a behavior. It leaves the animator that it was in.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !ownBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    ownBehaviors.append(behavior)
    behavior.dynamicAnimator = self
    wake()
  }

  /// Takes a behavior away. Items that no behavior moves any more stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard ownBehaviors.contains(where: { $0 === behavior }) else { return }
    ownBehaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    wake()
  }

  /// Takes all behaviors away.
  open func removeAllBehaviors() {
    for behavior in ownBehaviors { removeBehavior(behavior) }
  }

  private var all: [UIDynamicBehavior] { ownBehaviors.flatMap(\.all) }

  // MARK: Items

  /// The items whose middle lies in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.order.filter { rect.contains($0.position) }.map(\.item)
  }

  /// Takes place and turn of an item that the program changed; its speed is gone.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = bodies.known(item) else { return }
    body.position = item.center
    body.angle = atan2(item.transform.b, item.transform.a)
    body.velocity = .zero
    body.angularVelocity = 0
    wake()
  }

  /// What is known of an item, for behaviors.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies.known(item) }

  /// What is known of an item that a behavior moves, for behaviors.
  func madeBody(of item: any UIDynamicItem) -> DynamicBody { bodies[item] }

  // MARK: Time

  isolated deinit {
    timer?.invalidate()
  }

  /// Whether items move.
  open var isRunning: Bool { timer != nil }

  /// How long items moved, in seconds.
  open var elapsedTime: TimeInterval { elapsed }

  /// Something changed: items may move.
  func wake() {
    quietSteps = 0
    guard timer == nil, !ownBehaviors.isEmpty else { return }
    let timer = Timer(timeInterval: 1.0 / 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func pause() {
    guard timer != nil else { return }
    timer?.invalidate()
    timer = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func tick() {
    // A frame that is late is not made up for: things would jump.
    for _ in 0..<2 {
      guard timer != nil else { return }
      step()
    }
  }

  private func step() {
    let behaviors = all
    bodies.keep(behaviors.flatMap(\.dynamicItems))
    for item in behaviors.flatMap(\.dynamicItems) { bodies[item].acceleration = .zero }
    for behavior in behaviors { behavior.push(bodies, Self.step) }
    let places = bodies.order.map { ($0.position, $0.angle) }
    for body in bodies.order { body.move(Self.step) }
    for behavior in behaviors { behavior.settle(bodies) }
    elapsed += Double(Self.step)
    for body in bodies.order { body.show() }
    for behavior in behaviors { behavior.action?() }
    let isQuiet = zip(bodies.order, places).allSatisfy { body, old in
      hypot(body.position.x - old.0.x, body.position.y - old.0.y) < 0.01 && abs(body.angle - old.1) < 0.0001
    }
    quietSteps = isQuiet && !behaviors.contains { $0.wantsMore(bodies) } ? quietSteps + 1 : 0
    if quietSteps > 30 || ownBehaviors.isEmpty { pause() }
  }
}

/// Is told of an animator. All methods may be left out.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
