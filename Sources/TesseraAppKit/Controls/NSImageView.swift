import Foundation
import SwiftUI
import TesseraUIKit

/// Shows a picture, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSImageView: NSControl, NSControlHost {
  /// A view without a picture.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// A view with a picture.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    setContentHuggingPriority(.defaultLow + 1, for: .vertical)
  }

  /// What is shown; nil for nothing.
  open var image: NSImage? {
    didSet { if image != oldValue { faceSizeDidChange() } }
  }

  /// How the picture is fitted into the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown {
    didSet { if imageScaling != oldValue { faceDidChange() } }
  }

  /// Where a picture that does not fill the view is.
  open var imageAlignment = NSImageAlignment.alignCenter {
    didSet { if imageAlignment != oldValue { faceDidChange() } }
  }

  /// The color of symbols and forms; nil for that of the surroundings.
  open var contentTintColor: NSColor? {
    didSet { if contentTintColor != oldValue { faceDidChange() } }
  }

  /// Whether the user can put a picture there. It has no effect here: use `dropDestination`.
  open var isEditable = false

  /// Whether pictures that move do. They do not here.
  open var animates = false

  @ViewBuilder var face: some View {
    if let image {
      let picture = Image(nsImage: image)
      Color.clear.overlay(alignment: imageAlignment.alignment) {
        switch imageScaling {
        case .scaleAxesIndependently: picture.resizable()
        case .scaleProportionallyUpOrDown: picture.resizable().scaledToFit()
        case .scaleProportionallyDown:
          picture.resizable().scaledToFit().frame(maxWidth: image.size.width, maxHeight: image.size.height)
        case .scaleNone: picture
        }
      }
      .foregroundStyle(contentTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.foreground))
    }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
}

/// How a picture is fitted into a view.
nonisolated public enum NSImageScaling: UInt, Sendable {
  /// It is made smaller if it has to.
  case scaleProportionallyDown = 0
  /// It fills the view.
  case scaleAxesIndependently
  /// It stays as it is.
  case scaleNone
  /// It is made smaller or larger, as far as all of it is seen.
  case scaleProportionallyUpOrDown
}

/// Where a picture that does not fill a view is.
nonisolated public enum NSImageAlignment: UInt, Sendable {
  /// In the middle.
  case alignCenter = 0
  /// At the top.
  case alignTop
  /// At the top left.
  case alignTopLeft
  /// At the top right.
  case alignTopRight
  /// At the left.
  case alignLeft
  /// At the bottom.
  case alignBottom
  /// At the bottom left.
  case alignBottomLeft
  /// At the bottom right.
  case alignBottomRight
  /// At the right.
  case alignRight

  fileprivate var alignment: Alignment {
    switch self {
    case .alignCenter: .center
    case .alignTop: .top
    case .alignTopLeft: .topLeading
    case .alignTopRight: .topTrailing
    case .alignLeft: .leading
    case .alignBottom: .bottom
    case .alignBottomLeft: .bottomLeading
    case .alignBottomRight: .bottomTrailing
    case .alignRight: .trailing
    }
  }
}
