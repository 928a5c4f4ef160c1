import Foundation
import TesseraCore

/// The text for a search without results.
nonisolated public struct SearchUnavailableContent {
  /// That nothing was found, with the text that was searched for.
  public struct Label: View {
    let searchText: String?

    @MainActor public var body: some View {
      TesseraControls.Label {
        if let searchText, !searchText.isEmpty {
          Text("No Results for “\(searchText)”")
        } else {
          Text("No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What the user can try.
  public struct Description: View {
    @MainActor public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// Nothing: there is no button.
  public struct Actions: View {
    @MainActor public var body: some View {
      EmptyView()
    }
  }
}
