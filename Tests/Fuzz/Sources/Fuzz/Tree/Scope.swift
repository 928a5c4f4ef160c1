import SwiftUI

/// What values of a tree are read from.
@MainActor
struct Scope {
  let model: Model
  let namespace: Namespace.ID
  /// The item of the row that a view stands in.
  var item = 0

  func with(item: Int) -> Scope {
    var scope = self
    scope.item = item
    return scope
  }
}
