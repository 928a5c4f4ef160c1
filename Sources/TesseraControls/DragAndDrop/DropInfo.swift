import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// What is dragged over a view.
nonisolated public struct DropInfo {
  private let providers: [NSItemProvider]
  /// Where it is, in the view's own space.
  public let location: CGPoint

  init(_ moment: DropMoment) {
    providers = moment.items.map { NSItemProvider($0) }
    location = moment.location
  }

  /// Whether any of it is available in one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Whether any of it is available in one of some types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  /// The parts that are available in one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// The parts that are available in one of some types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}
