import SwiftUI
import UIKit

/// The table of tools.
struct ToolTable: UIViewControllerRepresentable {
  let tools: [Tool]
  let lend: (String, Bool) -> Void

  func makeUIViewController(context: Context) -> ToolTableController { ToolTableController(style: .insetGrouped) }

  func updateUIViewController(_ controller: ToolTableController, context: Context) {
    controller.lend = lend
    controller.tools = tools
  }
}

/// A row for each tool, with a switch that says whether it is lent.
final class ToolTableController: UITableViewController {
  private static let reuseIdentifier = "tool"
  var lend: (String, Bool) -> Void = { _, _ in }

  var tools: [Tool] = [] {
    didSet {
      guard tools != oldValue, isViewLoaded else { return }
      tableView.reloadData()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tools.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tools.isEmpty ? "Nothing is found" : "On the wall"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
    let tool = tools[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = tool.name
    content.secondaryText = tool.isLent ? "Lent" : tool.use
    content.secondaryTextProperties.color = tool.isLent ? .systemOrange : .secondaryLabel
    content.image = UIImage(systemName: tool.symbol)
    cell.contentConfiguration = content
    cell.accessoryView = makeSwitch(for: tool, row: indexPath.row)
    return cell
  }

  private func makeSwitch(for tool: Tool, row: Int) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = tool.isLent
    toggle.tag = row
    toggle.accessibilityLabel = "Lend \(tool.name)"
    toggle.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
    return toggle
  }

  @objc private func switched(_ sender: UISwitch) {
    lend(tools[sender.tag].name, sender.isOn)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let tool = tools[indexPath.row]
    let alert = UIAlertController(title: tool.name, message: "\(tool.use).", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    alert.addAction(
      UIAlertAction(title: tool.isLent ? "Take back" : "Lend", style: .default) { [weak self] _ in
        self?.lend(tool.name, !tool.isLent)
      })
    present(alert, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let tool = tools[indexPath.row]
    let action = UIContextualAction(style: .normal, title: tool.isLent ? "Take back" : "Lend") {
      [weak self] _, _, done in
      self?.lend(tool.name, !tool.isLent)
      done(true)
    }
    action.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [action])
  }
}
