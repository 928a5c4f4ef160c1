import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// A row as apps write it.
private final class BadgeCell: UITableViewCell {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    badge.text = "New"
    accessoryView = badge
  }

  required init?(coder: NSCoder) { fatalError("there is no archive") }
}

/// A heading as apps write it.
private final class BannerView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    tag = 7
  }

  required init?(coder: NSCoder) { fatalError("there is no archive") }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row == 0 else { return UITableViewCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
    cell.textLabel?.text = "Letter"
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner")
  }
}

@MainActor
struct CellInitializerTests {
  @Test("J35: a table makes cells and headers of a class with initializers of its own")
  func registered() throws {
    let table = UITableView()
    let rows = Rows()
    table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
    table.register(BannerView.self, forHeaderFooterViewReuseIdentifier: "banner")
    table.dataSource = rows
    table.delegate = rows
    let screen = Screen(width: 320, height: 400) { ShownTable(table: table) }
    #expect(screen["New"].exists && screen["Letter"].exists)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BadgeCell)
    #expect(cell.reuseIdentifier == "badge")
    #expect(cell.detailTextLabel != nil)
    #expect(table.headerView(forSection: 0) is BannerView)
    #expect(table.headerView(forSection: 0)?.tag == 7)
  }

  @Test("J35: cells, headers and effect views are made without arguments, too")
  func plain() {
    let cell = UITableViewCell()
    #expect(cell.reuseIdentifier == nil)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
    #expect(BadgeCell().badge.text == "New")
    #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60)).frame.height == 60)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    #expect(UIVisualEffectView().effect == nil)
  }
}

private struct ShownTable: UIViewRepresentable {
  let table: UITableView

  func makeUIView(context: Context) -> UITableView { table }

  func updateUIView(_ uiView: UITableView, context: Context) {}
}
