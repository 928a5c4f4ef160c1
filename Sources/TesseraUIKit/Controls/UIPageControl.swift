import Foundation
import SwiftUI

/// Shows which of several pages is seen, as a row of dots.
@MainActor @preconcurrency
open class UIPageControl: UIControl, ControlHost {
  /// How the dots are backed.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// While the control is used.
    case automatic = 0
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  private static let dot: CGFloat = 7
  private static let spacing: CGFloat = 9

  /// A control without pages.
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
    hostFace()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// How many pages there are; a negative number counts as none.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { faceSizeDidChange() }
    }
  }

  /// The page that is seen; one that there is not becomes the nearest one.
  open var currentPage = 0 {
    didSet {
      let usable = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if usable != currentPage { currentPage = usable }
      if currentPage != oldValue { faceDidChange() }
    }
  }

  /// Whether nothing is shown where there is one page only.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { faceDidChange() } }
  }

  /// The color of the other dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { faceDidChange() } }
  }

  /// The color of the dot of the page; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { faceDidChange() } }
  }

  /// How the dots are backed.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { faceDidChange() } }
  }

  /// The size of the dots of so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count * Self.dot + (count - 1) * Self.spacing) + 2 * Self.spacing, height: 26)
  }

  private var isShown: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  @ViewBuilder var face: some View {
    if isShown {
      HStack(spacing: Self.spacing) {
        ForEach(0..<numberOfPages, id: \.self) { page in
          Circle()
            .fill(page == self.currentPage ? self.currentColor : self.otherColor)
            .frame(width: Self.dot, height: Self.dot)
        }
      }
      .padding(.horizontal, Self.spacing)
      .frame(height: 26)
      .background(backgroundStyle == .prominent ? Color(.tertiarySystemFill) : .clear, in: Capsule())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { (place: CGPoint) in self.wasTapped(at: place.x) }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "page \(currentPage + 1) of \(numberOfPages)"))
      .accessibilityAdjustableAction { direction in self.move(by: direction == .increment ? 1 : -1) }
      .disabled(!isEnabled)
    }
  }

  private var currentColor: Color { currentPageIndicatorTintColor.map { Color($0) } ?? .white }

  private var otherColor: Color {
    pageIndicatorTintColor.map { Color($0) } ?? .white.opacity(0.3)
  }

  /// A tap leads to the next page, or back, by the half of the control.
  private func wasTapped(at place: CGFloat) {
    move(by: place < bounds.width / 2 ? -1 : 1)
  }

  private func move(by step: Int) {
    let page = currentPage + step
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
}
