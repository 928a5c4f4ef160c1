import SwiftUI
import UIKit

/// A search bar that tells its delegate.
struct SearchField: UIViewRepresentable {
  @Binding var text: String
  let placeholder: String

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    context.coordinator.text = $text
    bar.placeholder = placeholder
    if bar.text != text { bar.text = text }
  }

  final class Coordinator: NSObject, UISearchBarDelegate {
    var text: Binding<String>

    init(_ text: Binding<String>) {
      self.text = text
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text.wrappedValue = searchText
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = ""
      text.wrappedValue = ""
      searchBar.setShowsCancelButton(false, animated: true)
      searchBar.resignFirstResponder()
    }
  }
}
