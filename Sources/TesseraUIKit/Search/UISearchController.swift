import Foundation
import SwiftUI
import TesseraCore

/// Searches a page of a navigation controller, with a field in its bar: that of `searchable` (J43).
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  let followed = FollowedObject()
  private var active = false

  /// A search.
  ///
  /// - Parameter searchResultsController: covers the page while there is a text; nil if the page shows the results.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.search = self
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  /// Covers the page while there is a text.
  public let searchResultsController: UIViewController?

  /// Is told when there is something else to search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is told of the beginning and the end of the search.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// What the user searches, and the texts of the field.
  public let searchBar = UISearchBar()

  /// Whether the user searches.
  open var isActive: Bool {
    get { active }
    set { setActive(newValue) }
  }

  /// Whether the results are shown without a text, too.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { followed.didChange() } }
  }

  /// Whether the page is darkened while the user searches. It is not here.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the title goes away while the user searches. It stays here.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the button that ends the search comes by itself. It always does here.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come by themselves. They always do here.
  open var automaticallyShowsScopeBar = true

  fileprivate var shownResults: UIViewController? {
    active && (showsSearchResultsController || searchBar.text?.isEmpty == false) ? searchResultsController : nil
  }

  private func setActive(_ isNowActive: Bool) {
    guard isNowActive != active else { return }
    if isNowActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    active = isNowActive
    if !isNowActive { searchBar.text = "" }
    followed.didChange()
    searchBar.focusDidChange(isNowActive)
    if isNowActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The user begins the search, or ends it with the button for that.
  fileprivate func userSetActive(_ isNowActive: Bool) {
    guard isNowActive != active else { return }
    if !isNowActive { searchBar.wasCancelled() }
    setActive(isNowActive)
  }

  /// The text of the bar, or where the user searches, is another one.
  func contentDidChange() {
    followed.didChange()
    if active { searchResultsUpdater?.updateSearchResults(for: self) }
  }
}

/// Shows the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The text, the scope, or whether the user searches, is another one.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told of the beginning and the end of a search. All methods may be left out.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search began.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}

  public func didPresentSearchController(_ searchController: UISearchController) {}

  public func willDismissSearchController(_ searchController: UISearchController) {}

  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Lets the user search a page, if its item has a controller for that.
struct SearchControllerModifier: ViewModifier {
  let controller: UISearchController?
  let stays: Bool

  func body(content: Content) -> some View {
    if let controller {
      SearchedPage(controller: controller, stays: stays, page: content)
    } else {
      content
    }
  }
}

private struct SearchedPage<Page: View>: View {
  let controller: UISearchController
  let stays: Bool
  let page: Page

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the search
    let _: Void = controller.followed.follow()
    page
      .overlay {
        if let results = controller.shownResults {
          UIViewControllerHost(results).background(Color(.systemBackground))
        }
      }
      .searchable(
        text: Binding {
          controller.searchBar.text ?? ""
        } set: {
          controller.searchBar.userTyped($0)
        },
        isPresented: Binding {
          controller.isActive
        } set: {
          controller.userSetActive($0)
        },
        placement: .navigationBarDrawer(displayMode: stays ? .always : .automatic), prompt: controller.searchBar.prompt
      )
      .searchScopes(controller.searchBar.scopeSelection) {
        // tessera:disable unstable-foreach-id - a scope is known by its place
        ForEach(Array((controller.searchBar.scopeButtonTitles ?? []).enumerated()), id: \.offset) { index, title in
          Text(verbatim: title).tag(Optional(index))
        }
      }
      .onSubmit(of: .search) { controller.searchBar.wasSubmitted() }
  }
}
