import SwiftUI
import TesseraControls
import TesseraCore

/// What has an appearance that a program chooses for all objects of its class (J34).
///
/// `appearance()` gives an object that stands for all those of the class. What is set on it, an object takes when it enters a
/// window, unless it was given something else itself. Views of SwiftUI that stand for views of the class take it when they come.
/// A subclass of an app has the appearance of the nearest class of UIKit around it.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// What objects with a chosen appearance can be in.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// The objects that stand for all those of a class.
@MainActor
enum Appearances {
  /// An object, and one on which nothing was set.
  struct Entry {
    let type: AnyClass
    /// What an object has to be in, the innermost last; none for anywhere.
    let containers: [AnyClass]
    let chosen: AnyObject
    let untouched: AnyObject
  }

  private(set) static var entries: [Entry] = []

  /// - Returns: the object that stands for all those of a class in containers.
  static func appearance<Object: AnyObject>(
    of type: AnyClass, in containers: [any UIAppearanceContainer.Type] = [], _ make: () -> Object
  ) -> Object {
    CommonThemeOfUIKit.use
    let places = containers.map { $0 as AnyClass }
    CommonTheme.willChange()
    if let known = entry(of: type, in: places)?.chosen as? Object { return known }
    let entry = Entry(type: type, containers: places, chosen: make(), untouched: make())
    entries.append(entry)
    UIView.willTakeAppearance = { UIViewAppearance.give(to: $0) }
    return entry.chosen as! Object
  }

  private static func entry(of type: AnyClass, in places: [AnyClass]) -> Entry? {
    entries.first { $0.type == type && $0.containers.elementsEqual(places) { $0 == $1 } }
  }

  /// What was chosen for a class, wherever its objects are; nil for nothing.
  static func chosen<Object: AnyObject>(_ type: Object.Type) -> (chosen: Object, untouched: Object)? {
    guard let entry = entry(of: type, in: []), let chosen = entry.chosen as? Object,
      let untouched = entry.untouched as? Object
    else { return nil }
    return (chosen, untouched)
  }

  /// What was chosen for a class within another one; nil for nothing.
  static func chosen<Object: AnyObject>(_ type: Object.Type, in container: AnyClass) -> Object? {
    entry(of: type, in: [container])?.chosen as? Object
  }

  /// Forgets all choices.
  package static func forget() {
    entries = []
    CommonTheme.willChange()
  }
}

extension UIAppearance where Self: UIView {
  /// Stands for all views.
  public static func appearance() -> UIView { Appearances.appearance(of: self) { UIView() } }

  /// Stands for all views in others.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UIView {
    Appearances.appearance(of: self, in: containers) { UIView() }
  }
}
