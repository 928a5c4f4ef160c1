// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What wins where another context saved other values (CD13).
open class NSMergePolicy: NSObject {
  /// What wins.
  public enum MergeType: UInt, Sendable {
    case error, mergeByPropertyStoreTrump, mergeByPropertyObjectTrump, overwrite, rollback
  }

  /// What wins.
  public let mergeType: MergeType

  /// A policy.
  public init(merge type: MergeType) { mergeType = type }

  /// A save fails.
  public static var error: NSMergePolicy { NSMergePolicy(merge: .error) }
  /// A save fails.
  public static var errorMergePolicy: NSMergePolicy { error }
  /// What the other saved stays; other changes are saved.
  public static var mergeByPropertyStoreTrump: NSMergePolicy { NSMergePolicy(merge: .mergeByPropertyStoreTrump) }
  /// What this context changed is saved; what the other saved of other properties stays.
  public static var mergeByPropertyObjectTrump: NSMergePolicy { NSMergePolicy(merge: .mergeByPropertyObjectTrump) }
  /// The whole objects of this context are saved.
  public static var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwrite) }
  /// The changes of the objects are dropped.
  public static var rollback: NSMergePolicy { NSMergePolicy(merge: .rollback) }
}

/// A save fails.
public var NSErrorMergePolicy: NSMergePolicy { .error }
/// What the other context saved stays.
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
/// What this context changed is saved.
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
/// The whole objects of this context are saved.
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
/// The changes of the objects are dropped.
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
