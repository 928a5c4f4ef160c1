import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private let long =
  "A label with a lot of text that needs more than a single line to be shown in full, so that the row is high"

extension UIView {
  /// Keeps a view at a distance from all edges.
  fileprivate func pin(_ view: UIView, _ distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -distance),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -distance),
    ])
  }
}

private final class LabelItem: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.pin(label, 10)
  }

  required init?(coder: NSCoder) { fatalError("LabelItems are in no archive.") }
}

/// A table of cells that a closure makes.
private final class Rows: UITableViewController {
  var cells: [() -> UITableViewCell] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]()
  }
}

private final class LabelItems: NSObject, UICollectionViewDataSource {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? LabelItem)?.label.text = texts[indexPath.item]
    return cell
  }
}

/// Cells as large as the constraints in them say.
@MainActor
struct SelfSizingTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  /// The heights of the rows of a table 320 points wide, which says nothing that contradicts itself.
  private func heights(_ cells: [() -> UITableViewCell], prepare: (UITableView) -> Void = { _ in }) -> [CGFloat] {
    let rows = Rows(style: .plain)
    rows.cells = cells
    prepare(rows.tableView)
    let screen = Screen(width: 320, height: 900) { ShownController(controller: rows) }
    _ = screen.describe()
    #expect(screen.trace.warnings.isEmpty)
    return cells.indices.map { rows.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.height ?? -1 }
  }

  @Test("J112: a row is as high as the constraints in its content view say, at the width of the table")
  func pinnedLabel() {
    func cell(_ text: String) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.pin(label(text), 10)
      return cell
    }
    let heights = heights([{ cell("Short") }, { cell(long) }]) {
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 100
    }
    let lines = label(long).sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(heights == [label("Short").intrinsicContentSize.height + 20, lines + 20])
    #expect(lines > 40)
  }

  @Test("J112: stacks, fixed heights and views beside the content view make a row as high as they are")
  func otherContent() {
    func stack() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let stack = UIStackView(arrangedSubviews: [label(long), label("Second")])
      stack.axis = .vertical
      stack.spacing = 6
      cell.contentView.pin(stack, 10)
      return cell
    }
    func fixed() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      cell.contentView.pin(box, 8)
      box.heightAnchor.constraint(equalToConstant: 120).isActive = true
      return cell
    }
    func outside() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.pin(label(long), 10)
      return cell
    }
    let lines = label(long).sizeThatFits(CGSize(width: 300, height: 0)).height
    let second = label("Second").intrinsicContentSize.height
    #expect(heights([stack, fixed, outside]) == [lines + second + 26, 136, lines + 20])
  }

  @Test("J112: content is narrower beside an accessory, and the row higher; else rows have the usual height")
  func accessory() {
    func cell(_ accessory: UITableViewCell.AccessoryType) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      cell.contentView.pin(label(long + " " + long), 10)
      return cell
    }
    func empty() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    let heights = heights([{ cell(.none) }, { cell(.detailDisclosureButton) }, empty])
    #expect(heights[1] > heights[0])
    #expect(heights[2] == 44)
  }

  @Test("J112: a row with the view of a hosting controller is as high as the SwiftUI view")
  func hosted() {
    func cell() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let host = UIHostingController(rootView: Color.blue.frame(height: 90).padding(5))
      cell.contentView.pin(host.view, 0)
      return cell
    }
    func text() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.pin(UIHostingController(rootView: Text(long)).view, 0)
      return cell
    }
    let heights = heights([cell, text])
    #expect(heights[0] == 100)
    #expect(heights[1] > 40)
  }

  @Test("J112: headers are as high as the constraints in them say")
  func headers() {
    final class Headed: UITableViewController {
      let header = UIView()

      override func numberOfSections(in tableView: UITableView) -> Int { 1 }

      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }
    let rows = Headed(style: .plain)
    rows.header.pin(label(long), 4)
    rows.tableView.sectionHeaderHeight = UITableView.automaticDimension
    let screen = Screen(width: 320, height: 480) { ShownController(controller: rows) }
    _ = screen.describe()
    #expect(rows.header.frame.height == label(long).sizeThatFits(CGSize(width: 312, height: 0)).height + 8)
    #expect(screen.trace.warnings.isEmpty)
  }

  private func items(_ texts: [String], _ layout: UICollectionViewLayout) -> (UICollectionView, Screen, LabelItems) {
    let source = LabelItems(texts)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(LabelItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    let controller = UIViewController()
    controller.view = collection
    let screen = Screen(width: 320, height: 480) { ShownController(controller: controller) }
    _ = screen.describe()
    #expect(screen.trace.warnings.isEmpty)
    return (collection, screen, source)
  }

  @Test("J112: items of a flow layout with an automatic size are as large as their content")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let (collection, _, _) = items(["One", "A longer tag"], layout)
    for (item, text) in ["One", "A longer tag"].enumerated() {
      let size = collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame.size
      let wanted = label(text).intrinsicContentSize
      #expect(size == CGSize(width: wanted.width + 20, height: wanted.height + 20))
    }
  }

  @Test("J112: items with an estimated height are as high as their content is in their width")
  func estimated() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (collection, _, _) = items(["One", long], layout)
    let frames = (0..<2).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    let lines = label(long).sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(frames.map(\.width) == [320, 320])
    #expect(frames.map(\.height) == [label("One").intrinsicContentSize.height + 20, lines + 20])
    #expect(frames.last?.minY == frames.first?.maxY)
  }

  @Test("J112: systemLayoutSizeFitting gives a label the height of its lines in a required width")
  func fittingLabel() {
    let label = label(long)
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: label.sizeThatFits(CGSize(width: 200, height: 0)).height))
  }
}
