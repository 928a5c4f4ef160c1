import Foundation
import SwiftUI

/// A line of text that is searched for, with a button that clears it.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  /// A field without text.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepareSearch()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    placeholderString = "Search"
    bezelStyle = .roundedBezel
  }

  /// Whether the action is sent with each change, at once. It is sent at once with each change if this is on or off; see
  /// `sendsWholeSearchString`.
  open var sendsSearchStringImmediately = false

  /// Whether the action is sent when the return key is pressed, and not with each change.
  open var sendsWholeSearchString = false

  /// The texts that were searched for. The field does not offer them, so they are only kept.
  open var recentSearches: [String] = []

  /// The most texts to be remembered. They are not, so it is only kept.
  open var maximumRecents = 10

  override func take(_ new: String) {
    let wasEmpty = stringValue.isEmpty
    super.take(new)
    let searchDelegate = delegate as? any NSSearchFieldDelegate
    if wasEmpty, !new.isEmpty { searchDelegate?.searchFieldDidStartSearching(self) }
    if !wasEmpty, new.isEmpty { searchDelegate?.searchFieldDidEndSearching(self) }
    if !sendsWholeSearchString { sendAction() }
  }

  private func clear() {
    take("")
    if sendsWholeSearchString { sendAction() }
  }

  override var decoration: (before: AnyView?, after: AnyView?) {
    let symbol = Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
    guard !stringValue.isEmpty else { return (AnyView(symbol), nil) }
    let button = Button { [weak self] in
      self?.clear()
    } label: {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
    }
    return (AnyView(symbol), AnyView(button.buttonStyle(.plain).accessibilityLabel(Text(verbatim: "Clear"))))
  }
}

/// Is told of a search. All methods may be left out.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// There is a text to be searched for.
  func searchFieldDidStartSearching(_ sender: NSSearchField)

  /// There is no text to be searched for any more.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}

  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
