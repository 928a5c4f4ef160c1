import Foundation
import SwiftUI
import TesseraCore

/// Views that are out of sight and can be used again, by the name of their kind.
@MainActor
final class ReusePool {
  /// Views of one kind that wait; more are let go.
  private static let limit = 64

  private var waiting: [String: [UIView]] = [:]
  private var makers: [String: () -> UIView] = [:]

  /// Has views of a kind made in a way from now on; nil for no more.
  func register(_ name: String, _ make: (() -> UIView)?) {
    makers[name] = make
    waiting[name] = nil
  }

  /// Whether views of a kind can be made.
  func makes(_ name: String) -> Bool { makers[name] != nil }

  /// A view that waits, or a new one; nil if none waits and the kind is unknown.
  ///
  /// - Returns: the view, and whether it was used before.
  func take(_ name: String) -> (view: UIView, wasUsed: Bool)? {
    if let view = waiting[name]?.popLast() { return (view, true) }
    return makers[name].map { ($0(), false) }
  }

  /// Keeps a view until one of its kind is asked for.
  func put(_ view: UIView, _ name: String?) {
    guard let name, waiting[name]?.count ?? 0 < Self.limit else { return }
    waiting[name, default: []].append(view)
  }
}
