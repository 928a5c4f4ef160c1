import Foundation
import SwiftUI
import TesseraControls

/// Shows how much of something is done.
@MainActor @preconcurrency
open class UIProgressView: UIView, ControlHost {
  /// The look of a progress view.
  nonisolated public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// For bars.
    case bar
  }

  private var current: Float = 0

  /// A view that shows that nothing is done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A view with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
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

  /// The look. Both are the same here.
  open var progressViewStyle = Style.default

  /// How much is done, from 0 to 1; others become the nearer bound, and what is no number changes nothing.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    let progress = min(max(progress, 0), 1)
    guard progress != current else { return }
    change(animated: animated) { current = progress }
  }

  /// The color of what is done; nil for the tint color.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { faceDidChange() } }
  }

  /// The color of what is left to do; nil for the system's.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { faceDidChange() } }
  }

  private var ownTheme: OwnTheme {
    var theme = OwnTheme()
    theme.progress = ProgressTheme()
    theme.progress?.track = trackTintColor.map { Color($0) }
    return theme
  }

  var face: some View {
    ProgressView(value: current)
      .environment(\.ownTheme, ownTheme)
      .progressViewStyle(.linear)
      .tint((progressTintColor ?? explicitTint).map { Color($0) })
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: idealSizeOfFace.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: idealSizeOfFace.height)
  }
}

/// Shows that something is going on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView, ControlHost {
  /// The size of an indicator.
  nonisolated public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large
  }

  /// An indicator of the usual size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An indicator of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    hugContent()
  }

  /// The size.
  open var style = Style.medium {
    didSet { if style != oldValue { faceSizeDidChange() } }
  }

  /// The color; nil for the system's.
  open var color: UIColor! {
    didSet { if color != oldValue { faceDidChange() } }
  }

  /// Whether nothing is shown while nothing is going on.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { faceDidChange() } }
  }

  /// Whether something is going on.
  public private(set) var isAnimating = false

  /// Something is going on.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    faceDidChange()
  }

  /// Nothing is going on any more.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    faceDidChange()
  }

  @ViewBuilder var face: some View {
    if isAnimating {
      ProgressView().progressViewStyle(.circular)
        .controlSize(style == .large ? .large : .regular)
        .tint(color.map { Color($0) })
    } else if !hidesWhenStopped {
      Image(systemName: "rays").foregroundStyle(color.map { Color($0) } ?? .gray)
    }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
