import Foundation
import SwiftUI

/// Shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView, ControlHost {
  /// A view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A view as large as a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    setContentHuggingPriority(.defaultLow + 1, for: .vertical)
  }

  /// What is shown; nil for nothing.
  open var image: UIImage? {
    didSet { if image != oldValue { faceSizeDidChange() } }
  }

  /// What is shown while the view is highlighted; nil for the usual picture.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { faceDidChange() } }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { faceDidChange() } }
  }

  @ViewBuilder var face: some View {
    if let image = (isHighlighted ? highlightedImage : nil) ?? image {
      // Symbols and templates take the color, other pictures have their own.
      picture(image).foregroundStyle(Color(tintColor))
    }
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    switch contentMode {
    case .scaleAspectFit: image.filling.scaledToFit()
    case .scaleAspectFill: Color.clear.overlay { image.filling.scaledToFill() }
    case .scaleToFill, .redraw: image.filling
    default: Color.clear.overlay(alignment: contentMode.alignment) { Image(uiImage: image) }
    }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

extension UIView.ContentMode {
  /// Where content in its own size lies.
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
