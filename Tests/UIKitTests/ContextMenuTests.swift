import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Makes the menus of interactions, tables and collections, and notes what it is told.
@MainActor
private final class Menus: NSObject, UIContextMenuInteractionDelegate {
  var heard: [String] = []
  var titles = ["Copy", "Delete"]
  var preview: (() -> UIViewController?)?

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func configuration(_ name: String) -> UIContextMenuConfiguration? {
    guard !titles.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { [titles] _ in
      UIMenu(
        title: "Menu of \(name)",
        children: titles.map { title in UIAction(title: title) { [unowned self] _ in heard.append("\(title) \(name)") }
        })
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("asked \(Int(location.x)),\(Int(location.y))")
    return configuration("view \(interaction.view?.tag ?? 0)")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("opens")
    animator?.addCompletion { [unowned self] in heard.append("opened") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("ends") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("commits") }
}

extension Menus: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration("row \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("ends") }
}

/// Rows without menus.
@MainActor
private final class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var pressed = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { pressed += 1 }
}

/// Six items.
@MainActor
private final class PlainItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = "Item \(indexPath.item)"
    return cell
  }
}

@MainActor
private final class NewerItemMenus: NSObject, UICollectionViewDelegate {
  let menus: Menus

  init(_ menus: Menus) { self.menus = menus }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { menus.configuration("items \(indexPaths.map(\.item))") }
}

@MainActor
private final class OlderItemMenus: NSObject, UICollectionViewDelegate {
  let menus: Menus

  init(_ menus: Menus) { self.menus = menus }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menus.configuration("item \(indexPath.item)") }
}

/// Context menus of UIKit.
@MainActor
struct ContextMenuTests {
  private let menus = Menus()

