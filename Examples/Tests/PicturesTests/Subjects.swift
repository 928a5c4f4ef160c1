import Catalog
import Chat
import Composer
import Figures
import GalleryWindow
import Inbox
import LayoutLab
import Library
import Places
import Poster
import ShoppingList
import SwiftData
import SwiftUITesting
import TeaTimer
import Welcome

extension Subject {
  /// All screens of which pictures are kept.
  static let all = pages + catalog + examples + [gallery]

  private static let pages = CatalogPage.allCases.map { page in
    Subject("catalog-\(page)", size: page.pictureSize) {
      NavigationStack {
        page.content
          .navigationTitle(page.rawValue)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private static let catalog = [
    Subject("catalogue") { CatalogView() },
    Subject("catalog-with-page") {
      CatalogView()
    } actions: { screen in
      screen.element(.row, CatalogPage.fields.rawValue).tap()
    },
  ]

  private static let examples = [
    Subject("welcome") { WelcomeView() },
    Subject("inbox") { InboxView(model: InboxModel(service: SampleMailService())) },
    Subject("composer") {
      ComposerView()
    } actions: { screen in
      screen["New letter"].tap()
    },
    Subject("poster") { PosterView() },
    Subject("library") { LibraryView().modelContainer(SampleShelf.container()) },
    Subject("figures") { FiguresView() },
    Subject("figures-lines") {
      FiguresView()
    } actions: { screen in
      screen["Lines"].tap()
    },
    Subject("figures-sectors") {
      FiguresView()
    } actions: { screen in
      screen["Sectors"].tap()
    },
    Subject("tea-timer") { TeaTimerView() },
    Subject("places") {
      WalkView()
    } actions: { screen in
      screen.element(.button, "Lindenhof").tap()
    },
    Subject("layout-lab") { LayoutLabView() },
    Subject("chat") { ChatView(model: ChatModel()) },
    Subject("shopping-list") {
      ShoppingListView(model: ShoppingListModel(names: ["Bread", "Milk", "Apples", "Tea"]))
    },
  ]

  private static let gallery = Subject("gallery", size: CGSize(width: 760, height: 844)) { GalleryView() }
}

extension CatalogPage {
  /// As large as a phone; pages of specimens are given the height of all of them, in ordinary type.
  fileprivate var pictureSize: CGSize {
    switch self {
    case .buttons, .switches, .fields, .pickers, .dates, .progress, .groups:
      CGSize(width: Subject.phone.width, height: 1_400)
    case .plainList, .groupedList, .insetGroupedList, .sidebarList, .form:
      Subject.phone
    }
  }
}
