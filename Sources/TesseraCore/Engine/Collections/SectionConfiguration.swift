import Foundation

/// A section of the views that another view consists of.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Identifies a section as long as it exists.
  public struct ID: Hashable, Sendable {
    let section: ObjectIdentifier
  }

  public let id: ID
  /// The header; empty if there is none.
  public let header: SubviewsCollection
  /// The rows of the section; empty where it has none.
  public let content: SubviewsCollection
  /// The footer; empty if there is none.
  public let footer: SubviewsCollection
  /// The container values of the section as a whole.
  public let containerValues: ContainerValues
}
