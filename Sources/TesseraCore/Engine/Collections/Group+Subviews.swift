import Foundation

nonisolated extension Group where Content: View {
  /// Takes a view apart into the views that it consists of and makes another one of them.
  ///
  /// Groups and loops in it are replaced by their content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Takes a view apart into its sections and makes another one of them.
  ///
  /// Adjacent views outside of sections form one without header and footer.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}
