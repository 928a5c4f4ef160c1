import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class TabListener: UITabBarControllerDelegate {
  var refused: UIViewController?
  var chosen: [String] = []

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController !== refused
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    chosen.append(viewController.title ?? "")
  }
}

/// Has pages one after the other, and notes turns.
@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var turns: [String] = []

  init(_ pages: [UIViewController]) { self.pages = pages }

  private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
      return nil
    }
    return pages[index + distance]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    turns.append("from \(previousViewControllers.first?.title ?? "nothing"), \(completed ? "turned" : "stayed")")
  }
}

@MainActor
private final class SearchListener: UISearchBarDelegate {
  var heard: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("canceled") }
}

/// Tabs, pages, alerts and search bars of UIKit.
@MainActor
struct ContainerControllerTests {
  private let journal = ControllerJournal()

  private func page(_ name: String) -> NamedController {
    let page = NamedController(name, journal)
    page.title = name
    return page
  }

  private func screen(_ controller: UIViewController) -> Screen {
    Screen(width: 320, height: 480) { ShownController(controller: controller) }
  }

  // MARK: Tabs

  @Test("J40: a tab is made when it is first shown; the user's choice is asked of the delegate, and told to it")
  func tabs() async {
    let (one, two, three) = (page("One"), page("Two"), page("Three"))
    let controller = UITabBarController()
    controller.viewControllers = [one, two, three]
    let listener = TabListener()
    listener.refused = three
    controller.delegate = listener
    let screen = screen(controller)
    #expect(screen.visibleText.contains("Text of One"))
    #expect(!two.isViewLoaded)
    screen["Two"].tap()
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Two"))
    #expect(!screen.visibleText.contains("Text of One"))
    #expect(controller.selectedIndex == 1)
    screen["Three"].tap()
    await screen.settle()
    #expect(controller.selectedIndex == 1)
    #expect(!three.isViewLoaded)
    controller.selectedIndex = 0
    await screen.settle()
    #expect(screen.visibleText.contains("Text of One"))
    #expect(listener.chosen == ["Two"])
  }

  @Test("J40: a tab that is not there is not chosen")
  func missingTab() {
    let controller = UITabBarController()
    controller.viewControllers = [page("One")]
    let screen = screen(controller)
    controller.selectedIndex = 4
    #expect(controller.selectedIndex == 0)
    #expect(screen.visibleText.contains("Text of One"))
  }

  // MARK: Pages

  @Test("J41: dragging turns to the page that the data source has, and not past the last one")
  func pages() async {
    let book = Book([page("One"), page("Two")])
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let screen = screen(controller)
    #expect(screen.visibleText.contains("Text of One"))
    for _ in 0..<2 {
      await screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 30, y: 200))
      await screen.settle()
      #expect(controller.viewControllers?.first === book.pages[1])
    }
    #expect(screen.visibleText.contains("Text of Two"))
    #expect(!screen.visibleText.contains("Text of One"))
    #expect(book.turns == ["from One, turned"])
  }

  @Test("J41: a page that is replaced while it still turns leaves the last one behind")
  func pagesLeavingWhileAnimating() async {
    let pages = [page("One"), page("Two"), page("Three")]
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    let screen = screen(controller)
    controller.setViewControllers([pages[1]], direction: .forward, animated: true)
    await screen.advance(by: .milliseconds(60))
    controller.setViewControllers([pages[2]], direction: .forward, animated: true)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Three"))
    #expect(!screen.visibleText.contains("Text of Two"))
    #expect(controller.children.count == 1)
  }

  // MARK: Alerts

  @Test("J42: the button of an alert dismisses it, then does its action; a field keeps what was typed")
  func alert() async {
    let host = page("One")
    let screen = screen(host)
    var named: String?
    let alert = UIAlertController(title: "Rename", message: "Give it a name", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in named = alert.textFields?.first?.text })
    host.present(alert, animated: true)
    await screen.settle()
    #expect(screen.visibleText.contains("Give it a name"))
    #expect(screen.element(.textField).frame.width > 200)
    screen.element(.textField).type("Pear")
    screen["OK"].tap()
    await screen.settle()
    #expect(named == "Pear")
    #expect(!screen.visibleText.contains("Rename"))
    #expect(host.presentedViewController == nil)
  }

  @Test("J42: a second action that cancels ends the program with a sentence")
  func secondCancel() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("one action that cancels"))
  }

  // MARK: Search bars

  @Test("J43: a search bar tells its delegate of what the user types and cancels, not of what the program writes")
  func searchBar() async {
    let host = page("One")
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 320, height: 56))
    let listener = SearchListener()
    bar.delegate = listener
    bar.showsCancelButton = true
    bar.placeholder = "Fruit"
    host.loadViewIfNeeded()
    host.view.addSubview(bar)
    let screen = screen(host)
    bar.text = "Ap"
    #expect(listener.heard == [])
    screen.element(.textField, "Fruit").type("ple")
    await screen.settle()
    #expect(listener.heard.first == "began")
    #expect(listener.heard.last == "Apple")
    #expect(bar.text == "Apple")
    screen["Cancel"].tap()
    await screen.settle()
    #expect(listener.heard.last == "canceled")
  }
}
