import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class ColorJournal: UIColorPickerViewControllerDelegate {
  var lines: [String] = []

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { lines.append("chose \(color == viewController.selectedColor) \(continuously)") }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { lines.append("finished") }
}

private final class MovableItems: UICollectionViewController {
  var names = ["A", "B", "C", "D"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    names[indexPath.item] != "D"
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

/// The controller that lets the user choose a color, and the one of collections that lets the user move items.
@MainActor
struct ColorPickerControllerTests {
  @Test("J119: a picked color is told to the delegate, the program's is not, and the end is told once")
  func colors() async {
    let journal = ColorJournal()
    let picker = UIColorPickerViewController()
    picker.delegate = journal
    picker.supportsAlpha = false
    picker.selectedColor = .systemRed
    let presenting = UIViewController()
    let screen = Screen(width: 390, height: 700) { ShownController(controller: presenting) }
    presenting.present(picker, animated: false)
    await screen.settle()
    #expect(journal.lines.isEmpty)
    #expect(screen.elements(containing: "Opacity").isEmpty)
    screen.element(.button, "#FFFFFF").tap()
    #expect(journal.lines == ["chose true false"])
    screen["Close"].tap()
    await screen.settle()
    #expect(journal.lines == ["chose true false", "finished"])
    #expect(presenting.presentedViewController == nil)
    picker.supportsAlpha = true
    presenting.present(picker, animated: false)
    await screen.settle()
    #expect(!screen.elements(containing: "Opacity").isEmpty)
    presenting.dismiss(animated: false)
    await screen.settle()
    #expect(journal.lines == ["chose true false", "finished", "finished"])
  }

  @Test("J120: an item that is held down is moved, if the data source lets it and the controller has the gesture")
  func movement() async {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let items = MovableItems(collectionViewLayout: layout)
    let screen = Screen(width: 300, height: 300) { ShownController(controller: items) }
    _ = screen.describe()
    func drag(from start: CGFloat, to end: CGFloat) async {
      screen.pressDown(at: CGPoint(x: start, y: 30))
      await screen.advance(by: .milliseconds(700))
      for step in 1...5 { screen.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 5, y: 30)) }
      screen.release()
      await screen.settle()
    }
    await drag(from: 30, to: 190)
    #expect(items.names == ["B", "C", "A", "D"])
    await drag(from: 270, to: 30)
    #expect(items.names == ["B", "C", "A", "D"])
    items.installsStandardGestureForInteractiveMovement = false
    await drag(from: 30, to: 190)
    #expect(items.names == ["B", "C", "A", "D"])
  }
}
