import Foundation

extension NSSortDescriptor {
  /// An order by the value of a name, or of several with dots between them (CD17).
  public convenience init(key: String?, ascending: Bool) {
    let path = \NSManagedObject[managedPath: key ?? "self"]
    self.init(keyPath: path, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
  }

  /// An order by a property, which may have no value (CD17).
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { ValueOrder.compare(ManagedValue.plain($0), ManagedValue.plain($1)) })
  }

  /// The order of SwiftUI's descriptor.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    let ascending = descriptor.order == .forward
    self.init(key: descriptor.keyPath.flatMap(KeyProbe.name), ascending: ascending)
  }

  /// The name of the property, or names with dots between them; nil for a key path that reads none of an object.
  public var key: String? { KeyProbe.name(of: keyPath) }
}
