import Foundation
import SwiftUI
import TesseraUIKit

/// A button that opens a menu of which one item is chosen, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
  private var index = -1
  private let ownMenu = NSMenu()

  /// A button without items.
  public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// A button without items.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepareMenu()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareMenu()
  }

  private func prepareMenu() {
    menu = ownMenu
    backing.makeHostedContent = { [unowned self] in
      AnyView(ControlFace(view: backing) { NSPopUpButtonFace(button: self) })
    }
  }

  /// Whether the first item is the title of the button, and is not in the menu.
  open var pullsDown = false {
    didSet { if pullsDown != oldValue { faceSizeDidChange() } }
  }

  // MARK: Items

  private var items: [NSMenuItem] { menu?.items ?? [] }

  private func itemsDidChange() {
    if items.isEmpty { index = -1 } else if index < 0, !pullsDown { index = 0 }
    index = min(index, items.count - 1)
    faceSizeDidChange()
  }

  /// Adds an item at the end; one with the same title is taken away.
  open func addItem(withTitle title: String) {
    menu?.items.removeAll { $0.title == title }
    menu?.addItem(NSMenuItem(title: title))
    itemsDidChange()
  }

  /// Adds items at the end.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }

  /// Adds an item at a place; one out of range is the nearest.
  open func insertItem(withTitle title: String, at index: Int) {
    menu?.items.removeAll { $0.title == title }
    menu?.insertItem(NSMenuItem(title: title), at: index)
    itemsDidChange()
  }

  /// Takes an item away.
  open func removeItem(withTitle title: String) {
    menu?.items.removeAll { $0.title == title }
    itemsDidChange()
  }

  /// Takes an item away; an index out of range takes none.
  open func removeItem(at index: Int) {
    if let item = menu?.item(at: index) { menu?.removeItem(item) }
    itemsDidChange()
  }

  /// Takes all items away.
  open func removeAllItems() {
    menu?.removeAllItems()
    itemsDidChange()
  }

  /// The items.
  open var itemArray: [NSMenuItem] { items }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// The titles of the items.
  open var itemTitles: [String] { items.map(\.title) }

  /// The item at a place; nil if there is none.
  open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }

  /// The item with a title; nil if there is none.
  open func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }

  /// The place of the item with a title; -1 if there is none.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }

  // MARK: The choice

  /// The item that is chosen; nil for none.
  open var selectedItem: NSMenuItem? { menu?.item(at: indexOfSelectedItem) }

  /// The place of the item that is chosen; -1 for none.
  open var indexOfSelectedItem: Int { index }

  /// The title of the item that is chosen; nil for none.
  open var titleOfSelectedItem: String? { selectedItem?.title }

  /// Chooses an item; nil for none.
  open func select(_ item: NSMenuItem?) {
    selectItem(at: items.firstIndex { $0 === item } ?? -1)
  }

  /// Chooses an item; an index out of range chooses none.
  open func selectItem(at index: Int) {
    self.index = items.indices.contains(index) ? index : -1
    faceSizeDidChange()
  }

  /// Chooses the item with a title; none if there is none.
  open func selectItem(withTitle title: String) {
    selectItem(at: indexOfItem(withTitle: title))
  }

  /// Chooses the item with a tag.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let index = items.firstIndex(where: { $0.tag == tag }) else { return false }
    selectItem(at: index)
    return true
  }

  override var value: Any? {
    get { index }
    set { selectItem(at: newValue as? Int ?? Int(saturating: newValue as? Double ?? -1)) }
  }

  /// The user chose an item.
  fileprivate func choose(_ item: NSMenuItem) {
    select(item)
    item.choose()
    sendAction()
  }

  /// Nothing but items of the menu does something.
  open override func performClick(_ sender: Any?) {}

  open override var intrinsicContentSize: CGSize {
    let face = ControlFace(view: backing) { NSPopUpButtonFace(button: self) }
    return OffscreenView.size(of: face, in: CGSize(width: CGFloat.nan, height: .nan))
  }
}

private struct NSPopUpButtonFace: View {
  let button: NSPopUpButton

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = button.backing.layerModel.follow()
    Menu {
      ForEach(Array(shown.enumerated()), id: \.offset) { _, item in
        if item.isSeparatorItem { Divider() } else { choice(item) }
      }
    } label: {
      HStack(spacing: 6) {
        Text(verbatim: title).lineLimit(1)
        Spacer(minLength: 0)
        Image(systemName: button.pullsDown ? "chevron.down" : "chevron.up.chevron.down").imageScale(.small)
      }
    }
    .buttonStyle(.bordered)
    .font(button.fontOfFace)
    .controlSize(button.controlSize.size)
    .disabled(!button.isEnabled)
  }

  private var shown: ArraySlice<NSMenuItem> {
    button.itemArray.dropFirst(button.pullsDown ? 1 : 0).filter { !$0.isHidden }[...]
  }

  private var title: String {
    button.pullsDown ? button.item(at: 0)?.title ?? "" : button.titleOfSelectedItem ?? ""
  }

  private func choice(_ item: NSMenuItem) -> some View {
    Button {
      button.choose(item)
    } label: {
      if item === button.selectedItem, !button.pullsDown {
        Label {
          Text(verbatim: item.title)
        } icon: {
          Image(systemName: "checkmark")
        }
      } else {
        Text(verbatim: item.title)
      }
    }
    .disabled(!item.isEnabled)
  }
}
