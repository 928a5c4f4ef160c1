import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Names in sections that the user may move.
@MainActor
private final class MovableNames: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var fixed: Set<String> = []
  var lines: [String] = []
  var target: ((IndexPath) -> IndexPath)?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    let name = sections[indexPath.section][indexPath.item]
    (cell as? TextCell)?.label.text = name
    cell.backgroundColor = name == "N" ? UIColor(red: 0, green: 0, blue: 1, alpha: 1) : .white
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.item])
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    let name = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(name, at: destination.item)
    lines.append("\(name) to \(destination.section).\(destination.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }
}

/// Has items come from the left and go to the right.
private final class SlidingLayout: UICollectionViewFlowLayout {
  var told: [String] = []
  var shift: CGFloat = 300
  var opacity: CGFloat = 1

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      told.append(
        "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)")
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    told.append("finalized")
  }

  private func moved(_ attributes: UICollectionViewLayoutAttributes?, by distance: CGFloat)
    -> UICollectionViewLayoutAttributes?
  {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.center.x += distance
    copy.alpha = opacity
    return copy
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(layoutAttributesForItem(at: itemIndexPath), by: -shift)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(layoutAttributesForItem(at: itemIndexPath), by: shift)
  }
}

/// Items that the user moves, and items that come and go.
@MainActor
struct CollectionMovementTests {
  private func view(_ names: MovableNames, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = names
    view.delegate = names
    return view
  }

  private func screen(_ view: UICollectionView) -> Screen {
    Screen(width: 300, height: 400) { ShownView(view: view) }
  }

  private func texts(_ screen: Screen) -> [String] {
    screen.visibleText.sorted { screen[$0].frame.minY < screen[$1].frame.minY }
  }

  @Test("J100: an item follows its point, others make room, and the data source is told where it ends")
  func movement() async {
    let names = MovableNames([["A", "B", "C", "D"]])
    let view = view(names, UICollectionViewFlowLayout())
    let screen = screen(view)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 135))
    await screen.settle()
    #expect(texts(screen) == ["B", "C", "A", "D"])
    #expect(names.lines == [])
    view.endInteractiveMovement()
    await screen.settle()
    #expect(names.lines == ["A to 0.2"])
    #expect(names.sections == [["B", "C", "A", "D"]])
    #expect(texts(screen) == ["B", "C", "A", "D"])
    #expect(screen["A"].frame.minY >= 100)
    view.endInteractiveMovement()
    #expect(names.lines == ["A to 0.2"])
  }

  @Test("J100: what cannot be moved stays; the delegate chooses the place; a cancelled item goes back")
  func limits() async {
    let names = MovableNames([["A", "B", "C", "D"]])
    names.fixed = ["A"]
    let view = view(names, UICollectionViewFlowLayout())
    let screen = screen(view)
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 9, section: 0)))
    names.target = { $0.item == 0 ? IndexPath(item: 1, section: 0) : $0 }
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 10))
    await screen.settle()
    for figure in [CGFloat.nan, .infinity] {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: figure, y: figure))
    }
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: -4000))
    view.cancelInteractiveMovement()
    await screen.settle()
    #expect(texts(screen) == ["A", "B", "C", "D"])
    #expect(names.lines == [])
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 10))
    view.endInteractiveMovement()
    await screen.settle()
    #expect(names.lines == ["D to 0.1"])
  }

  @Test("J100: an item moves to another section, and an update or a reload ends a movement")
  func sections() async {
    let names = MovableNames([["A", "B"], ["C", "D"]])
    let view = view(names, UICollectionViewFlowLayout())
    let screen = screen(view)
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 160))
    await screen.settle()
    view.endInteractiveMovement()
    await screen.settle()
    #expect(names.sections == [["B"], ["C", "A", "D"]])
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    names.sections[1].removeLast()
    view.deleteItems(at: [IndexPath(item: 2, section: 1)])
    await screen.settle()
    view.endInteractiveMovement()
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    names.sections = [["E"]]
    view.reloadData()
    await screen.settle()
    view.endInteractiveMovement()
    await screen.settle()
    #expect(texts(screen) == ["E"])
  }

  @Test("J100: the sign of a list's row moves it, and a diffable data source takes the order, by its handlers")
  func list() async {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    let screen = screen(view)
    let (first, third) = (screen["A"].frame.midY, screen["C"].frame.midY)
    await screen.drag(from: CGPoint(x: 276, y: first), to: CGPoint(x: 276, y: third))
    await screen.settle()
    #expect(source.snapshot().itemIdentifiers == ["A", "B", "C"])
    var lines: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "B" }
    source.reorderingHandlers.willReorder = { lines.append("will \($0.initialSnapshot.itemIdentifiers.joined())") }
    source.reorderingHandlers.didReorder = { change in
      lines.append("did \(change.finalSnapshot.itemIdentifiers.joined()) in \(change.sectionTransactions.count)")
    }
    await screen.drag(from: CGPoint(x: 276, y: first), to: CGPoint(x: 276, y: third))
    await screen.settle()
    #expect(lines == ["will ABC", "did BCA in 1"])
    #expect(source.snapshot().itemIdentifiers == ["B", "C", "A"])
    #expect(texts(screen) == ["B", "C", "A"])
  }

  @Test(
    "J101: an item comes from its initial attributes and goes to its final ones, and the layout hears of the update")
  func comingAndGoing() async {
    let names = MovableNames([["A", "B"]])
    let layout = SlidingLayout()
    let view = view(names, layout)
    view.backgroundColor = .white
    let screen = screen(view)
    await screen.settle()
    names.sections = [["A", "N", "B"]]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    await screen.advance(by: .milliseconds(150))
    // Half of the way: the cell covers the left half of its row.
    #expect(screen.snapshot().color(at: CGPoint(x: 80, y: 60)).red < 0.1)
    #expect(screen.snapshot().color(at: CGPoint(x: 250, y: 60)).red > 0.9)
    await screen.settle()
    #expect(screen.snapshot().color(at: CGPoint(x: 250, y: 60)).red < 0.1)
    #expect(layout.told == ["insert -1 1", "finalized"])
    names.sections = [["A", "B"]]
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    await screen.advance(by: .milliseconds(150))
    #expect(screen.snapshot().color(at: CGPoint(x: 250, y: 60)).red < 0.1)
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 60)).red > 0.9)
    await screen.settle()
    #expect(texts(screen) == ["A", "B"])
    #expect(!screen["N"].exists)
  }

  @Test("J101: attributes that are no figures are left out, and updates in a row leave nothing behind")
  func oddAttributes() async {
    let names = MovableNames([["A", "B"]])
    let layout = SlidingLayout()
    let view = view(names, layout)
    let screen = screen(view)
    await screen.settle()
    for shift in [CGFloat.nan, .infinity, -300] {
      layout.shift = shift
      layout.opacity = shift.isFinite ? -3 : .nan
      names.sections = [["N", "A", "B"]]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      await screen.advance(by: .milliseconds(100))
      names.sections = [["A", "B"]]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      await screen.advance(by: .milliseconds(100))
    }
    await screen.settle()
    #expect(texts(screen) == ["A", "B"])
    #expect(view.subviews.count == 2)
  }
}
