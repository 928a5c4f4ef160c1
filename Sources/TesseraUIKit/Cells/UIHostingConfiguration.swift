import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// Views of SwiftUI as the content of a cell (J71).
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate let background: Background
  /// nil at an edge for the margin of the cell.
  fileprivate var margins = Margins()
  fileprivate var minSize = (width: CGFloat?.none, height: CGFloat?.none)

  fileprivate struct Margins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
      func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
      if edges.contains(.top) { top = usable(insets.top) }
      if edges.contains(.leading) { leading = usable(insets.leading) }
      if edges.contains(.bottom) { bottom = usable(insets.bottom) }
      if edges.contains(.trailing) { trailing = usable(insets.trailing) }
    }

    /// The distances from the edges, with those of the cell where none is said.
    func insets(_ own: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom,
        trailing: trailing ?? own.trailing)
    }
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Views as the content of a cell.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Puts a style behind the content, from edge to edge of the cell.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    replacingBackground(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Puts views behind the content, from edge to edge of the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    replacingBackground(content())
  }

  private func replacingBackground<B: View>(_ new: B) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content: content, background: new)
    result.margins.set(margins)
    result.minSize = minSize
    return result
  }

  /// What the content keeps away from edges of the cell, in points; one that is no finite number counts as 0.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// What the content keeps away from edges of the cell, in points; one that is no finite number counts as 0.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    copy.margins.set(edges, insets)
    return copy
  }

  /// The least size of the content with its margins, in points; nil along an axis for that of the cell.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minSize = (width, height)
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The configuration for a state: the same in all.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration.Margins {
  /// Takes those of a configuration with another background.
  fileprivate mutating func set<C: View, B: View>(_ other: UIHostingConfiguration<C, B>.Margins) {
    (top, leading, bottom, trailing) = (other.top, other.leading, other.bottom, other.trailing)
  }
}

/// A style behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

/// Shows the views of a hosting configuration in a cell.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView, ControlHost {
  private var content: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    content = configuration
    super.init(frame: .zero)
    hostFace()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented; no view is kept in an archive.")
  }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIHostingConfiguration<Content, Background> else { return }
      content = newValue
      faceSizeDidChange()
    }
  }

  /// The row that the view is the content of; nil elsewhere.
  private var row: (any RowCell)? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? any RowCell }.first
  }

  /// The margins that the content has if it says none.
  private var ownMargins: EdgeInsets {
    row == nil ? EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) : ListMetrics.rowInsets
  }

  @ViewBuilder var face: some View {
    VStack {
      SwipeActionsReader(content: content.content) { [weak self] in self?.row?.takeSwipeActions($0) }
    }
    .padding(content.margins.insets(ownMargins))
    .frame(
      minWidth: content.minSize.width, maxWidth: .infinity, minHeight: content.minSize.height, maxHeight: .infinity,
      alignment: .leading
    )
    .background { content.background }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offered = CGSize(width: size.width > 0 ? size.width : .nan, height: .nan)
    let fitting = sizeOfFace(in: offered)
    return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
  }
}
