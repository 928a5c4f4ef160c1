import CoreTransferable
import Foundation
import SwiftUI

/// A thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// What others get of it.
  public let itemProvider: NSItemProvider
  /// What the program itself gets of it.
  open var localObject: Any?

  /// A thing that others get from a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What happens to things that are dropped.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// They cannot be dropped there.
  case forbidden
  /// The receiver gets a copy of them.
  case copy
  /// The receiver gets them, and the source no longer has them.
  case move

  init(_ operation: DropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move, .delete: self = .move
    }
  }

  var operation: DropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// What is to happen to things if they are dropped.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// What happens to them.
  public let operation: UIDropOperation

  /// Proposes what happens to things.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Things that are dragged.
@MainActor @preconcurrency
public protocol UIDragDropSession: AnyObject {
  /// The things.
  var items: [UIDragItem] { get }

  /// Whether they may be moved, rather than copied.
  var allowsMoveOperation: Bool { get }

  /// Where they are, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint

  /// Whether any of them is available in one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether objects of a class can be made of any of them.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// Things that are dragged from a view of the program.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// What the program wants to remember.
  var localContext: Any? { get set }
}

/// Things that are dragged over a view.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the program; nil for things of others.
  var localDragSession: (any UIDragSession)? { get }
}
