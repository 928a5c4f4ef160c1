import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import TesseraActions
import TesseraUIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var actions: [UITableViewRowAction]?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    actions
  }
}

private struct ShownRows: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Names of Interface Builder, and older names of tables and scroll views.
@MainActor
struct StoryboardTests {
  private final class Page: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { title = segue.identifier }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  }

  @Test("J135: what asks for a storyboard, a segue or a nib is told which one is missing")
  func missing() {
    let screen = Screen {
      Button("Ask") {
        let page = Page()
        page.performSegue(withIdentifier: "toDetail", sender: nil)
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        _ = Bundle.main.loadNibNamed("Card", owner: nil)
      }
    }
    screen.element(.button, "Ask").tap()
    let warnings = screen.trace.warnings.map { "\($0)" }
    #expect(warnings.count == 3, "\(warnings)")
    #expect(warnings.first?.contains("\"toDetail\"") == true)
    #expect(warnings.dropFirst().first?.contains("\"Main\"") == true)
    #expect(warnings.last?.contains("\"Card\"") == true)
  }

  @Test("J135: a storyboard without the controller that is asked for ends the program")
  func ends() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
      }
    }
  }

  @Test("J135: a segue that code makes is gone; controllers may prepare for it")
  func segue() {
    var isGone = false
    let page = Page()
    let segue = UIStoryboardSegue(identifier: "detail", source: page, destination: Page()) { isGone = true }
    page.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(page.title == "detail")
    #expect(isGone)
    #expect(page.storyboard == nil)
    #expect(UIPageViewController().transitionStyle == .scroll)
    #expect(UIAlertController().preferredStyle == .actionSheet)
  }

  @Test("J135: the actions for the editing of a row are buttons that swiping it shows")
  func rowActions() async {
    var done: [Int] = []
    let rows = Rows()
    rows.actions = [UITableViewRowAction(style: .normal, title: "Keep") { done.append($1.row) }]
    let table = UITableView()
    table.dataSource = rows
    table.delegate = rows
    let screen = Screen(width: 320, height: 400) { ShownRows(view: table) }
    await screen.settle()
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    await screen.drag(from: CGPoint(x: 250, y: row.midY), to: CGPoint(x: 150, y: row.midY))
    screen.element(.button, "Keep").tap()
    #expect(done == [1])
  }

  @Test("J141: scrolling that is to rest soon ends sooner")
  func deceleration() async {
    func distance(_ rate: UIScrollView.DecelerationRate) async -> CGFloat {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 200, height: 20_000)
      view.decelerationRate = rate
      let screen = Screen(width: 200, height: 200) { ShownRows(view: view) }
      await screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20))
      await screen.settle()
      return view.contentOffset.y
    }
    let (normal, fast) = (await distance(.normal), await distance(.fast))
    #expect(fast < normal / 2 + 80, "\(normal) \(fast)")
    #expect(fast > 100)
    #expect(await distance(UIScrollView.DecelerationRate(rawValue: .nan)) == normal)
  }

  @Test("J136: an object keeps what is associated with it under a key, until it is nil or the object is gone")
  func association() {
    final class Owner {}
    final class Value {}
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    var owner: Owner? = Owner()
    weak var kept: Value?
    do {
      let value = Value()
      kept = value
      objc_setAssociatedObject(owner!, keys, value, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner!, keys + 1, Value(), .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(objc_getAssociatedObject(owner!, keys) as? Value === kept)
    #expect(kept != nil)
    #expect(objc_getAssociatedObject(owner!, keys + 1) == nil)
    #expect(objc_getAssociatedObject(Owner(), keys) == nil)
    objc_setAssociatedObject(owner!, keys, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(kept == nil)
    objc_setAssociatedObject(owner!, keys, 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner!, keys) as? Int == 5)
    do {
      let value = Value()
      kept = value
      objc_setAssociatedObject(owner!, keys, value, .OBJC_ASSOCIATION_RETAIN)
    }
    owner = nil
    let others = (0..<200).map { _ in Owner() }
    for other in others { objc_setAssociatedObject(other, keys, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(kept == nil)
    for other in others { objc_removeAssociatedObjects(other) }
    #expect(objc_getAssociatedObject(others[0], keys) == nil)
  }

  @Test("J139: the light of the screen is that of the machine's backlight")
  func backlight() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backlight \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Backlight(in: folder) == nil)
    let light = folder.appendingPathComponent("panel")
    try FileManager.default.createDirectory(at: light, withIntermediateDirectories: true)
    try Data("200\n".utf8).write(to: light.appendingPathComponent("max_brightness"))
    try Data("50\n".utf8).write(to: light.appendingPathComponent("brightness"))
    let backlight = try #require(Backlight(in: folder))
    #expect(backlight.level == 0.25)
    #expect(backlight.set(2))
    #expect(backlight.level == 1)
  }
}
