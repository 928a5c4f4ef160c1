import Foundation
import SwiftUI

/// Shows a picture and two texts.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView, ControlHost {
  private var content: UIListContentConfiguration

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hostFace()
  }

  /// Not available: an archive has no view.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented; use init(configuration:).")
  }

  /// What is shown. A configuration of another type is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      faceSizeDidChange()
    }
  }

  var face: some View { ListContentFace(content: content) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: idealSizeOfFace.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizeOfFace(in: CGSize(width: size.width, height: .nan)).height.rounded(.up))
  }
}

private struct ListContentFace: View {
  let content: UIListContentConfiguration

  var body: some View {
    HStack(spacing: content.imageToTextPadding) {
      if let image = content.image { picture(image) }
      if content.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: content.textToSecondaryTextHorizontalPadding) {
          primary
          Spacer(minLength: 0)
          secondary
        }
      } else {
        VStack(alignment: alignment, spacing: content.textToSecondaryTextVerticalPadding) {
          primary
          secondary
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      }
    }
    .padding(EdgeInsets(content.directionalLayoutMargins))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var alignment: HorizontalAlignment { content.textProperties.alignment == .center ? .center : .leading }

  @ViewBuilder private var primary: some View {
    if let text = text(content.attributedText, content.text, content.textProperties) { text }
  }

  @ViewBuilder private var secondary: some View {
    if let text = text(content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties) { text }
  }

  private func text(
    _ attributed: NSAttributedString?, _ plain: String?, _ properties: UIListContentConfiguration.TextProperties
  ) -> (some View)? {
    let text = attributed.map { Text($0) } ?? plain.map { Text(verbatim: properties.transform.applied(to: $0)) }
    return text.map { text in
      text
        .font(Font(properties.font))
        .foregroundStyle(Color(properties.color))
        .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
        .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
        .minimumScaleFactor(properties.adjustsFontSizeToFitWidth ? max(properties.minimumScaleFactor, 0.01) : 1)
    }
  }

  private func picture(_ image: UIImage) -> some View {
    let properties = content.imageProperties
    let (most, room) = (properties.maximumSize, properties.reservedLayoutSize)
    let size = CGSize(
      width: most.width > 0 ? min(most.width, image.size.width) : image.size.width,
      height: most.height > 0 ? min(most.height, image.size.height) : image.size.height)
    return Image(uiImage: image).resizable().scaledToFit()
      .frame(width: size.width, height: size.height)
      .clipShape(RoundedRectangle(cornerRadius: max(0, properties.cornerRadius)))
      .foregroundStyle(properties.tintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
      .frame(width: content.reservedWidth(of: image), height: room.height > 0 ? room.height : nil)
  }
}
