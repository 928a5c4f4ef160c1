import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// A field for what is searched.
///
/// It is that of `searchable`. The bar of a `UISearchController` is shown by the bar of the page.
@MainActor @preconcurrency
open class UISearchBar: UIView, ControlHost {
  /// How a bar looks. All look as `minimal` here: without a background of their own.
  nonisolated public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent
    case minimal
  }

  private let source = SearchSource()
  private var content = ""
  /// The controller whose search the bar is for.
  weak var search: UISearchController?
  /// Whether the field is being edited.
  private var isEditing = false

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    source.connect(
      Binding {
        self.content
      } set: { [weak self] in
        self?.userTyped($0)
      }, isPresented: nil)
    hostFace()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Is told of what the user does.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Content

  /// The text; never nil when it is read.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }

  /// What is shown while there is no text; nil for "Search".
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentDidChange() } }
  }

  private func contentDidChange(isPresented: Bool? = nil) {
    source.receive(SearchState(text: content, isPresented: isPresented, prompt: prompt))
    search?.contentDidChange()
  }

  /// What is shown while there is no text.
  var prompt: Text? { placeholder.map { Text(verbatim: $0) } }

  /// How the bar looks. It makes no difference here.
  open var searchBarStyle = Style.default

  /// Whether content shines through. It makes no difference here.
  open var isTranslucent = true

  /// The color of the background; nil for none.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  /// Whether a button ends the search.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { faceDidChange() } }
  }

  /// Chooses whether a button ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    withAnimation(animated ? .default : nil) { self.showsCancelButton = showsCancelButton }
  }

  /// Where the user can search; nil for one place.
  open var scopeButtonTitles: [String]? {
    didSet {
      if scopeButtonTitles != oldValue {
        faceSizeDidChange()
        search?.contentDidChange()
      }
    }
  }

  /// The place where the user searches, among those.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      if selectedScopeButtonIndex != oldValue {
        faceDidChange()
        search?.contentDidChange()
      }
    }
  }

  /// Whether the user can choose where to search.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { faceSizeDidChange() } }
  }

  /// Which letters are made large. None are here.
  open var autocapitalizationType = UITextAutocapitalizationType.none

  /// Whether mistakes in words are corrected. They are not here.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Which keys an on-screen keyboard has. There is none here.
  open var keyboardType = UIKeyboardType.default

  /// What the return key is for: to search.
  open var returnKeyType = UIReturnKeyType.search

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }

  open override var isFirstResponder: Bool { isEditing }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if let search {
      search.isActive = true
    } else {
      contentDidChange(isPresented: true)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard delegate?.searchBarShouldEndEditing(self) != false else { return false }
    source.receive(SearchState(text: content, isPresented: false, prompt: prompt))
    return true
  }

  /// The user changed the text.
  func userTyped(_ new: String) {
    guard let replacement = TextReplacement(from: content, to: new) else { return }
    guard
      delegate?.searchBar(
        self, shouldChangeTextIn: replacement.range, replacementText: replacement.string) != false
    else { return contentDidChange() }
    content = new
    contentDidChange()
    delegate?.searchBar(self, textDidChange: new)
  }

  /// The field has the focus, or not any more.
  func focusDidChange(_ hasFocus: Bool) {
    guard hasFocus != isEditing else { return }
    guard hasFocus else {
      isEditing = false
      source.receive(SearchState(text: content, isPresented: false, prompt: prompt))
      delegate?.searchBarTextDidEndEditing(self)
      return
    }
    guard delegate?.searchBarShouldBeginEditing(self) != false else {
      return source.receive(SearchState(text: content, isPresented: false, prompt: prompt))
    }
    isEditing = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// The user has typed what is searched.
  func wasSubmitted() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// The user ends the search.
  func wasCancelled() {
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Where to search, for a picker; nil where the index names no scope.
  var scopeSelection: Binding<Int?> {
    Binding { [unowned self] in
      scopeButtonTitles?.indices.contains(selectedScopeButtonIndex) == true ? selectedScopeButtonIndex : nil
    } set: { [unowned self] in
      userChoseScope($0)
    }
  }

  /// The user chose where to search.
  private func userChoseScope(_ index: Int?) {
    guard let index, index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  // MARK: Face

  private var actions: SearchBarActions {
    SearchBarActions(
      showsCancel: showsCancelButton,
      cancel: { [weak self] in self?.wasCancelled() },
      submit: { [weak self] in self?.wasSubmitted() },
      focusDidChange: { [weak self] in self?.focusDidChange($0) })
  }

  var face: some View {
    VStack(spacing: 0) {
      SearchBar(search: source, actions: actions)
      if showsScopeBar, let titles = scopeButtonTitles {
        SearchScopePicker(bar: self, titles: titles)
          .padding(.horizontal, 16)
          .frame(height: SearchMetrics.scopeHeight, alignment: .top)
      }
    }
  }

  private var height: CGFloat {
    SearchMetrics.barHeight + (showsScopeBar && scopeButtonTitles != nil ? SearchMetrics.scopeHeight : 0)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// The choice of where to search.
struct SearchScopePicker: View {
  let bar: UISearchBar
  let titles: [String]

  var body: some View {
    Picker(
      "Scope",
      selection: bar.scopeSelection
    ) {
      // tessera:disable unstable-foreach-id - a scope is known by its place
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(Optional(index)) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

/// Is told of what the user does with a search bar. All methods may be left out.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// The editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether the program may end the editing.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// The editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether the user may change the text.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// The user has typed what is searched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The user ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The user chose where to search.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