  /// Two views in one, each with menus: tag 1 around tag 2.
  private func views() -> UIView {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.tag = 1
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 60))
    inner.tag = 2
    inner.backgroundColor = .systemBlue
    outer.addSubview(inner)
    for view in [outer, inner] { view.addInteraction(UIContextMenuInteraction(delegate: menus)) }
    return outer
  }

  private func screen(_ view: UIView) -> Screen {
    Screen(width: 300, height: 400) { ShownView(view: view) }
  }

  private func hold(_ screen: Screen, at point: CGPoint) async {
    screen.pressDown(at: point)
    await screen.advance(by: .seconds(0.6))
    screen.release()
    await screen.settle()
  }

  @Test("J94: the menu of the innermost view opens when it is held down, beside the view, and does what is chosen")
  func hold() async {
    let screen = screen(views())
    await hold(screen, at: CGPoint(x: 120, y: 110))
    #expect(menus.take() == ["asked 20,10", "opens", "opened"])
    #expect(screen["Menu of view 2"].exists)
    #expect(screen["Copy"].frame.minY > 160)
    screen["Copy"].tap()
    await screen.settle()
    #expect(menus.take().sorted() == ["Copy view 2", "ends"])
    #expect(!screen["Copy"].exists)
  }

  @Test("J94: the pointer's secondary button opens it at once; a press elsewhere closes it; a tap opens nothing")
  func secondaryButton() async {
    let screen = screen(views())
    screen.tap(at: CGPoint(x: 120, y: 110))
    await screen.settle()
    #expect(menus.take() == [])
    screen.secondaryTap(at: CGPoint(x: 20, y: 30))
    await screen.settle()
    #expect(menus.take() == ["asked 20,30", "opens", "opened"])
    #expect(screen["Menu of view 1"].exists)
    screen.tap(at: CGPoint(x: 290, y: 390))
    await screen.settle()
    #expect(menus.take() == ["ends"])
    #expect(!screen["Copy"].exists)
  }

  @Test("J94: no configuration and no items open nothing, and leave the press to touches and to the view around")
  func nothing() async {
    final class TouchedView: UIView {
      var touches: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
    }
    let view = TouchedView()
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    menus.titles = []
    let screen = screen(view)
    await hold(screen, at: CGPoint(x: 50, y: 50))
    #expect(menus.take() == ["asked 50,50"])
    #expect(view.touches == ["began", "ended"])
    screen.secondaryTap(at: CGPoint(x: 50, y: 50))
    #expect(menus.take() == ["asked 50,50"])
  }

  @Test("J94: the preview stands above the items, and a tap on it is told to the delegate")
  func preview() async {
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 120, height: 90)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    label.text = "Preview"
    page.view.addSubview(label)
    menus.preview = { page }
    let outer = views()
    let screen = screen(outer)
    await hold(screen, at: CGPoint(x: 120, y: 110))
    let interaction = outer.subviews[0].interactions.first as? UIContextMenuInteraction
    #expect(interaction?.menuAppearance == .rich)
    #expect(screen["Preview"].frame.maxY < screen["Copy"].frame.minY)
    _ = menus.take()
    screen.tap(at: CGPoint(x: screen["Preview"].frame.midX, y: screen["Preview"].frame.maxY + 20))
    await screen.settle()
    #expect(menus.take() == ["commits", "ends"])
    #expect(!screen["Preview"].exists)
    #expect(interaction?.menuAppearance == .unknown)
  }

  @Test("J94: sizes of previews that are no figures become the usual one")
  func oddPreview() async {
    let page = UIViewController()
    menus.preview = { page }
    let screen = screen(views())
    for size in [CGFloat.nan, -5, .infinity] {
      page.preferredContentSize = CGSize(width: size, height: size)
      screen.secondaryTap(at: CGPoint(x: 120, y: 110))
      await screen.settle()
      #expect(screen["Copy"].frame.minY > 0)
      screen.tap(at: CGPoint(x: 2, y: 2))
      await screen.settle()
    }
  }

  @Test("J94: a program closes a menu, changes its items, and takes its interaction away while it moves")
  func program() async {
    let outer = views()
    let inner = outer.subviews[0]
    let screen = screen(outer)
    guard let interaction = inner.interactions.first as? UIContextMenuInteraction else {
      Issue.record("no interaction")
      return
    }
    screen.secondaryTap(at: CGPoint(x: 120, y: 110))
    await screen.settle()
    #expect(interaction.location(in: outer) == CGPoint(x: 120, y: 110))
    interaction.updateVisibleMenu { _ in UIMenu(children: [UIAction(title: "Other") { _ in }]) }
    await screen.settle()
    #expect(screen["Other"].exists && !screen["Copy"].exists)
    interaction.dismissMenu()
    await screen.settle()
    #expect(!screen["Other"].exists)
    screen.secondaryTap(at: CGPoint(x: 120, y: 110))
    await screen.advance(by: .milliseconds(50))
    inner.removeInteraction(interaction)
    inner.removeFromSuperview()
    await screen.settle()
    #expect(!screen["Copy"].exists)
    #expect(interaction.view == nil && inner.interactions.isEmpty)
  }

  @Test("J94: an interaction is in one view at a time, and the list of a view can be replaced")
  func list() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIContextMenuInteraction(delegate: menus)
    first.addInteraction(interaction)
    second.interactions = [interaction]
    #expect(first.interactions.isEmpty)
    #expect(interaction.view === second)
    first.removeInteraction(interaction)
    #expect(interaction.view === second)
    second.interactions = []
    #expect(interaction.view == nil)
  }

  @Test("J95: rows of a table have menus of the delegate, also of a table that was scrolled")
  func rows() async {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = menus
    table.delegate = menus
    let screen = screen(table)
    await hold(screen, at: CGPoint(x: 100, y: 60))
    #expect(screen["Menu of row 1"].exists)
    #expect(menus.take() == [])
    screen["Delete"].tap()
    await screen.settle()
    #expect(menus.take().sorted() == ["Delete row 1", "ends"])
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    screen.secondaryTap(at: CGPoint(x: 100, y: 60))
    await screen.settle()
    #expect(screen["Menu of row 51"].exists)
    screen["Copy"].tap()
    await screen.settle()
    _ = menus.take()
    screen.tap(at: CGPoint(x: 100, y: 60))
    await screen.settle()
    #expect(menus.take() == ["select 51"])
  }

  @Test("J95: rows of a delegate without menus are highlighted at once")
  func rowsWithoutMenus() {
    let rows = PlainRows()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let screen = screen(table)
    screen.pressDown(at: CGPoint(x: 100, y: 60))
    #expect(rows.pressed == 1)
    screen.release()
  }

  private func collection(_ source: PlainItems, _ delegate: any UICollectionViewDelegate) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    view.delegate = delegate
    return view
  }

  @Test("J95: a menu of items is about the pressed one, all chosen ones, or none where there is no item")
  func items() async {
    let (source, delegate) = (PlainItems(), NewerItemMenus(menus))
    let view = collection(source, delegate)
    view.allowsMultipleSelection = true
    let screen = screen(view)
    func title(at point: CGPoint) async -> String? {
      screen.secondaryTap(at: point)
      await screen.settle()
      let title = screen.visibleText.first { $0.hasPrefix("Menu of") }
      screen["Copy"].tap()
      await screen.settle()
      return title
    }
    #expect(await title(at: CGPoint(x: 40, y: 20)) == "Menu of items [0]")
    for item in [0, 2] { view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
    #expect(await title(at: CGPoint(x: 40, y: 20)) == "Menu of items [0, 2]")
    #expect(await title(at: CGPoint(x: 140, y: 20)) == "Menu of items [1]")
    #expect(await title(at: CGPoint(x: 150, y: 350)) == "Menu of items []")
  }

  @Test("J95: the older method for one item counts where the newer one is left out")
  func olderItems() async {
    let (source, delegate) = (PlainItems(), OlderItemMenus(menus))
    let screen = screen(collection(source, delegate))
    await hold(screen, at: CGPoint(x: 150, y: 350))
    #expect(!screen["Copy"].exists)
    await hold(screen, at: CGPoint(x: 40, y: 20))
    #expect(screen["Menu of item 0"].exists)
  }
}
