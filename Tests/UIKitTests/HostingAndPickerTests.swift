import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Views of SwiftUI in cells, pickers, and gestures of UIKit.
@MainActor
struct HostingAndPickerTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var flagged: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = UIHostingConfiguration {
        Counter(name: "Row \(indexPath.row)")
          .frame(height: indexPath.row == 1 ? 80 : 20)
          .swipeActions { Button("Flag") { self.flagged.append(indexPath.row) } }
      }
      .margins(.vertical, 10)
      .background(Color.green)
      return cell
    }
  }

  @Test("J71: a cell shows views of SwiftUI, which have their state, their height and their swipe actions")
  func hosting() async {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let rows = Rows()
    table.dataSource = rows
    let screen = Screen(width: 300, height: 400) { ShownView(view: table) }
    #expect(screen.visibleText == ["Row 0 0", "Row 1 0", "Row 2 0"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
    screen.tap(at: CGPoint(x: 30, y: 22))
    #expect(screen.visibleText.contains("Row 0 1"))
    await screen.drag(from: CGPoint(x: 220, y: 94), to: CGPoint(x: 120, y: 94))
    screen["Flag"].tap()
    #expect(rows.flagged == [1])
  }

  @Test("J71: margins that are no finite numbers count as 0, and the least size counts")
  func margins() {
    let configuration = UIHostingConfiguration { Text("Text") }.margins(.all, .infinity).minSize(height: 90)
    let view = configuration.makeContentView()
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 90)
  }

  private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 100_000]
    var heard: [String] = []
    var asked: Set<Int> = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      if component == 1 { asked.insert(row) }
      return component == 0 ? ["Red", "Green", "Blue"][row] : "No \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(component).\(row)")
    }
  }

  @Test("J72: a picker asks for the rows in sight, tells of the user's choice, and takes the nearest row")
  func picker() async {
    let menu = Menu()
    let picker = UIPickerView()
    picker.dataSource = menu
    picker.delegate = menu
    let screen = Screen(width: 300, height: 300) { ShownView(view: picker) }
    #expect(Set(screen.visibleText).isSuperset(of: ["Red", "Green", "Blue", "No 0", "No 3"]))
    #expect(menu.asked == [0, 1, 2, 3])
    screen["Green"].tap()
    await screen.settle()
    #expect(menu.heard == ["0.1"])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    picker.selectRow(1_000_000, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 99_999)
    #expect(screen.visibleText.contains("No 99999"))
    #expect(menu.heard == ["0.1"])
    picker.selectRow(-5, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(1, inComponent: 7, animated: false)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    menu.counts = [1]
    picker.reloadAllComponents()
    #expect(screen.visibleText == ["Red"])
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  private struct Taps: UIGestureRecognizerRepresentable {
    let journal: GestureJournal
    let name: String

    final class Coordinator {
      var taps = 0
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      journal.lines.append("coordinator")
      return Coordinator()
    }

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      journal.lines.append("make")
      return UITapGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      journal.lines.append("update \(name)")
    }

    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      context.coordinator.taps += 1
      let (local, global) = (context.converter.localLocation, context.converter.globalLocation)
      journal.lines.append(
        "\(name) \(context.coordinator.taps) at \(Int(local.x)), \(Int(local.y)) of \(Int(global.x)), \(Int(global.y))")
    }
  }

  @MainActor
  private final class GestureJournal {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Tapped: View {
    let journal: GestureJournal
    @State private var name = "first"

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).gesture(Taps(journal: journal, name: name))
        Button("Rename") { name = "second" }.frame(height: 50)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test("J73: a recognizer of UIKit is made once, updated, and tells where its gesture is")
  func recognizer() {
    let journal = GestureJournal()
    let screen = Screen(width: 200, height: 200) { Tapped(journal: journal) }
    screen.tap(at: CGPoint(x: 30, y: 40))
    #expect(journal.take() == ["coordinator", "make", "update first", "first 1 at 30, 40 of 30, 40"])
    screen["Rename"].tap()
    screen.tap(at: CGPoint(x: 60, y: 10))
    #expect(journal.take() == ["update second", "second 2 at 60, 10 of 60, 10"])
    screen.tap(at: CGPoint(x: 150, y: 190))
    #expect(journal.take().isEmpty)
  }

  private final class Page: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #Selector(add)),
        UIBarButtonItem(title: "Title", style: .plain, target: self, action: #Selector(chosen(_:))),
      ]
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .edit,
        menu: UIMenu(children: [
          UIAction(title: "First") { [unowned self] _ in heard.append("first") },
          UIDeferredMenuElement { done in
            done([UIAction(title: "Later") { [unowned self] _ in self.heard.append("later") }])
          },
        ]))
    }

    func add() { heard.append("add") }

    func chosen(_ sender: UIBarButtonItem) { heard.append(sender.title ?? "") }
  }

  @Test("J69: buttons of bars send methods to objects, and open menus, parts of which are asked for when they open")
  func bars() async {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let screen = Screen(width: 400, height: 400) { ShownController(controller: navigation) }
    screen["Add"].tap()
    screen["Title"].tap()
    #expect(page.heard == ["add", "Title"])
    screen["Edit"].tap()
    await screen.settle()
    screen["Later"].tap()
    await screen.settle()
    #expect(page.heard == ["add", "Title", "later"])
    let item = UIBarButtonItem(title: "Gone", style: .done, target: Page(), action: #Selector(Page.add))
    #expect(item.target == nil)
    #expect(item.style == .done)
  }

  @Test("J69: a button opens its menu when it is tapped, if it is to; else after a long press")
  func menus() async {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    var heard: [String] = []
    button.menu = UIMenu(children: [UIAction(title: "Choice") { _ in heard.append("choice") }])
    button.addAction(UIAction { _ in heard.append("tap") }, for: .touchUpInside)
    let screen = Screen(width: 300, height: 300) { ShownView(view: button) }
    screen["Go"].tap()
    #expect(heard == ["tap"])
    button.showsMenuAsPrimaryAction = true
    screen["Go"].tap()
    await screen.settle()
    screen["Choice"].tap()
    await screen.settle()
    #expect(heard == ["tap", "choice"])
  }
}
