import Foundation
import SwiftUI

/// What a bar of tabs shows for a controller.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// A tab of the system.
  nonisolated public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// An empty tab.
  public override init() {
    super.init()
  }

  /// A tab with a number of the program's choice.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with another picture for when it is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The picture of the tab when it is chosen; nil for the same.
  open var selectedImage: UIImage? {
    didSet { followed.didChange() }
  }

  /// What stands at the corner of the tab; nil for nothing.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { followed.didChange() } }
  }

  /// The color behind that; nil for red. It counts in `UITabBarItem.appearance()`.
  open var badgeColor: UIColor?
}
