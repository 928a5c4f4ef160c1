import Foundation

/// Has the state that views left behind when another version of the program took their place.
@MainActor
protocol StateRestoring: AnyObject {
  /// The storage that is about to be made of a view's dynamic property gets what the old view kept in it.
  ///
  /// - Parameter property: a position in the list of the view's properties.
  func begin(_ property: Int, of node: EvaluatingNode)

  /// What the old view kept in the property that was begun; nil if there is nothing that can be taken over.
  func value<Value>(as type: Value.Type) -> Value?

  /// Where the content of the scroll view stood that was at the place of a new one; nil if there was none.
  func scrollOffset(of node: ViewNode) -> CGPoint?
}

extension EvaluatingNode {
  /// What the storage begins with that is being made, if the program was replaced and the view before had a value.
  func restoredValue<Value>(as type: Value.Type) -> Value? {
    graph.restoration?.value(as: type)
  }
}
