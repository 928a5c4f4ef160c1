import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Notes when it hears of its safe area, and has a view at each edge.
private final class CoveredController: UIViewController {
  var changes = 0
  let top = UIView()
  let safeTop = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (box, anchor) in [(top, view.topAnchor), (safeTop, view.safeAreaLayoutGuide.topAnchor)] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: anchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    changes += 1
  }
}

private final class ManyRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// What bars and the device cover of views.
@MainActor
struct BarSafeAreaTests {
  private let device = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func screen(_ controller: UIViewController) -> Screen {
    let screen = Screen(width: 320, height: 600, safeArea: device) {
      ShownController(controller: controller).ignoresSafeArea()
    }
    _ = screen.describe()
    return screen
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("J113: a page lies under the bar of its navigation controller, which is a part of what is covered")
  func page() {
    let page = CoveredController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = false
    let screen = screen(navigation)
    #expect(frame(page.view) == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0))
    #expect(frame(page.top).minY == 0)
    #expect(frame(page.safeTop).minY == 91)
    #expect(page.changes >= 1)
    let changes = page.changes
    navigation.isNavigationBarHidden = true
    _ = screen.describe()
    #expect(page.view.safeAreaInsets.top == 47)
    #expect(frame(page.safeTop).minY == 47)
    #expect(page.changes > changes)
  }

  @Test("J113: a page under a bar that it does not extend below, or through which nothing shines, begins beside it")
  func extendedEdges() {
    let page = CoveredController()
    page.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: page)
    let screen = screen(navigation)
    #expect(frame(page.view) == CGRect(x: 0, y: 91, width: 320, height: 509))
    #expect(page.view.safeAreaInsets.top == 0)
    page.edgesForExtendedLayout = .all
    _ = screen.describe()
    #expect(frame(page.view).minY == 0)
    navigation.navigationBar.isTranslucent = false
    _ = screen.describe()
    #expect(frame(page.view).minY == 91)
    page.extendedLayoutIncludesOpaqueBars = true
    _ = screen.describe()
    #expect(frame(page.view).minY == 0)
  }

  @Test("J113: a tab lies under the bar of tabs; without the device's safe area, only bars cover it")
  func tabs() {
    let page = CoveredController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let screen = screen(tabs)
    #expect(frame(page.view) == CGRect(x: 0, y: 0, width: 320, height: 600))
    let bar = page.view.safeAreaInsets.bottom - 34
    #expect(bar > 40)
    let plain = CoveredController()
    let plainTabs = UITabBarController()
    plainTabs.viewControllers = [plain]
    let plainScreen = Screen(width: 320, height: 600) { ShownController(controller: plainTabs) }
    _ = plainScreen.describe()
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: bar, right: 0))
    #expect(plain.view.bounds.height == 600)
    plain.edgesForExtendedLayout = []
    _ = plainScreen.describe()
    #expect(plain.view.bounds.height == 600 - bar)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J113: a representable that does not ignore the safe area is not covered, nor does a page in it leave it")
  func inSafeArea() {
    let page = CoveredController()
    let screen = Screen(width: 320, height: 600, safeArea: device) {
      ShownController(controller: UINavigationController(rootViewController: page))
    }
    _ = screen.describe()
    #expect(frame(page.view) == CGRect(x: 0, y: 47, width: 320, height: 519))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let plain = CoveredController()
    let other = Screen(width: 320, height: 600, safeArea: device) { ShownController(controller: plain) }
    _ = other.describe()
    #expect(plain.view.safeAreaInsets == .zero)
    #expect(frame(plain.view).minY == 47)
  }

  @Test("J113: additional insets of a controller are a part of what is covered; figures that are none count as 0")
  func additional() {
    let page = CoveredController()
    let screen = screen(page)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    _ = screen.describe()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
    #expect(frame(page.safeTop).minY == 57)
    page.additionalSafeAreaInsets.top = .nan
    #expect(page.additionalSafeAreaInsets == .zero)
  }

  @Test("J113: what a hosting controller shows keeps away from bars, as a page and as a part of one")
  func hosted() {
    let page = UIHostingController(rootView: Text("Top").frame(maxHeight: .infinity, alignment: .top))
    let screen = screen(UINavigationController(rootViewController: page))
    #expect(screen["Top"].frame.minY == 91)
    let outer = UIViewController()
    let host = UIHostingController(rootView: Text("Below").frame(maxHeight: .infinity, alignment: .top))
    outer.addChild(host)
    host.view.frame = outer.view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.view.addSubview(host.view)
    let other = self.screen(UINavigationController(rootViewController: outer))
    #expect(other["Below"].frame.minY == 91)
  }

  @Test("J114: content of a scroll view begins below the bar, ends above what is covered, and scrolls under both")
  func scrollView() async {
    let page = ManyRows(style: .plain)
    let screen = screen(UINavigationController(rootViewController: page))
    let table: UITableView = page.tableView
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(table.contentOffset.y == -91)
    #expect(screen["Row 0"].frame.minY >= 91)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)).map { frame($0).minY } == 91)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.safeAreaInsets == .zero)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    _ = screen.describe()
    #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)).map { frame($0).minY } == 91)
    #expect(table.cellForRow(at: IndexPath(row: 49, section: 0)) != nil)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    _ = screen.describe()
    let last = table.cellForRow(at: IndexPath(row: 99, section: 0)).map { frame($0).maxY } ?? 0
    #expect(abs(last - (600 - 34)) < 0.01)
    table.setContentOffset(CGPoint(x: 0, y: -91), animated: false)
    _ = screen.describe()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)).map { frame($0).minY } == 91)
  }

  @Test("J114: the behavior says whether what is covered counts, and where content that is small does")
  func behaviors() {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    page.view = scroll
    scroll.contentSize = CGSize(width: 100, height: 100)
    let screen = screen(page)
    #expect(scroll.adjustedContentInset.top == 47)
    scroll.contentInset.top = 10
    #expect(scroll.adjustedContentInset.top == 57)
    #expect(scroll.contentOffset.y == -57)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.contentSize.height = 2000
    #expect(scroll.adjustedContentInset.top == 57)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 57)
    _ = screen.describe()
    #expect(scroll.contentOffset.y == -57)
  }
}
