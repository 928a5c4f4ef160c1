import SwiftUITesting
import TesseraUIKit
import Testing

/// Delegates of scroll views that have types of their own (J164).
@MainActor
struct TypedDelegateTests {
  private final class Choices: NSObject, UITableViewDelegate, UITableViewDataSource {
    var chosen: [Int] = []
    var offsets = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets += 1
    }
  }

  private final class Scrolling: NSObject, UIScrollViewDelegate {}

  private final class Editing: NSObject, UITextViewDelegate {}

  private final class ChoosyTable: UITableView {
    var changes = 0

    override var delegate: (any UITableViewDelegate)? {
      didSet { changes += 1 }
    }
  }

  @Test("J164: a table's delegate is one for tables, and as a scroll view's one for scrolling")
  func table() throws {
    let (table, choices) = (UITableView(), Choices())
    table.dataSource = choices
    table.delegate = choices
    let delegate: (any UITableViewDelegate)? = table.delegate
    delegate?.tableView(table, didSelectRowAt: IndexPath(row: 3, section: 0))
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 5, section: 0))
    #expect(choices.chosen == [3, 5])
    let scrolled: UIScrollView = table
    #expect(scrolled.delegate === choices)
    scrolled.delegate?.scrollViewDidScroll?(scrolled)
    #expect(choices.offsets == 1)
    table.delegate = nil
    #expect(scrolled.delegate == nil)
  }

  @Test("J164: a scroll view's delegate that is none for tables is kept, but is no table's delegate")
  func scrollDelegate() {
    let (table, scrolling) = (UITableView(), Scrolling())
    (table as UIScrollView).delegate = scrolling
    #expect(table.delegate as (any UITableViewDelegate)? == nil)
    #expect((table as UIScrollView).delegate === scrolling)
  }

  @Test("J164: no delegate is kept alive, and subclasses of tables can override the property")
  func lifetime() {
    let table = ChoosyTable()
    var choices: Choices? = Choices()
    table.delegate = choices
    #expect(table.changes == 1 && table.delegate != nil)
    choices = nil
    #expect(table.delegate as (any UITableViewDelegate)? == nil)
    #expect((table as UIScrollView).delegate == nil)
  }

  @Test("J164: text views and collections have delegates of their own types")
  func others() {
    let (text, editing) = (UITextView(), Editing())
    text.delegate = editing
    let delegate: (any UITextViewDelegate)? = text.delegate
    #expect(delegate?.textViewShouldBeginEditing(text) == true)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let collectionDelegate: (any UICollectionViewDelegate)? = collection.delegate
    #expect(collectionDelegate == nil)
  }
}
