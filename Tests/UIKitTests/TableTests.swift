import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Counts how often it is used again.
private final class CountingCell: UITableViewCell {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Sections of names, and what the table tells.
@MainActor
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var heard: [String] = []
  var asked = 0
  var made = 0
  var height: CGFloat?
  var swipes: ((IndexPath) -> UISwipeActionsConfiguration?)?

  init(_ sections: [[String]]) { self.sections = sections }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    if let cell = cell as? CountingCell, cell.reuses == 0 { made += 1 }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    let name = sections[from.section].remove(at: from.row)
    sections[to.section].insert(name, at: to.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    heard.append("detail \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll \(Int(scrollView.contentOffset.y))")
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes?(indexPath) }
}

/// Tables of UIKit.
@MainActor
struct TableTests {
  private func table(_ names: Names, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(CountingCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.delegate = names
    return table
  }

  private func screen(_ table: UITableView, height: CGFloat = 400) -> Screen {
    Screen(width: 300, height: height) { Shown(view: table) }
  }

  private func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test("J35: a table of 100,000 rows makes the cells in sight only, and uses them again")
  func onlyVisibleRows() async {
    let names = Names([rows(100_000)])
    let table = table(names)
    let screen = screen(table)
    #expect(screen.visibleText.first == "Row 0")
    #expect(names.asked <= 12)
    #expect(table.contentSize.height == 4_400_000)
    for _ in 0..<5 { await screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50)) }
    #expect(names.heard.contains { $0.hasPrefix("scroll ") })
    #expect(names.made <= 25)
    #expect(table.visibleCells.count <= 12)
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    #expect(screen.visibleText.last == "Row 99999")
    #expect(names.made <= 30)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect((table.cellForRow(at: IndexPath(row: 99_999, section: 0)) as? CountingCell)?.reuses ?? 0 >= 0)
  }

  @Test("J35: index paths that are out of range have no cell and no place, and change nothing")
  func outOfRange() {
    let names = Names([rows(3)])
    let table = table(names)
    let screen = screen(table)
    for path in [IndexPath(row: 3, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 7)] {
      #expect(table.cellForRow(at: path) == nil)
      #expect(table.rectForRow(at: path) == .zero)
      table.selectRow(at: path, animated: false, scrollPosition: .top)
      table.scrollToRow(at: path, at: .top, animated: false)
      table.deselectRow(at: path, animated: true)
    }
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.numberOfRows(inSection: 5) == 0)
    #expect(table.numberOfRows(inSection: -1) == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 4_000)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == IndexPath(row: 1, section: 0))
    #expect(screen.visibleText == ["Row 0", "Row 1", "Row 2"])
    #expect(IndexPath().row == -1)
  }

  @Test("A tap chooses a row and gives up the one before; several can be chosen where that is allowed")
  func selection() {
    let names = Names([rows(3)])
    let table = table(names)
    let screen = screen(table)
    screen["Row 1"].tap()
    #expect(names.take() == ["select 0.1"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    screen["Row 2"].tap()
    #expect(names.take() == ["deselect 0.1", "select 0.2"])
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(names.take().isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsMultipleSelection = true
    screen["Row 0"].tap()
    screen["Row 2"].tap()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    screen["Row 0"].tap()
    #expect(names.take() == ["select 0.0", "select 0.2", "deselect 0.0"])
    table.allowsSelection = false
    screen["Row 1"].tap()
    #expect(names.take().isEmpty)
  }

  @Test("J36: rows that are inserted, deleted and moved keep the cells and the choice of the others")
  func updates() async {
    let names = Names([["a", "b", "c"], ["d"]])
    let table = table(names, .insetGrouped)
    let screen = screen(table)
    #expect(screen.visibleText == ["a", "b", "c", "d"])
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    names.sections = [["x", "a", "c"], ["d", "y"]]
    var isDone = false
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1)], with: .automatic)
    } completion: { _ in
      isDone = true
    }
    #expect(!isDone)
    #expect(Set(screen.visibleText).isSuperset(of: ["x", "a", "c", "d", "y"]))
    await screen.settle()
    #expect(isDone)
    #expect(screen.visibleText == ["x", "a", "c", "d", "y"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    names.sections = [["c", "x", "a"], ["d", "y"]]
    table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    names.sections = [["c", "x", "a"]]
    table.deleteSections([1], with: .none)
    await screen.settle()
    #expect(screen.visibleText == ["c", "x", "a"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
  }

  @Test("J36: rows that go while others are still going are not shown twice, nor used too early")
  func leavingWhileAnimating() async {
    let names = Names([rows(8)])
    let table = table(names)
    let screen = screen(table)
    let gone = table.cellForRow(at: IndexPath(row: 0, section: 0))
    for _ in 0..<4 {
      names.sections[0].removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      await screen.advance(by: .milliseconds(50))
      #expect(!table.visibleCells.contains { $0 === gone })
    }
    names.sections[0].append("new")
    table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
    table.removeFromSuperview()
    await screen.settle()
    #expect(screen.visibleText == ["Row 4", "Row 5", "Row 6", "Row 7", "new"])
  }

  @Test("J36: an update that contradicts the number of rows ends the program with a sentence")
  func inconsistentUpdate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let names = Names([["a"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = names
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("section 0 has 1 rows after the update, but it had 1"))
  }

  @Test("J37: swiping offers to delete rows that can be edited, and the delegate's own actions")
  func swipes() async {
    let names = Names([rows(4)])
    names.swipes = { path in
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        names.heard.append("flag \(path.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [flag])
    }
    let table = table(names)
    let screen = screen(table)
    await screen.drag(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 110, y: 66))
    screen["Delete"].tap()
    await screen.settle()
    #expect(names.sections == [["Row 0", "Row 2", "Row 3"]])
    #expect(screen.visibleText == ["Row 0", "Row 2", "Row 3"])
    await screen.drag(from: CGPoint(x: 50, y: 22), to: CGPoint(x: 140, y: 22))
    screen["Flag"].tap()
    #expect(names.take().contains("flag 0"))
  }

  @Test("J37: in editing, rows show signs that delete and move them")
  func editing() async {
    let names = Names([rows(4)])
    let table = table(names)
    let screen = screen(table)
    table.setEditing(true, animated: false)
    screen.elements(containing: "Delete")[1].tap()
    await screen.settle()
    #expect(names.sections == [["Row 0", "Row 2", "Row 3"]])
    let mark = screen.elements(containing: "Reorder")[0].frame
    await screen.drag(
      from: CGPoint(x: mark.midX, y: mark.midY), to: CGPoint(x: mark.midX, y: mark.midY + 90))
    await screen.settle()
    #expect(names.sections == [["Row 2", "Row 3", "Row 0"]])
    #expect(screen.visibleText == ["Row 2", "Row 3", "Row 0"])
    table.setEditing(false, animated: true)
    await screen.settle()
    #expect(screen.elements(containing: "Delete").isEmpty)
  }

  @Test("Headers of a plain table stay at the edge while their rows are in sight; accessories tell of taps")
  func headers() async {
    let names = Names([rows(20), rows(20)])
    names.titles = ["First", "Second"]
    let table = table(names)
    let screen = screen(table)
    let top = screen["First"].frame.minY
    await screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150))
    await screen.settle()
    #expect(table.contentOffset.y > 0)
    #expect(abs(screen["First"].frame.minY - top) < 1)
    table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .top, animated: false)
    #expect(screen.visibleText.contains("Second"))
    #expect(!screen.visibleText.contains("First"))
    table.visibleCells[2].accessoryType = .detailButton
    screen["More Info"].tap()
    #expect(names.take().contains { $0.hasPrefix("detail ") })
  }

  @Test("J35: heights follow the content, the delegate or the table; figures that are none count as the content's")
  func heights() {
    let names = Names([["short", String(repeating: "many words ", count: 30)]])
    let table = table(names)
    let screen = screen(table)
    _ = screen.visibleText
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.numberOfLines = 0
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 100)
    names.height = 70
    table.reloadData()
    _ = screen.visibleText
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 70, width: 300, height: 70))
    names.height = .nan
    table.reloadData()
    _ = screen.visibleText
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    names.height = 0
    table.reloadData()
    #expect(screen.visibleText.isEmpty)
  }

  @Test("J38: a diffable data source shows snapshots, moves what is there already, and keeps its cells")
  func diffable() async {
    let table = UITableView(frame: .zero, style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = "of \(path.section)"
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    let screen = screen(table)
    #expect(screen.visibleText.filter { $0.count == 1 } == ["a", "b", "c", "d"])
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b", "not there"])
    snapshot.deleteSections([1])
    snapshot.appendSections([2])
    snapshot.appendItems(["e", "d"], toSection: 2)
    source.apply(snapshot)
    await screen.settle()
    #expect(screen.visibleText.filter { $0.count == 1 } == ["c", "a", "e", "d"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
    #expect(source.indexPath(for: "e") == IndexPath(row: 0, section: 1))
    var dice = Dice(state: 7)
    for _ in 0..<20 {
      var next = NSDiffableDataSourceSnapshot<Int, String>()
      next.appendSections([0, 2].shuffled(using: &dice))
      for letter in ["a", "b", "c", "d", "e", "f"].shuffled(using: &dice).prefix(Int.random(in: 0...6, using: &dice)) {
        next.appendItems([letter], toSection: Bool.random(using: &dice) ? 0 : 2)
      }
      source.apply(next)
      await screen.advance(by: .milliseconds(40))
      await screen.settle()
      #expect(screen.visibleText.filter { $0.count == 1 } == next.itemIdentifiers, "\(next.sectionIdentifiers)")
    }
  }

  @Test("A table controller is the data source of its table, and pulling its rows down refreshes them")
  func controller() async {
    final class Controller: UITableViewController {
      var refreshes = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail \(indexPath.row)"
        return cell
      }
    }
    struct Page: UIViewControllerRepresentable {
      let controller: Controller

      func makeUIViewController(context: Context) -> Controller { controller }

      func updateUIViewController(_ uiViewController: Controller, context: Context) {}
    }
    let controller = Controller(style: .insetGrouped)
    let screen = Screen(width: 300, height: 400) { Page(controller: controller) }
    #expect(screen.visibleText == ["Title 0", "Detail 0", "Title 1", "Detail 1"])
    await screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 350))
    #expect(controller.refreshes == 1)
    #expect(controller.refreshControl?.isRefreshing == true)
    controller.refreshControl?.endRefreshing()
    await screen.settle()
    #expect(controller.refreshControl?.isRefreshing == false)
  }
}
