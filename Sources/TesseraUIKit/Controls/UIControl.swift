import Foundation
import SwiftUI

/// A view that tells of what the user does with it.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What is done with a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It was touched.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It was touched more than once in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved near it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch came back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended elsewhere.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is not edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal = State([])
    /// It is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where the content lies from left to right.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// From one edge to the other.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  private struct Registration {
    enum Effect {
      case action(UIAction)
      case method(ActionTarget)
    }

    let effect: Effect
    var events: Event

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
      if case .action(let action) = effect { action.identifier == identifier } else { false }
    }
  }

  private var registrations: [Registration] = []
  private var isInside = false

  /// A control without actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Does something for events. An action with the identifier of one that is there takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(effect: .action(action), events: controlEvents))
  }

  /// Does nothing more for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does nothing more for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.isAction(actionIdentifier) }
  }

  private func remove(_ controlEvents: Event, from isMeant: (Registration) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Calls a method of an object for events (J32).
  ///
  /// - Parameters:
  ///   - target: the object, which the control does not keep; nil for the first of the responders, from the one that
  ///     has the keyboard on, that has the method.
  ///   - action: the method, which gets the control and the event if it takes them.
  ///   - controlEvents: the events. Those of an object and method that are there already are added to them.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    for index in registrations.indices {
      guard case .method(let method) = registrations[index].effect, method.isSame(as: target, action) else { continue }
      registrations[index].events.formUnion(controlEvents)
      return
    }
    registrations.append(Registration(effect: .method(ActionTarget(target, action)), events: controlEvents))
  }

  /// Calls methods no more for events.
  ///
  /// - Parameters:
  ///   - target: the object; nil for all objects.
  ///   - action: the method; nil for all methods.
  ///   - controlEvents: the events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { registration in
      if case .method(let method) = registration.effect { method.matches(target, action) } else { false }
    }
  }

  /// The objects whose methods are called. Those that are gone, and the chain of responders, are left out.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        if case .method(let method) = registration.effect { method.object as? AnyHashable } else { nil }
      })
  }

  /// The events that something is done for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of an object's methods that are called for events; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard case .method(let method) = registration.effect, registration.events.contains(controlEvent),
        method.isSame(as: target, method.action)
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Does an action now.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls a method of an object; overrides may look at what is called.
  ///
  /// - Parameters:
  ///   - target: the object; nil for the first of the responders that has the method.
  ///   - action: the method.
  ///   - event: why it is called.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target, action).send(from: self, self, event)
  }

  /// Does what is to be done for events.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, UIEvent())
  }

  private func sendActions(for controlEvents: Event, _ event: UIEvent) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.effect {
      case .action(let action): sendAction(action)
      case .method(let method):
        if method.isForResponders {
          sendAction(method.action, to: nil, for: event)
        } else if let object = method.object {
          sendAction(method.action, to: object, for: event)
        }
      }
    }
  }

  // MARK: State

  /// Whether it can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether it is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// How it is.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { stateDidChange() } }
  }

  /// Shows the control as it is now. Overridden.
  package func stateDidChange() {
    layerModel.didChange()
  }

  // MARK: Touches

  /// Whether a touch is followed.
  public private(set) var isTracking = false

  /// Whether the touch that is followed is in the control.
  public var isTouchInside: Bool { isTracking && isInside }

  /// A touch came down.
  ///
  /// - Returns: whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved.
  ///
  /// - Returns: whether it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch is gone.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isInside
    isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isInside
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    let wasInside = isInside
    stopTracking()
    sendActions(for: wasInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isInside = false
    isHighlighted = false
  }
}
