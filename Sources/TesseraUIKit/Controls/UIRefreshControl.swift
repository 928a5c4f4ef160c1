import Foundation
import SwiftUI

/// Shows that the content of a scroll view is being refreshed, which the user starts by pulling it down.
///
/// A scroll view shows it as its `refreshControl`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The scroll view that shows it.
  weak var scrollView: UIScrollView?

  /// A control that is at rest.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the content is being refreshed.
  public private(set) var isRefreshing = false

  /// A text below the sign. It is read by assistive technology.
  open var attributedTitle: NSAttributedString? {
    didSet { scrollView?.layerModel.didChange() }
  }

  /// Shows that the program refreshes the content; the actions are not told.
  open func beginRefreshing() {
    setRefreshing(true)
  }

  /// The content is up to date.
  open func endRefreshing() {
    setRefreshing(false)
  }

  private func setRefreshing(_ isNowRefreshing: Bool) {
    guard isNowRefreshing != isRefreshing else { return }
    isRefreshing = isNowRefreshing
    withAnimation { scrollView?.layerModel.didChange() }
  }

  /// The user pulled the content down.
  fileprivate func wasPulled() {
    guard isEnabled, !isRefreshing else { return }
    setRefreshing(true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// Lets the user pull a scroll view down, if it has a control for that.
struct RefreshControlModifier: ViewModifier {
  let control: UIRefreshControl?
  /// What is covered at the top, in points.
  let inset: CGFloat

  func body(content: Content) -> some View {
    if let control {
      content
        .refreshable { control.wasPulled() }
        .overlay(alignment: .top) {
          if control.isRefreshing {
            ProgressView()
              .tint(Color(control.tintColor ?? .systemGray))
              .padding(12)
              .padding(.top, inset)
              .accessibilityLabel(Text(verbatim: control.attributedTitle?.string ?? "Refreshing"))
          }
        }
    } else {
      content
    }
  }
}
