import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Texts in sections, in cells of the kind that `TextCell` is.
@MainActor
private final class Texts: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var asked = 0
  /// How high the content of a cell is, where it says that itself.
  var height: CGFloat?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    if let height {
      cell.contentConfiguration = UIHostingConfiguration {
        Text(verbatim: "\(indexPath.section).\(indexPath.item)").frame(height: height)
      }
      .margins(.all, 0)
    } else {
      (cell as? TextCell)?.label.text = "\(indexPath.section).\(indexPath.item)"
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? UICollectionViewCell)?.contentConfiguration = UIHostingConfiguration {
      Text("\(kind) \(indexPath.section)")
    }
    return view
  }
}

/// Compositional layouts.
@MainActor
struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize

  /// Keeps the data sources, which views do not keep.
  @MainActor
  private final class Kept {
    var list: [AnyObject] = []
  }

  private let kept = Kept()

  private func view(_ texts: Texts, _ layout: UICollectionViewLayout, kinds: [String] = []) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in kinds {
      view.register(UICollectionViewCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = texts
    kept.list.append(texts)
    return view
  }

  private func screen(_ view: UIView) -> Screen {
    Screen(width: 300, height: 400) { ShownView(view: view) }
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func grid(_ columns: CGFloat, height: CGFloat = 50) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
  }

  @Test("J66: groups are repeated; their items are shares of them, with insets and distances")
  func groups() {
    let section = grid(3)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
    let view = view(Texts([7, 2]), UICollectionViewCompositionalLayout(section: section))
    _ = screen(view).visibleText
    #expect(frame(view, 0) == CGRect(x: 15, y: 10, width: 90, height: 50))
    #expect(frame(view, 2) == CGRect(x: 195, y: 10, width: 90, height: 50))
    #expect(frame(view, 3) == CGRect(x: 15, y: 65, width: 90, height: 50))
    #expect(frame(view, 6)?.minY == 120)
    // The first section is 10 + 3 * 50 + 2 * 5 + 20 high.
    #expect(frame(view, 0, 1)?.origin == CGPoint(x: 15, y: 200))
    #expect(view.contentSize == CGSize(width: 300, height: 270))
    #expect(frame(view, 7) == nil)
    #expect(frame(view, 0, 2) == nil)
  }

  @Test("J66: groups in groups, numbers of items that share a group, and flexible distances")
  func nested() {
    let full = Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let leading = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    leading.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 2)
    trailing.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [leading, trailing])
    let view = view(
      Texts([4]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    _ = screen(view).visibleText
    #expect(frame(view, 0) == CGRect(x: 5, y: 5, width: 200, height: 90))
    #expect(frame(view, 1) == CGRect(x: 210, y: 0, width: 90, height: 45))
    #expect(frame(view, 2) == CGRect(x: 210, y: 55, width: 90, height: 45))
    #expect(frame(view, 3) == CGRect(x: 5, y: 105, width: 200, height: 90))
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      repeatingSubitem: item, count: 3)
    row.interItemSpacing = .flexible(4)
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), animated: false)
    #expect((0..<3).compactMap { frame(view, $0)?.minX } == [0, 120, 240])
  }

  @Test("J66: estimated items are as high as their content; those that were not in sight keep the estimate")
  func estimated() {
    let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let texts = Texts([100_000])
    texts.height = 100
    let view = view(texts, layout)
    let screen = screen(view)
    #expect(screen.visibleText == ["0.0", "0.1", "0.2", "0.3"])
    #expect(texts.asked == 4)
    #expect(abs(view.contentSize.height - 4_000_240) < 0.5)
    #expect(frame(view, 3)?.height == 100)
    #expect(frame(view, 4) == CGRect(x: 0, y: 400, width: 300, height: 40))
    view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
    #expect(screen.visibleText.contains("0.50000"))
    #expect(texts.asked <= 12)
  }

  @Test("J66: items that are as wide as their content go on in the next line where they do not fit")
  func flowing() {
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .estimated(100), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    final class Tags: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration {
          Color.red.frame(width: [80, 90, 100, 200][indexPath.item], height: 30)
        }
        .margins(.all, 0)
        return cell
      }
    }
    let tags = Tags()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = tags
    _ = screen(view).visibleText
    #expect((0..<4).compactMap { frame(view, $0)?.minX } == [0, 90, 190, 0])
    #expect((0..<4).compactMap { frame(view, $0)?.minY } == [0, 0, 0, 30])
  }

  @Test("J66: headers and footers lie at the edges of sections, as high as their content; badges lie on items")
  func supplements() async {
    let section = grid(2, height: 100)
    let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "foot",
        alignment: .bottom),
    ]
    let view = view(
      Texts([6, 6]), UICollectionViewCompositionalLayout(section: section), kinds: ["head", "foot"])
    let screen = screen(view)
    #expect(screen.visibleText.first == "head 0")
    let height = view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: 0))?.frame.height ?? 0
    #expect(height > 30)
    #expect(frame(view, 0)?.minY == height)
    #expect(frame(view, 0, 1)?.minY == 300 + 2 * height + 30 || frame(view, 0, 1)?.minY == 300 + height + 30 + 20)
    view.setContentOffset(CGPoint(x: 0, y: 150), animated: false)
    #expect(abs(screen["head 0"].frame.midY - height / 2) < 1)
    #expect(screen.visibleText.contains("foot 0"))
  }

  @Test("J66: badges lie on items, backgrounds behind sections")
  func badges() {
    final class Ground: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(50)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        repeatingSubitem: item, count: 2))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let view = view(Texts([2]), layout, kinds: ["badge"])
    _ = screen(view).visibleText
    let path = IndexPath(item: 1, section: 0)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
        == CGRect(x: 190, y: 10, width: 20, height: 20))
    let ground = view.subviews.first
    #expect(ground is Ground)
    #expect(ground?.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test("J67: a section that scrolls by itself makes the cells in sight only, and moves without the others")
  func orthogonal() async {
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let wide = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Size(widthDimension: .absolute(140), heightDimension: .absolute(80)), subitems: [item]))
    wide.orthogonalScrollingBehavior = .groupPaging
    wide.interGroupSpacing = 10
    wide.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? wide : self.grid(3) }
    let texts = Texts([1_000, 30])
    let view = view(texts, layout)
    let screen = screen(view)
    #expect(screen.visibleText.filter { $0.hasPrefix("0.") } == ["0.0", "0.1"])
    // Two of the first section; of the other one, 3 in each of 7 lines of 50 below 80 points.
    #expect(texts.asked == 2 + 21)
    #expect(view.contentSize == CGSize(width: 300, height: 80 + 500))
    let first = screen["0.0"].frame.minX
    await screen.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 120, y: 40))
    await screen.settle()
    #expect(view.contentOffset == .zero)
    #expect(screen["1.0"].frame.minX >= 0)
    #expect(screen.visibleText.contains("0.2"))
    // A group, with the distance to the next one.
    #expect(abs(screen["0.1"].frame.minX - first) < 1)
    view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .right, animated: false)
    #expect(screen.visibleText.contains("0.999"))
    #expect(texts.asked < 40)
    await screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150))
    await screen.settle()
    #expect(view.contentOffset.y > 100)
    #expect(!screen.visibleText.contains { $0.hasPrefix("0.") })
  }

  @Test("J68: a list has rows with lines on cards, marks, and buttons that swiping shows")
  func list() async {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    var deleted: [Int] = []
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          deleted.append(path.item)
          done(true)
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    var details = 0
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        path.item == 0 ? [.checkmark(), .detail { details += 1 }] : [.disclosureIndicator(), .label(text: "More")]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Group"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot, animatingDifferences: false)
    let screen = screen(view)
    #expect(screen.visibleText == ["Group", "One", "Two", "More", "Three", "More"])
    #expect(frame(view, 0)?.minX == 16)
    #expect(frame(view, 0)?.width == 268)
    #expect(frame(view, 1)?.height ?? 0 >= 44)
    #expect(screen["Checkmark"].exists)
    screen["More Info"].tap()
    #expect(details == 1)
    let row = screen["Two"].frame
    await screen.drag(from: CGPoint(x: 220, y: row.midY), to: CGPoint(x: 120, y: row.midY))
    screen["Remove"].tap()
    #expect(deleted == [1])
  }

  @Test("J70: items in items are shown and hidden by the sign of their row")
  func outline() async {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item == "Fruit" ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit", "Bread"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    #expect(snapshot.items == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(snapshot.visibleItems == ["Fruit", "Bread"])
    #expect(snapshot.level(of: "Pear") == 1)
    #expect(snapshot.parent(of: "Pear") == "Fruit")
    #expect(!snapshot.isVisible("Pear"))
    source.apply(snapshot, to: 0, animatingDifferences: false)
    let screen = screen(view)
    #expect(screen.visibleText == ["Fruit", "Bread"])
    screen["Expand"].tap()
    await screen.settle()
    #expect(screen.visibleText == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(expanded == ["Fruit"])
    screen["Collapse"].tap()
    await screen.settle()
    #expect(screen.visibleText == ["Fruit", "Bread"])
    snapshot.insert(["Plum"], before: "Pear")
    snapshot.delete(["Apple", "not there"])
    snapshot.expand(["Fruit"])
    #expect(snapshot.visibleItems == ["Fruit", "Plum", "Pear", "Bread"])
    #expect(snapshot.snapshot(of: "Fruit").items == ["Plum", "Pear"])
  }
}
