import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Collection views.
@MainActor
struct CollectionTests {
  private func view(_ items: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = items
    view.delegate = items
    return view
  }

  private func flow(_ width: CGFloat, _ height: CGFloat, spacing: CGFloat = 10) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    return layout
  }

  private func screen(_ view: UIView, width: CGFloat = 300, height: CGFloat = 400) -> Screen {
    Screen(width: width, height: height) { ShownView(view: view) }
  }

  private func items(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("J64: a grid of 100,000 items makes the cells in sight only, and uses them again")
  func onlyVisibleItems() async {
    let items = Items([items(100_000)])
    let view = view(items, flow(90, 90))
    let screen = screen(view)
    #expect(screen.visibleText.first == "Item 0")
    // Three in a line; the lines at 0, 100, 200 and 300 are in sight of 400 points.
    #expect(items.asked == 12)
    #expect(view.visibleCells.count == 12)
    #expect(view.contentSize == CGSize(width: 300, height: 33_334 * 100 - 10))
    view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    #expect(screen.visibleText.last == "Item 99999")
    #expect(view.visibleCells.count <= 15)
    #expect(items.made <= 27)
    view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .centeredVertically, animated: false)
    #expect(screen.visibleText.contains("Item 50000"))
    #expect(items.made <= 27)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(items.take().contains("end 0"))
  }

  /// Hears which items are needed soon, and which are not after all.
  private final class Foresight: NSObject, UICollectionViewDataSourcePrefetching {
    var soon: [Int] = []
    var never: [Int] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      soon += indexPaths.map(\.item)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      never += indexPaths.map(\.item)
    }
  }

  @Test(
    "J64: the items of the next screen are announced once, and called off when they are not near any more",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func prefetching(direction: UICollectionView.ScrollDirection) {
    let items = Items([items(100)])
    let layout = flow(300, 100, spacing: 0)
    layout.scrollDirection = direction
    if direction == .horizontal { layout.itemSize = CGSize(width: 75, height: 400) }
    let view = view(items, layout)
    let foresight = Foresight()
    view.prefetchDataSource = foresight
    let screen = screen(view)
    func show(_ item: Int) {
      let place = CGFloat(item)
      view.contentOffset = direction == .vertical ? CGPoint(x: 0, y: place * 100) : CGPoint(x: place * 75, y: 0)
      #expect(screen.visibleText.first == "Item \(item)")
    }
    show(0)
    #expect(foresight.soon == [4, 5, 6, 7])
    show(2)
    #expect(foresight.soon == [4, 5, 6, 7, 8, 9])
    #expect(foresight.never == [])
    show(50)
    #expect(foresight.soon == [4, 5, 6, 7, 8, 9, 54, 55, 56, 57])
    #expect(foresight.never == [6, 7, 8, 9])
    view.isPrefetchingEnabled = false
    show(60)
    #expect(foresight.soon.count == 10)
  }

  @Test("J64: items that are out of range have no cell and no place, and change nothing")
  func outOfRange() {
    let items = Items([items(3)])
    let view = view(items, flow(50, 50))
    let screen = screen(view)
    for path in [IndexPath(item: 3, section: 0), IndexPath(item: -1, section: 0), IndexPath(item: 0, section: 7)] {
      #expect(view.cellForItem(at: path) == nil)
      #expect(view.layoutAttributesForItem(at: path) == nil)
      view.selectItem(at: path, animated: false, scrollPosition: .top)
      view.scrollToItem(at: path, at: .top, animated: false)
      view.deselectItem(at: path, animated: true)
    }
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.numberOfItems(inSection: 9) == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 4_000)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 80, y: 20)) == IndexPath(item: 1, section: 0))
    #expect(screen.visibleText == ["Item 0", "Item 1", "Item 2"])
  }

  @Test("J65: lines take as many items as fit and are as long as the view; the last one begins as the others")
  func lines() {
    let items = Items([items(8)])
    let layout = flow(60, 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    let view = view(items, layout)
    _ = screen(view).visibleText
    // Of 270 points, 4 items and the distances between them take all.
    #expect((0..<4).compactMap { frame(view, $0)?.minX } == [10, 80, 150, 220])
    #expect(frame(view, 4)?.origin == CGPoint(x: 10, y: 55))
    layout.itemSize = CGSize(width: 70, height: 40)
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    // 3 items take 210: 30 between them.
    #expect((0..<3).compactMap { frame(view, $0)?.minX } == [10, 110, 210])
    #expect((6..<8).compactMap { frame(view, $0)?.minX } == [10, 110])
    #expect(frame(view, 3)?.minY == 55)
    #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 300, height: 5 + 140 + 7))
  }

  @Test("J65: the delegate's sizes count; shorter items stand in the middle of their line; figures that are none are 0")
  func sizes() {
    let items = Items([items(4)])
    items.size = { path in
      switch path.item {
      case 0: CGSize(width: 100, height: 100)
      case 1: CGSize(width: 150, height: 40)
      case 2: CGSize(width: 200, height: 30)
      default: CGSize(width: CGFloat.nan, height: -4)
      }
    }
    let view = view(items, flow(50, 50))
    _ = screen(view).visibleText
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frame(view, 1) == CGRect(x: 150, y: 30, width: 150, height: 40))
    #expect(frame(view, 2) == CGRect(x: 0, y: 110, width: 200, height: 30))
    #expect(frame(view, 3)?.size == .zero)
  }

  @Test("J65: headers and footers stand at the ends of sections; pinned headers stay in sight")
  func headers() async {
    let items = Items([items(30), items(30)])
    let layout = flow(90, 90)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = view(items, layout)
    let screen = screen(view)
    #expect(screen.visibleText.first == "Header 0")
    #expect(frame(view, 0)?.minY == 30)
    await screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150))
    await screen.settle()
    #expect(view.contentOffset.y > 0)
    #expect(abs(screen["Header 0"].frame.minY) < 8)
    view.scrollToItem(at: IndexPath(item: 3, section: 1), at: .top, animated: false)
    #expect(screen.visibleText.contains("Header 1"))
    #expect(!screen.visibleText.contains("Header 0"))
    let header = UICollectionView.elementKindSectionHeader
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [IndexPath(item: 0, section: 1)])
  }

  @Test("J65: a flow layout that scrolls from left to right has lines from top to bottom")
  func horizontal() {
    let items = Items([items(7)])
    let layout = flow(50, 100)
    layout.scrollDirection = .horizontal
    let view = view(items, layout)
    _ = screen(view, width: 300, height: 240).visibleText
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(frame(view, 1) == CGRect(x: 0, y: 140, width: 50, height: 100))
    #expect(frame(view, 6)?.origin == CGPoint(x: 180, y: 0))
    #expect(view.contentSize == CGSize(width: 230, height: 240))
  }

  @Test("J65: with an estimated size, items are as large as their content")
  func selfSizing() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration {
          Color.red.frame(width: CGFloat(40 + 20 * indexPath.item), height: 30)
        }
        .margins(.all, 0)
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    _ = screen(view).visibleText
    #expect((0..<3).compactMap { frame(view, $0)?.size.width } == [40, 60, 80])
    #expect((0..<3).compactMap { frame(view, $0)?.size.height } == [30, 30, 30])
  }

  @Test("A tap chooses an item and gives up the one before; the delegate can refuse, and hears of touches")
  func selection() {
    let items = Items([items(4)])
    let view = view(items, flow(60, 60))
    let screen = screen(view)
    screen.tap(at: CGPoint(x: 110, y: 40))
    #expect(items.take() == ["highlight 1", "unhighlight 1", "select 0.1"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    screen.tap(at: CGPoint(x: 180, y: 40))
    #expect(items.take().filter { !$0.contains("light") } == ["deselect 0.1", "select 0.2"])
    items.isChoosable = false
    screen.tap(at: CGPoint(x: 40, y: 40))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    items.isChoosable = true
    view.allowsMultipleSelection = true
    screen.tap(at: CGPoint(x: 40, y: 40))
    screen.tap(at: CGPoint(x: 180, y: 40))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("J36: items that are inserted, deleted and moved keep the cells and the choice of the others")
  func updates() async {
    let items = Items([["a", "b", "c"], ["d"]])
    let view = view(items, flow(60, 40))
    let screen = screen(view)
    #expect(screen.visibleText == ["a", "b", "c", "d"])
    let kept = view.cellForItem(at: IndexPath(item: 2, section: 0))
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    items.sections = [["x", "a", "c"], ["d", "y"]]
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1)])
    } completion: { _ in
      isDone = true
    }
    #expect(!isDone)
    await screen.settle()
    #expect(isDone)
    #expect(screen.visibleText == ["x", "a", "c", "d", "y"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === kept)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    items.sections = [["c", "x", "a"]]
    view.performBatchUpdates {
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.deleteSections([1])
    }
    await screen.settle()
    #expect(screen.visibleText == ["c", "x", "a"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
  }

  @Test("J36: items that go while others are still going are not used too early")
  func leavingWhileAnimating() async {
    let items = Items([items(8)])
    let view = view(items, flow(60, 40))
    let screen = screen(view)
    _ = screen.visibleText
    let gone = view.cellForItem(at: IndexPath(item: 0, section: 0))
    for _ in 0..<4 {
      items.sections[0].removeFirst()
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      await screen.advance(by: .milliseconds(50))
      #expect(!view.visibleCells.contains { $0 === gone })
    }
    items.sections[0].append("new")
    view.insertItems(at: [IndexPath(item: 4, section: 0)])
    await screen.settle()
    #expect(screen.visibleText == ["Item 4", "Item 5", "Item 6", "Item 7", "new"])
  }

  /// Items on a diagonal, fainter from one to the next.
  private final class Diagonal: UICollectionViewLayout {
    var prepared = 0
    var hasBadFrame = false

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 60 * 20) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<25).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { !$0.frame.minX.isFinite || $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 5 * CGFloat(indexPath.item), y: 60 * CGFloat(indexPath.item), width: 80, height: 50)
      if hasBadFrame, indexPath.item == 1 { attributes.frame.origin.x = .nan }
      attributes.alpha = 1 - CGFloat(indexPath.item) / 100
      return attributes
    }
  }

  @Test("J64: layouts of a program's own say where cells lie and how they look; what is not possible is not shown")
  func customLayout() async {
    let items = Items([items(20)])
    let layout = Diagonal()
    let view = view(items, layout)
    let screen = screen(view)
    #expect(screen.visibleText == (0..<7).map { "Item \($0)" })
    #expect(items.asked == 7)
    #expect(layout.prepared == 1)
    let cell = view.cellForItem(at: IndexPath(item: 3, section: 0)) as? TextCell
    #expect(cell?.frame == CGRect(x: 15, y: 180, width: 80, height: 50))
    #expect(cell?.alpha == 0.97)
    #expect(cell?.applied == [0.97])
    await screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200))
    #expect(layout.prepared == 1)
    layout.hasBadFrame = true
    layout.invalidateLayout()
    view.setContentOffset(.zero, animated: false)
    #expect(screen.visibleText == ["Item 0"] + (2..<7).map { "Item \($0)" })
    let copy = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.copy()
    #expect((copy as? UICollectionViewLayoutAttributes)?.alpha == 0.98)
  }

  @Test("J70: a diffable source shows snapshots with views beside the items, by registrations")
  func diffable() async {
    let layout = flow(60, 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var configured = 0
    let cells = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in
      configured += 1
      cell.label.text = item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    let screen = screen(view)
    #expect(screen.visibleText == ["Section 0", "a", "b", "c", "Section 1", "d"])
    #expect(configured == 4)
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    await screen.settle()
    #expect(screen.visibleText == ["Section 0", "c", "a", "Section 1", "d"])
    snapshot.reconfigureItems(["a"])
    source.apply(snapshot)
    await screen.settle()
    #expect(configured == 5)
    #expect(source.indexPath(for: "d") == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
  }

  @Test("A collection controller is the data source and the delegate of its view")
  func controller() {
    final class Controller: UICollectionViewController {
      var chosen: [Int] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = "Cell \(indexPath.item)"
        return cell
      }

      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(width: 300, height: 400) { ShownController(controller: controller) }
    #expect(screen.visibleText == ["Cell 0", "Cell 1", "Cell 2"])
    screen.tap(at: CGPoint(x: 150, y: 40))
    #expect(controller.chosen == [2])
  }
}
