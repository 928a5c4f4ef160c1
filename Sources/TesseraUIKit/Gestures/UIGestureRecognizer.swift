import Foundation
import SwiftUI
import TesseraCore

/// Recognizes a gesture in the touches on a view and on those in it.
///
/// What it recognizes is told to methods of objects, and to closures; see `addHandler(_:)`. Gestures of SwiftUI that are hosted by a view further
/// in have precedence; a scroll view around takes a touch over that no recognizer has recognized.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far the recognizer is.
  nonisolated public enum State: Int, Sendable {
    /// It has recognized nothing yet.
    case possible = 0
    /// A gesture that goes on was recognized.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture is over and was recognized.
    case ended
    /// The gesture was taken away after it was recognized.
    case cancelled
    /// What was done is not the gesture.
    case failed

    /// The gesture is over and was recognized.
    public static let recognized = State.ended

    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var targets: [ActionTarget] = []
  private var current = State.possible
  /// States that the handlers have not heard of.
  private var untold: [State] = []
  /// The state that handlers are told of at the moment.
  private var told: State?
  private var isDown = false
  private var prerequisites: [Unowned] = []
  private(set) var touch: UITouch?

  private struct Unowned {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A recognizer that nothing hears of yet.
  public override init() {
    super.init()
  }

  /// A recognizer that tells a closure each time its state changes, as `addHandler(_:)` does.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Calls a closure each time the state changes: for a tap once, when it is recognized, and for gestures that go on when
  /// they begin, change, end and are cancelled. The recognizer keeps the closure.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// A recognizer that calls a method of an object each time its state changes, as `addTarget(_:action:)` does (J32).
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method of an object each time the state changes: for a tap once, when it is recognized, and for gestures that
  /// go on when they begin, change, end and are cancelled.
  ///
  /// - Parameters:
  ///   - target: the object, which the recognizer does not keep.
  ///   - action: the method, which gets the recognizer if it takes it.
  public func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isSame(as: target, action) }) else { return }
    targets.append(ActionTarget(target, action))
  }

  /// Calls methods no more: those of an object, or of all for nil; the method, or all for nil.
  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// The view that it is attached to.
  public internal(set) weak var view: UIView?

  /// Whether it gets touches.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// Whether views hear no more of a touch that is recognized as the gesture.
  open var cancelsTouchesInView = true

  /// Whether views hear of a touch only when it is no gesture. It makes no difference here: they hear of it at once.
  open var delaysTouchesBegan = false

  /// Whether views hear of the end of a touch only when it is no gesture. It makes no difference here.
  open var delaysTouchesEnded = true

  /// Is asked about gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name of the program's choice.
  open var name: String?

  /// How far it is. Subclasses set it.
  open var state: State {
    get { told ?? current }
    set { enter(newValue) }
  }

  private func enter(_ new: State) {
    guard !current.isFinal || new == .possible else { return }
    var new = new
    if current == .possible, new == .began || new == .ended, delegate?.gestureRecognizerShouldBegin(self) == false {
      new = .failed
    }
    current = new
    // Handlers hear of what was recognized only.
    if new != .possible, new != .failed { untold.append(new) }
  }

  /// Makes the recognizer ready for another gesture. Overrides call `super`.
  open func reset() {}

  private func cancel() {
    switch current {
    case .began, .changed:
      enter(.cancelled)
      deliver()
    case .possible where touch != nil: enter(.failed)
    // What was recognized, but not told to the handlers, is none.
    case .ended where !untold.isEmpty: current = .failed
    default: break
    }
    untold = []
    touch = nil
    isDown = false
  }

  // MARK: Touches

  /// A touch came down on the view, or on one in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// It moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// It is gone.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// It belongs to something else.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Works out the state from a touch. Overridden.
  package func track(_ touch: UITouch, _ moment: TouchMoment) {}

  /// Works out the state from the time. Overridden.
  package func track(time: Duration) {}

  /// When the recognizer wants to know the time. Overridden.
  package var nextTime: Duration? { nil }

  /// Whether it waits for another touch. Overridden.
  package var awaitsTouch: Bool { false }

  /// How many touches there are.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// Where the gesture is, in the coordinates of a view; nil for those of the root.
  open func location(in view: UIView?) -> CGPoint {
    touch?.location(in: view) ?? .zero
  }

  /// Where one of the touches is, in the coordinates of a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }

  // MARK: Other recognizers

  /// Has the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(Unowned(recognizer: otherGestureRecognizer))
  }

  /// Whether another recognizer has to fail first. Overridden for relations of a class.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer has to wait for this one. Overridden for relations of a class.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer fails when this one recognizes its gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer fails when another one recognizes its gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIGestureRecognizer: TouchFollower {
  package func follows(_ touch: UITouch) -> Bool {
    guard isEnabled, view != nil else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  package func follow(_ touch: UITouch, _ moment: TouchMoment) {
    if current.isFinal {
      guard touch.phase == .began else { return }
      current = .possible
      untold = []
      reset()
    }
    self.touch = touch
    isDown = touch.phase != .ended
    tell(touch)
    track(touch, moment)
    if !isDown, current == .possible, !awaitsTouch { enter(.failed) }
  }

  private func tell(_ touch: UITouch) {
    let event = UIEvent()
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  package func timePassed(_ time: Duration) {
    guard !current.isFinal else { return }
    track(time: time)
    if !isDown, current == .possible, !awaitsTouch { enter(.failed) }
  }

  package func lose(_ touch: UITouch) {
    touchesCancelled([touch], with: UIEvent())
    cancel()
  }

  package var isRecognized: Bool { current == .began || current == .changed || current == .ended }

  package var isWaiting: Bool { current == .possible && (isDown || awaitsTouch) }

  package var takesTouches: Bool { cancelsTouchesInView }

  package var deadline: Duration? { current.isFinal ? nil : nextTime }

  package func goes(with other: any TouchFollower) -> Bool {
    guard let other = other as? UIGestureRecognizer else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return true }
    return !canPrevent(other) || !other.canBePrevented(by: self)
  }

  package func waits(for other: any TouchFollower) -> Bool {
    guard let other = other as? UIGestureRecognizer else { return false }
    return prerequisites.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  package func deliver() {
    let states = untold
    untold = []
    for state in states {
      told = state
      for handler in handlers { handler(self) }
      for target in targets { target.send(from: view, self) }
      told = nil
    }
  }
}

/// Is asked about the gestures of a recognizer. All methods may be left out.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that was recognized counts.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether a recognizer gets a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether two recognizers may recognize their gestures at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another recognizer has to fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another recognizer has to wait for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// The gesture recognizers of the view; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let hovering = existingAttachment(HoverFollowers.self)?.followers ?? []
      let all =
        touchFollowers.compactMap { $0 as? UIGestureRecognizer } + hovering.compactMap { $0 as? UIGestureRecognizer }
      return all.isEmpty ? nil : all
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer; it leaves the view that it was attached to.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    if let follower = gestureRecognizer as? any HoverFollower {
      attachment { HoverFollowers() }.followers.append(follower)
      return
    }
    attachment { UIViewTouchFollowers() }.followers.append(gestureRecognizer)
  }

  /// Detaches a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    existingAttachment(HoverFollowers.self)?.followers.removeAll { $0 === gestureRecognizer }
    attachment { UIViewTouchFollowers() }.followers.removeAll { $0 === gestureRecognizer }
  }
}
