import SwiftUI

/// The controllers of columns, and the one stack that their pages are in where there is little room (J118).
@MainActor
final class SplitStack {
  typealias Column = UISplitViewController.Column

  static let order: [Column] = [.primary, .supplementary, .secondary]

  private(set) var controllers: [Column: UIViewController] = [:]
  /// The navigation controllers around those that are none.
  private var wrappers: [Column: UINavigationController] = [:]
  /// Whether each column is shown in a navigation controller.
  private let wraps: Bool
  /// The pages that each column gave to the stack.
  private var pages: [Column: [UIViewController]] = [:]

  init(wraps: Bool) {
    self.wraps = wraps
  }

  func set(_ controller: UIViewController?, for column: Column) {
    let isOnStack = isOnStack(column)
    if pages[column] != nil { take(column) }
    controllers[column] = controller
    wrappers[column] = nil
    if isOnStack, controller != nil { put(column, animated: false) }
  }

  /// What a column shows; nil for nothing.
  func shown(_ column: Column) -> UIViewController? {
    guard let controller = controllers[column] else { return nil }
    guard wraps, column != .compact, !(controller is UINavigationController) else { return controller }
    if let wrapper = wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  /// The column that is shown where there is little room.
  var baseColumn: Column {
    controllers[.compact] != nil ? .compact : Self.order.first { controllers[$0] != nil } ?? .primary
  }

  /// The stack that pages of other columns are put on; nil if there is none.
  var base: UINavigationController? {
    baseColumn == .compact ? nil : shown(baseColumn) as? UINavigationController
  }

  private func columns(upTo top: Column) -> [Column] {
    Self.order.filter { $0 != baseColumn && $0.rawValue <= top.rawValue && controllers[$0] != nil }
  }

  // MARK: The stack

  /// Whether the stack holds the first page of a column.
  private func isOnStack(_ column: Column) -> Bool {
    guard let first = pages[column]?.first else { return false }
    return base?.viewControllers.contains { $0 === first } == true
  }

  func collapse(upTo top: Column) {
    for column in columns(upTo: top) { put(column, animated: false) }
  }

  func expand() {
    for column in Self.order.reversed() { take(column, animated: false) }
  }

  /// Brings a column on top.
  func show(_ column: Column, animated: Bool) {
    guard column != .compact else { return }
    for above in Self.order.reversed() where above.rawValue > column.rawValue { take(above, animated: animated) }
    for new in columns(upTo: column) where !isOnStack(new) {
      take(new, animated: false)
      put(new, animated: animated)
    }
  }

  /// Takes a column and those above it away.
  func hide(_ column: Column, animated: Bool) {
    for above in Self.order.reversed() where above.rawValue >= column.rawValue { take(above, animated: animated) }
  }

  /// Puts the pages of a column on the stack.
  private func put(_ column: Column, animated: Bool) {
    guard let base, let controller = shown(column) else { return }
    var own = [controller]
    if let navigation = controller as? UINavigationController {
      own = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
    }
    guard let first = own.first else { return }
    first.viewIfLoaded?.removeFromSuperview()
    pages[column] = own
    base.setViewControllers(base.viewControllers + own, animated: animated)
  }

  /// Gives a column its pages back: those on the stack from its first one on, or those that it gave, if the user went back
  /// past them.
  private func take(_ column: Column, animated: Bool = false) {
    guard var own = pages.removeValue(forKey: column), let first = own.first, let base else { return }
    let all = base.viewControllers
    if let start = all.firstIndex(where: { $0 === first }) {
      own = Array(all[start...])
      base.setViewControllers(Array(all[..<start]), animated: animated)
    }
    (shown(column) as? UINavigationController)?.setViewControllers(own, animated: false)
  }
}
