import Foundation
import SwiftUI
import TesseraCore

/// What the bar of a navigation controller shows while a controller is on top.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// How large a title is.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the page below; large on the first one, if the bar prefers large titles.
    case automatic = 0
    /// Large, if the bar prefers large titles.
    case always
    /// Small, in the bar.
    case never
  }

  /// What the button back to the page says.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// What there is room for: "Back" here.
    case `default` = 0
    /// "Back".
    case generic
    /// Nothing: it is an arrow alone.
    case minimal
  }

  /// What the button back to this page says, on the page above it (J157).
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { followed.didChange() } }
  }

  /// Tells the bar of changes.
  let followed = FollowedObject()

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() {
    super.init()
  }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { followed.didChange() } }
  }

  /// A view in place of the title.
  open var titleView: UIView? {
    didSet { followed.didChange() }
  }

  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { followed.didChange() } }
  }

  /// What the way back to this page is called. The bar says "Back" here.
  open var backButtonTitle: String?

  /// The way back to this page. The bar says "Back" here.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether there is no button that leads back, nor a gesture.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { followed.didChange() } }
  }

  /// Chooses whether there is no button that leads back, nor a gesture.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    withAnimation(animated ? .default : nil) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether the items at the beginning stand beside the way back rather than in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { followed.didChange() } }
  }

  /// The items at the beginning, in order.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { followed.didChange() }
  }

  /// The items at the end, the last one in reading first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { followed.didChange() }
  }

  /// The first item at the beginning.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the very end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the item at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items at the beginning.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withAnimation(animated ? .default : nil) { leftBarButtonItems = items }
  }

  /// Sets the items at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withAnimation(animated ? .default : nil) { rightBarButtonItems = items }
  }

  /// Whether the search field scrolls away with the content.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { followed.didChange() } }
  }

  /// Searches the page, with a field in the bar.
  open var searchController: UISearchController? {
    didSet { followed.didChange() }
  }

  /// The appearance of the bar while the page is on top; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { followed.didChange() }
  }

  /// The appearance of the bar while no content is below it and the page is on top; nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { followed.didChange() }
  }

  /// The appearance of a low bar. There is none here.
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance of a low bar while no content is below it. There is none here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
