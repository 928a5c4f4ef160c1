import Foundation

/// A section of the views that another view consists of.
nonisolated public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others as long as it is there.
  public struct ID: Hashable, Sendable {
    let section: ObjectIdentifier
  }

  public let id: ID
  /// What stands above the content; empty where nothing does.
  public let header: SubviewsCollection
  /// The rows of the section; empty where it has none.
  public let content: SubviewsCollection
  /// What stands below the content; empty where nothing does.
  public let footer: SubviewsCollection
  /// What the section as a whole hands to its container.
  public let containerValues: ContainerValues
}
