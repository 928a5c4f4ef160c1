import Foundation

/// Which things of the library are found, and in which order.
public final class PHFetchOptions: NSObject {
  /// The orders, the first one first; nil for that of the names.
  public var sortDescriptors: [NSSortDescriptor]?
  /// A condition; nil for all.
  public var predicate: NSPredicate?
  /// The most that are found; 0 for any number, as for a negative one.
  public var fetchLimit = 0
  /// Whether hidden pictures are found. They never are.
  public var includeHiddenAssets = false
  /// Whether programs hear of changes one by one. They hear of the whole.
  public var wantsIncrementalChangeDetails = true

  /// Options that find everything.
  public override init() {}

  /// What the options leave of some objects.
  func applied<ObjectType>(to objects: [ObjectType]) -> [ObjectType] {
    var result = objects
    if let predicate { result = result.filter { predicate.evaluate(with: $0) } }
    if let orders = sortDescriptors, !orders.isEmpty {
      result.sort { first, second in
        for order in orders {
          switch order.compare(first, to: second) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
    }
    return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
  }
}

extension NSSortDescriptor {
  /// An order of pictures by a property: `creationDate`, `modificationDate`, `mediaType`, `pixelWidth`, `pixelHeight` or `duration`.
  /// Others put nothing in order.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \PHAsset[orderedBy: key ?? ""], ascending: ascending)
  }
}

extension PHAsset {
  /// A property as a number.
  fileprivate subscript(orderedBy key: String) -> Double {
    switch key {
    case "creationDate": creationDate?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude
    case "modificationDate": modificationDate?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude
    case "mediaType": Double(mediaType.rawValue)
    case "pixelWidth": Double(pixelWidth)
    case "pixelHeight": Double(pixelHeight)
    case "duration": duration
    default: 0
    }
  }
}
