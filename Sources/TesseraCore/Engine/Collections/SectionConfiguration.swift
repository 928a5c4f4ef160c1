import Foundation

/// A section of the views that another view consists of.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Identifies a section as long as it exists.
  public struct ID: Hashable, Sendable {
    let section: ObjectIdentifier
  }

  /// The actions of a section, one after the other.
  public struct Actions: View {
    let subviews: SubviewsCollection

    @MainActor public var body: some View { subviews }
  }

  public let id: ID
  /// The header; empty if there is none.
  public let header: SubviewsCollection
  /// The rows of the section; empty where it has none.
  public let content: SubviewsCollection
  /// The footer; empty if there is none.
  public let footer: SubviewsCollection
  /// What `sectionActions(content:)` added to the section; empty if nothing did (J412).
  public let actions: Actions
  /// The container values of the section as a whole.
  public let containerValues: ContainerValues
}
