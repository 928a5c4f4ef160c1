import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// Recognizes a gesture of the pointer on a view and on those in it, under the name that it has in AppKit (J421).
///
/// Subclasses of a program's own override the methods for the pointer and set `state`.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
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
  }

  /// What follows the pointer.
  private(set) lazy var backing = connected(makeBacking())
  private var receiver = NSResponderAction()
  private var handlers: [(NSGestureRecognizer) -> Void] = []
  private lazy var answers = RecognizerAnswers(self)

  /// A recognizer that calls nothing yet; without a subclass it recognizes nothing.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// A recognizer that sends a method each time that its state changes.
  ///
  /// - Parameters:
  ///   - target: the object, which is not kept; nil for the first of the responders that has the method.
  ///   - action: the method, which gets the recognizer if it takes it; nil for none.
  public init(target: Any?, action: Selector?) {
    super.init()
    receiver = NSResponderAction(target: target.map { $0 as AnyObject }, action: action)
  }

  /// Makes the recognizer of UIKit that recognizes the gesture. Overridden.
  func makeBacking() -> UIGestureRecognizer { PointerRecognizer() }

  private func connected(_ backing: UIGestureRecognizer) -> UIGestureRecognizer {
    (backing as? PointerRecognizer)?.owner = self
    backing.addHandler { [weak self] _ in self?.stateDidChange() }
    backing.delegate = answers
    return backing
  }

  private func stateDidChange() {
    for handler in handlers { handler(self) }
    receiver.send(from: self)
  }

  /// Calls a closure each time that the state changes. The recognizer keeps it.
  func addHandler(_ handler: @escaping (NSGestureRecognizer) -> Void) { handlers.append(handler) }

  /// The object that the method is sent to, which is not kept; nil for the first of the responders that has the method.
  open var target: AnyObject? {
    get { receiver.target }
    set { receiver.target = newValue }
  }

  /// The method that is sent each time that the state changes; nil for none.
  open var action: Selector? {
    get { receiver.action }
    set { receiver.action = newValue }
  }

  /// The view that it is attached to.
  open internal(set) weak var view: NSView?

  /// Whether it follows the pointer.
  open var isEnabled: Bool {
    get { backing.isEnabled }
    set { backing.isEnabled = newValue }
  }

  /// A name of the program's choice.
  open var name: String?

  /// Is asked about gestures.
  open weak var delegate: (any NSGestureRecognizerDelegate)?

  /// Whether views hear of the main button only when its press is no gesture. It makes no difference here: they hear at once.
  open var delaysPrimaryMouseButtonEvents = false

  /// How far it is. Subclasses set it.
  open var state: State {
    get { State(rawValue: backing.state.rawValue) ?? .possible }
    set { backing.state = UIGestureRecognizer.State(rawValue: newValue.rawValue) ?? .possible }
  }

  /// Where the gesture is, in the coordinates of a view; nil for those of the window.
  open func location(in view: NSView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    let place = own.point(fromBacking: backing.location(in: own.backing))
    return own.convert(place, to: view)
  }

  /// Makes the recognizer ready for another gesture. Overrides call `super`.
  open func reset() {}

  // MARK: The pointer

  /// The main button went down on the view, or on one in it. Overridden, as are the others.
  open func mouseDown(with event: NSEvent) {}

  /// The pointer moved while the main button was down.
  open func mouseDragged(with event: NSEvent) {}

  /// The main button came up.
  open func mouseUp(with event: NSEvent) {}

  // MARK: Other recognizers

  /// Whether another recognizer fails when this one recognizes its gesture.
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }

  /// Whether this recognizer fails when another one recognizes its gesture.
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }

  /// Whether another recognizer has to fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }

  /// Whether another recognizer has to wait for this one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
}

/// Tells a recognizer of a program's own of the pointer.
private final class PointerRecognizer: UIGestureRecognizer {
  weak var owner: NSGestureRecognizer?

  override func reset() {
    super.reset()
    owner?.reset()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(touches, .leftMouseDown) { $0.mouseDown(with: $1) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(touches, .leftMouseDragged) { $0.mouseDragged(with: $1) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(touches, .leftMouseUp) { $0.mouseUp(with: $1) }
  }

  private func tell(
    _ touches: Set<UITouch>, _ type: NSEvent.EventType, _ hear: (NSGestureRecognizer, NSEvent) -> Void
  ) {
    guard let owner, let touch = touches.first else { return }
    let place = view?.convert(touch.location(in: view), to: nil) ?? touch.location(in: nil)
    hear(owner, NSEvent(type, at: place, in: owner.view?.window))
  }
}

/// Asks the delegate of a recognizer.
@MainActor
private final class RecognizerAnswers: UIGestureRecognizerDelegate {
  private weak var owner: NSGestureRecognizer?

  init(_ owner: NSGestureRecognizer) {
    self.owner = owner
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner else { return true }
    return owner.delegate?.gestureRecognizerShouldBegin(owner) != false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard let owner, let other = Self.owner(of: other) else { return false }
    if owner.delegate?.gestureRecognizer(owner, shouldRecognizeSimultaneouslyWith: other) == true { return true }
    return !owner.canPrevent(other) || !other.canBePrevented(by: owner)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let owner, let other = Self.owner(of: other) else { return false }
    return owner.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: owner)
      || owner.delegate?.gestureRecognizer(owner, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: owner) == true
  }

  /// The recognizer of AppKit that one of UIKit stands behind.
  private static func owner(of recognizer: UIGestureRecognizer) -> NSGestureRecognizer? {
    (recognizer.delegate as? RecognizerAnswers)?.owner
  }
}
