import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class Listener: UINavigationControllerDelegate {
  let journal: ControllerJournal

  init(_ journal: ControllerJournal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { journal.lines.append("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { journal.lines.append("did show \(viewController.title ?? "")") }
}

/// Navigation controllers of UIKit.
@MainActor
struct NavigationControllerTests {
  private let journal = ControllerJournal()

  private func page(_ name: String) -> NamedController {
    let page = NamedController(name, journal)
    page.title = name
    return page
  }

  private func screen(_ controller: UIViewController) -> Screen {
    Screen(width: 320, height: 480) { ShownController(controller: controller) }
  }

  @Test("J39: pages hear of their views in UIKit's order when they are pushed and popped, and at the end of the turn")
  func lifeCycle() async {
    let navigation = UINavigationController(rootViewController: page("One"))
    let listener = Listener(journal)
    navigation.delegate = listener
    let screen = screen(navigation)
    #expect(screen.visibleText.contains("Text of One"))
    #expect(journal.take() == ["One joined", "One will appear as new", "One did appear"])
    navigation.pushViewController(page("Two"), animated: true)
    await screen.advance(by: .milliseconds(50))
    #expect(journal.take() == ["One will disappear", "Two will appear as new", "will show Two"])
    await screen.settle()
    #expect(journal.take() == ["One did disappear", "Two did appear", "Two joined", "did show Two"])
    #expect(screen.visibleText.contains("Text of Two"))
    #expect(!screen.visibleText.contains("Text of One"))
    screen["Back"].tap()
    await screen.settle()
    #expect(
      journal.take() == [
        "Two will disappear for good", "One will appear", "will show One", "Two did disappear", "One did appear",
        "Two left", "did show One",
      ])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("J39: without animation, a page is there at once; several go at once; the first one stays")
  func withoutAnimation() async {
    let pages = ["One", "Two", "Three"].map { page($0) }
    let navigation = UINavigationController(rootViewController: pages[0])
    let screen = screen(navigation)
    navigation.pushViewController(pages[1], animated: false)
    navigation.pushViewController(pages[2], animated: false)
    #expect(screen.visibleText.contains("Text of Three"))
    #expect(journal.take().last == "Three joined")
    #expect(navigation.topViewController === pages[2])
    #expect(pages[2].navigationController === navigation)
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    #expect(screen.visibleText.contains("Text of One"))
    #expect(pages[2].navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([pages[1]], animated: true)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Two"))
    #expect(!screen.visibleText.contains("Text of One"))
    #expect(pages[0].parent == nil)
  }

  @Test("J39: pages that are pushed and popped while others still turn come to the same end")
  func leavingWhileAnimating() async {
    let navigation = UINavigationController(rootViewController: page("One"))
    let screen = screen(navigation)
    _ = screen.visibleText
    journal.lines = []
    navigation.pushViewController(page("Two"), animated: true)
    await screen.advance(by: .milliseconds(60))
    navigation.popViewController(animated: true)
    await screen.advance(by: .milliseconds(60))
    navigation.pushViewController(page("Three"), animated: true)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Three"))
    #expect(
      journal.take().filter { $0.hasPrefix("Two") } == [
        "Two will appear as new", "Two did appear", "Two joined", "Two will disappear for good", "Two did disappear",
        "Two left",
      ])
  }

  @Test("A page's item has the title and the buttons of the bar, and later changes are shown")
  func items() async {
    let one = page("One")
    let navigation = UINavigationController(rootViewController: one)
    var heard: [String] = []
    one.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in heard.append("done") }),
      UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Deep") { _ in heard.append("deep") }])),
    ]
    let screen = screen(navigation)
    screen["Done"].tap()
    #expect(heard == ["done"])
    #expect(screen["More"].frame.maxX < screen["Done"].frame.minX)
    screen["More"].tap()
    await screen.settle()
    screen["Deep"].tap()
    await screen.settle()
    #expect(heard == ["done", "deep"])
    one.title = "Other"
    #expect(screen.visibleText.contains("Other"))
    one.navigationItem.title = "Own"
    one.navigationItem.rightBarButtonItems?[0].isEnabled = false
    #expect(screen.visibleText.contains("Own"))
    #expect(!screen["Done"].isEnabled)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(!screen.visibleText.contains("Own"))
    #expect(screen["Text of One"].frame.minY < 30)
  }

  @Test("Titles are large where bar and page want it; the edit button begins and ends editing")
  func largeTitles() async {
    let one = page("One")
    let navigation = UINavigationController(rootViewController: one)
    one.navigationItem.leftBarButtonItem = one.editButtonItem
    let screen = screen(navigation)
    let small = screen["One"].frame
    navigation.navigationBar.prefersLargeTitles = true
    await screen.settle()
    #expect(screen["One"].frame.height > small.height + 10)
    one.navigationItem.largeTitleDisplayMode = .never
    await screen.settle()
    #expect(screen["One"].frame == small)
    screen["Edit"].tap()
    #expect(one.isEditing)
    screen["Done"].tap()
    #expect(!one.isEditing)
    let two = page("Two")
    two.navigationItem.hidesBackButton = true
    navigation.pushViewController(two, animated: false)
    #expect(!screen.visibleText.contains("Back"))
  }

  @Test("A hosting controller in a navigation controller has the title and toolbar of its view")
  func hosting() async {
    struct Page: View {
      @State private var taps = 0

      var body: some View {
        Text("Taps: \(taps)")
          .navigationTitle("Of SwiftUI")
          .toolbar { Button("Add") { taps += 1 } }
      }
    }
    let navigation = UINavigationController(rootViewController: page("One"))
    let screen = screen(navigation)
    navigation.pushViewController(UIHostingController(rootView: Page()), animated: true)
    await screen.settle()
    #expect(screen.visibleText.contains("Of SwiftUI"))
    screen["Add"].tap()
    #expect(screen.visibleText.contains("Taps: 1"))
    screen["Back"].tap()
    await screen.settle()
    #expect(screen.visibleText.contains("Text of One"))
  }

  @Test("J39: to push a page that is one already ends the program with a sentence")
  func pushedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.pushViewController(page, animated: true)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("cannot push a controller that it shows already"))
  }
}
