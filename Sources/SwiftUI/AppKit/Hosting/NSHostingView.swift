import Foundation
import TesseraCore

/// A view of AppKit that shows a view.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    didSet {
      backing.layerModel.didChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// Which sizes of the view's follow those of the content. The intrinsic size does in all cases; the smallest and the largest
  /// count when the view becomes the content of a window (J282).
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// What is covered, of which the content keeps away.
  open var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { backing.layerModel.didChange() } }
  }

  /// A view of AppKit that shows a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    // Several views of a root view stand below one another.
    backing.makeHostedContent = { [unowned self] in AnyView(VStack { self.rootView }) }
  }

  /// Not available: an archive has no view.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented; use init(rootView:).")
  }

  open override var isFlipped: Bool { true }

  override package var keepsInSafeArea: Bool { safeAreaRegions.contains(.container) }

  /// The size that the content chooses when any will do, in points.
  open override var intrinsicContentSize: CGSize { size(in: CGSize(width: CGFloat.nan, height: .nan)) }

  /// The size that the content chooses when any will do, in points.
  open override var fittingSize: CGSize { intrinsicContentSize }

  override package func sizeOfContent(in size: CGSize) -> CGSize { self.size(in: size) }

  // MARK: Texts

  /// How far the first baseline of the content lies below the top of the view, in points (J423).
  open override var firstBaselineOffsetFromTop: CGFloat { lines.firstBaseline }

  /// How far the last baseline of the content lies above the bottom of the view, in points (J423).
  open override var lastBaselineOffsetFromBottom: CGFloat { lines.height - lines.lastBaseline }

  /// How far the middle of the first line of text lies below the top of the view, in points (J423).
  open var firstTextLineCenter: CGFloat { lines.firstCenter }

  private var lines: TextLines {
    TextLines(of: VStack { rootView }, in: bounds.isEmpty ? nil : bounds.size)
  }

  /// Whether a panel that becomes key only if needed does so for a click on the view: the content may have fields.
  open override var needsPanelToBecomeKey: Bool { true }

  private func size(in size: CGSize) -> CGSize { OffscreenView.size(of: VStack { rootView }, in: size) }
}

/// Which sizes of a hosting view follow those of its content.
nonisolated public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The smallest size of the view.
  public static let minSize = NSHostingSizingOptions(rawValue: 1 << 0)
  /// The size that the view has by itself.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 1 << 1)
  /// The largest size of the view.
  public static let maxSize = NSHostingSizingOptions(rawValue: 1 << 2)
  /// The size that the controller would like to have.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 1 << 3)
  /// All sizes of a view.
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
