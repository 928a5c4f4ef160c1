import Foundation
import SwiftUI

/// What has surroundings: views and controllers.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }

  /// The surroundings changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What lets code follow its surroundings: views and controllers (J115).
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

/// Stands for what was registered, until that is unregistered.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Gets what has the surroundings, and those before the change.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Calls a closure each time that one of some traits changes (J115).
  ///
  /// - Parameters:
  ///   - traits: those that are followed.
  ///   - handler: the closure.
  /// - Returns: what unregisters it. It need not be kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { [unowned self] in handler(self, $0) }
  }

  /// Sends a method to the view or controller itself each time that one of some traits changes (J115).
  ///
  /// - Parameters:
  ///   - traits: those that are followed.
  ///   - action: the method, which gets the view or controller, and the surroundings before, if it takes them.
  /// - Returns: what unregisters it. It need not be kept.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends a method to an object each time that one of some traits changes (J115).
  ///
  /// - Parameters:
  ///   - traits: those that are followed.
  ///   - target: the object, which is not kept.
  ///   - action: the method, which gets the view or controller, and the surroundings before, if it takes them.
  /// - Returns: what unregisters it. It need not be kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = ActionTarget(target, action)
    return register(traits) { [unowned self] in target.send(from: self as? UIResponder, self, $0) }
  }

  /// Follows traits no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    changes?.registrations.removeAll { $0 === registration }
  }

  private func register(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) -> TraitRegistration {
    let registration = TraitRegistration(traits: traits, tell: tell)
    changes?.registrations.append(registration)
    return registration
  }

  /// What is registered; nil for what has no surroundings.
  private var changes: TraitChanges? {
    if let view = self as? UIView {
      return view.attachment {
        let changes = TraitChanges { [unowned view] in view.traitCollection }
        view.traitsDidChange = { changes.check() }
        return changes
      }
    }
    guard let controller = self as? UIViewController else { return nil }
    return controller.attachment {
      let changes = TraitChanges { [unowned controller] in controller.traitCollection }
      controller.traitsDidChange = { changes.check() }
      return changes
    }
  }
}

@MainActor
private final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UITraitCollection) -> Void

  init(traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }
}

/// What follows the surroundings of a view or controller.
@MainActor
private final class TraitChanges {
  var registrations: [TraitRegistration] = []
  private let current: () -> UITraitCollection
  private var known: UITraitCollection

  init(_ current: @escaping () -> UITraitCollection) {
    self.current = current
    known = current()
  }

  /// Tells of the traits that are others than before.
  func check() {
    let (old, new) = (known, current())
    known = new
    for registration in registrations where registration.traits.contains(where: { new.differs(from: old, in: $0) }) {
      registration.tell(old)
    }
  }
}
