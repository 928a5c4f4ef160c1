import CoreData

/// A class written by hand, as Xcode makes it for "Manual/None".
@objc(Shelf)
public class Shelf: NSManagedObject {
  @NSManaged public var title: String
  @NSManaged public var items: Set<Item>?

  @NSManaged public func addToItems(_ value: Item)

  var count: Int { Int(items?.reduce(0) { $0 + $1.quantity } ?? 0) }
}

extension Shelf: Identifiable {}
