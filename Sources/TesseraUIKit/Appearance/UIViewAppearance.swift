import SwiftUI

/// Gives views what was chosen for all of their class (J34).
@MainActor
enum UIViewAppearance {
  /// Says that a view has taken its appearance.
  private final class Taken {}

  /// A view enters a window: the first time, it takes what was chosen for its class and for those around it.
  static func give(to view: UIView) {
    guard view.existingAttachment(Taken.self) == nil else { return }
    _ = view.attachment { Taken() }
    // What is chosen for a class counts before what is for one around it, and a nearer container before any place.
    let entries = Appearances.entries
      .filter { view.isOfClass($0.type) && view.isInside($0.containers) }
      .sorted { (depth(of: $0.type), $0.containers.count) > (depth(of: $1.type), $1.containers.count) }
    for entry in entries {
      guard let chosen = entry.chosen as? UIView, let untouched = entry.untouched as? UIView else { continue }
      for list in lists { list(chosen, untouched, view) }
    }
  }

  /// Gives a view what its class and those around it have.
  private static let lists: [(UIView, UIView, UIView) -> Void] = [
    list(AppearanceProperties.view), list(AppearanceProperties.label), list(AppearanceProperties.button),
    list(AppearanceProperties.textField),
    list(AppearanceProperties.scrollView), list(AppearanceProperties.textView), list(AppearanceProperties.tableView),
    list(AppearanceProperties.tableViewCell), list(AppearanceProperties.segmentedControl),
    list(AppearanceProperties.pageControl),
    list(AppearanceProperties.toggle), list(AppearanceProperties.slider), list(AppearanceProperties.progressView),
    list(AppearanceProperties.activityIndicatorView), list(AppearanceProperties.toolbar),
    list(AppearanceProperties.searchBar),
  ]

  private static func list<View: UIView>(_ properties: [AppearanceProperty<View>]) -> (UIView, UIView, UIView) -> Void {
    { chosen, untouched, view in
      guard let chosen = chosen as? View, let untouched = untouched as? View, let view = view as? View else { return }
      for property in properties { property.give(chosen, untouched, view) }
    }
  }
}

/// A property that a view takes if it was chosen for its class, and not set on the view.
@MainActor
struct AppearanceProperty<View: UIView> {
  let give: (_ chosen: View, _ untouched: View, _ view: View) -> Void

  /// - Parameters:
  ///   - get: the value; it tells by comparison what was set.
  ///   - set: gives a view a value.
  init<Value: Equatable>(_ get: @escaping (View) -> Value, _ set: @escaping (View, Value) -> Void) {
    give = { chosen, untouched, view in
      let (value, standard) = (get(chosen), get(untouched))
      if value != standard, get(view) == standard { set(view, value) }
    }
  }

  init(give: @escaping (_ chosen: View, _ untouched: View, _ view: View) -> Void) {
    self.give = give
  }
}

extension UIView {
  fileprivate func isOfClass(_ type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == type }
  }

  /// Whether the view is inside of views or controllers of some classes, the innermost last.
  fileprivate func isInside(_ containers: [AnyClass]) -> Bool {
    var missing = containers
    var responder = next
    while let container = missing.last, let current = responder {
      if current.isOf(container) { missing.removeLast() }
      responder = current.next
    }
    return missing.isEmpty
  }
}

extension UIResponder {
  fileprivate func isOf(_ type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == type }
  }
}

nonisolated private func depth(of type: AnyClass) -> Int {
  sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
}
