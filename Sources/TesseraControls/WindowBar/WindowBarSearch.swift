import Foundation
import TesseraCore

/// The search at the end of the bar of a window (DK28).
struct WindowBarSearch: View {
  let search: SearchSource
  /// Whether the field is a button until the user searches.
  let isButton: Bool

  var body: some View {
    if isButton {
      Button {
        search.open()
      } label: {
        Image(systemName: "magnifyingglass")
      }
      .buttonStyle(WindowBarButtonStyle())
      .accessibilityLabel("Search")
    } else {
      SearchBar(search: search, isInWindowBar: true)
        .frame(
          minWidth: WindowBarMetrics.leastSearchWidth, idealWidth: WindowBarMetrics.searchWidth,
          maxWidth: WindowBarMetrics.searchWidth)
    }
  }
}
