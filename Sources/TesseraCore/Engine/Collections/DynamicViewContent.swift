/// A collection whose elements are shown as views.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements that are shown.
  var data: Data { get }
}
