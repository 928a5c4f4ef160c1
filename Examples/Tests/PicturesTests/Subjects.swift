import Catalog
import Chat
import Composer
import Darkroom
import Figures
import GalleryWindow
import Inbox
import LayoutLab
import Library
import Places
import Player
import Poster
import Reader
import Shaders
import ShoppingList
import Stroll
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
    Subject("figures", size: figures) { FiguresView() },
    Subject("figures-lines", size: figures) {
      FiguresView()
    } actions: { screen in
      screen["Lines"].tap()
      screen.hover(at: CGPoint(x: 195, y: 150))
    },
    Subject("figures-areas", size: figures) {
      FiguresView()
    } actions: { screen in
      screen["Areas"].tap()
    },
    Subject("figures-points", size: figures) {
      FiguresView()
    } actions: { screen in
      screen["Points"].tap()
      screen.tap(at: CGPoint(x: 245, y: 790))
    },
    Subject("tea-timer") { TeaTimerView() },
    Subject("stroll") {
      StrollView()
    } actions: { screen in
      screen["Start"].tap()
      screen.allowLocation()
      for step in 0..<60 {
        let angle = Double(step) / 20
        screen.move(toLatitude: 52.51 + sin(angle) * 0.004, longitude: 13.37 + cos(angle * 2) * 0.005)
      }
    },
    Subject("player") {
      PlayerView()
    } actions: { screen in
      screen.setMedium("swing.webm", duration: 6, videoSize: CGSize(width: 640, height: 360))
      screen["Bell"].tap()
    },
    Subject("reader") {
      ReaderView()
    } actions: { screen in
      screen.disconnect()
    },
    Subject("shaders") {
      ShadersView()
    },
    Subject("places") {
      WalkView()
    } actions: { screen in
      screen.element(.button, "Lindenhof").tap()
    },
    Subject("darkroom") {
      DarkroomView()
    } actions: { screen in
      screen["Sepia"].tap()
    },
    Subject("layout-lab") { LayoutLabView() },
    Subject("chat") { ChatView(model: ChatModel()) },
    Subject("shopping-list") {
      ShoppingListView(model: ShoppingListModel(names: ["Bread", "Milk", "Apples", "Tea"]))
    },
  ]

  /// All charts of a group.
  private static let figures = CGSize(width: 390, height: 1_440)

  private static let gallery = Subject("gallery", size: CGSize(width: 760, height: 844)) { GalleryView() }
}

extension CatalogPage {
  /// As large as a phone; pages of specimens are given the height of all of them, in ordinary type.
  fileprivate var pictureSize: CGSize {
    switch self {
    case .buttons, .switches, .fields, .pickers, .dates, .progress, .groups:
      CGSize(width: Subject.phone.width, height: 1_400)
    case .plainList, .groupedList, .insetGroupedList, .sidebarList, .tables, .form, .writing, .bars:
      Subject.phone
    }
  }
}
