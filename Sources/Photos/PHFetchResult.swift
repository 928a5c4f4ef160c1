import Foundation

/// What was found in the library. It does not change; what was found later is another one.
public final class PHFetchResult<ObjectType: PHObject>: NSObject, Sendable {
  private let found: [ObjectType]
  private let fetch: @Sendable () -> [ObjectType]

  init(_ options: PHFetchOptions?, _ fetch: @escaping @Sendable () -> [ObjectType]) {
    found = options?.applied(to: fetch()) ?? fetch()
    self.fetch = fetch
  }

  private init(found: [ObjectType], _ fetch: @escaping @Sendable () -> [ObjectType]) {
    self.found = found
    self.fetch = fetch
  }

  /// How many were found.
  public var count: Int { found.count }

  /// The first one; nil if nothing was found.
  public var firstObject: ObjectType? { found.first }

  /// The last one; nil if nothing was found.
  public var lastObject: ObjectType? { found.last }

  /// One of them. The index is below `count`.
  public func object(at index: Int) -> ObjectType { found[index] }

  /// One of them. The index is below `count`.
  public subscript(index: Int) -> ObjectType { found[index] }

  /// Some of them; indices that there are none of are left out.
  public func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.filter { found.indices.contains($0) }.map { found[$0] }
  }

  /// Where an object is; `NSNotFound` if it is not among them.
  public func index(of object: ObjectType) -> Int {
    found.firstIndex { $0.localIdentifier == object.localIdentifier } ?? NSNotFound
  }

  /// Whether an object is among them.
  public func contains(_ object: ObjectType) -> Bool {
    index(of: object) != NSNotFound
  }

  /// Visits them in their order, until `stop` is set.
  public func enumerateObjects(_ body: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in found.enumerated() where !stop.boolValue { body(object, index, &stop) }
  }

  /// The same in the library of now, in the order of names.
  func renewed() -> PHFetchResult {
    PHFetchResult(found: fetch(), fetch)
  }

  var objects: [ObjectType] { found }
}
