import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Notes the size of its view at each step, and fills it as programs do.
private final class SizedController: UIViewController {
  var sizes: [String] = []
  let filling = UIView()
  let fixed = UIView()

  private func note(_ name: String) {
    sizes.append("\(name) \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("loaded")
    filling.frame = view.bounds
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(filling)
    fixed.frame = CGRect(x: 20, y: 10, width: view.bounds.width - 40, height: 30)
    view.addSubview(fixed)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
}

/// Which size the view of a controller has when.
@MainActor
struct ControllerViewSizeTests {
  @Test("J110: a view has the size of the screen when it is loaded; masks carry what is in it to the size that it gets")
  func loading() {
    let controller = SizedController()
    let screen = Screen(width: 320, height: 480) {
      ShownController(controller: controller).frame(width: 200, height: 100)
    }
    _ = screen.describe()
    #expect(controller.sizes.first == "loaded 320x480")
    #expect(controller.sizes.last == "did appear 200x100")
    #expect(controller.filling.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(controller.fixed.frame == CGRect(x: 20, y: 10, width: 280, height: 30))
  }

  @Test("J110: a view of the program's own has the size that it was made with")
  func ownView() {
    final class Own: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 50)) }
    }
    #expect(Own().view.bounds.size == CGSize(width: 70, height: 50))
  }

  @Test("J110: tables, collections and hosted views are as large as the screen when they are loaded, too")
  func otherControllers() {
    let controllers = [
      UITableViewController(style: .plain), UICollectionViewController(), UIHostingController(rootView: Text("Text")),
      UINavigationController(), UITabBarController(),
    ]
    for controller in controllers { #expect(controller.view.bounds == UIScreen.main.bounds) }
  }

  @Test("J110: a page that is about to appear has the size that the page before it has")
  func pages() async {
    let (first, second) = (UIViewController(), SizedController())
    let navigation = UINavigationController(rootViewController: first)
    let screen = Screen(width: 390, height: 844) {
      ShownController(controller: navigation).frame(width: 200, height: 300)
    }
    navigation.pushViewController(second, animated: true)
    await screen.settle()
    let size = "\(Int(first.view.bounds.width))x\(Int(first.view.bounds.height))"
    #expect(second.sizes == ["loaded 390x844", "will appear \(size)", "did appear \(size)"])
  }

  @Test("J110: a popover does not take the size that its view was loaded with for one that was chosen")
  func popover() {
    let controller = UIViewController()
    let presenting = UIViewController()
    let screen = Screen(width: 900, height: 700) { ShownController(controller: presenting) }
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = presenting.view
    presenting.present(controller, animated: false)
    _ = screen.describe()
    #expect(controller.view.bounds.width < 400)
  }

  @Test("J111: a segmented control and a scope bar without a choice say nothing")
  func noSegment() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["Here", "There"]
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = -1
    let stack = UIStackView(arrangedSubviews: [control, bar])
    stack.axis = .vertical
    let controller = UIViewController()
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    controller.view.addSubview(stack)
    let screen = Screen(width: 320, height: 480) { ShownController(controller: controller) }
    _ = screen.describe()
    #expect(screen.trace.warnings.isEmpty)
    screen["Two"].tap()
    #expect(control.selectedSegmentIndex == 1)
    screen["There"].tap()
    #expect(bar.selectedScopeButtonIndex == 1)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    _ = screen.describe()
    #expect(screen.trace.warnings.isEmpty)
  }
}
