import Foundation
import SwiftUI

/// The picture and the texts of a configured button.
struct ConfigurationLabel: View {
  let configuration: UIButton.Configuration
  let title: String?

  var body: some View {
    layout {
      if configuration.imagePlacement == .leading || configuration.imagePlacement == .top { picture }
      VStack(alignment: alignment, spacing: configuration.titlePadding) {
        if let shownTitle {
          Text(shownTitle).limited(by: configuration.titleLineBreakMode)
        }
        if let shownSubtitle {
          Text(shownSubtitle).font(.caption).limited(by: configuration.subtitleLineBreakMode)
        }
      }
      if configuration.imagePlacement == .trailing || configuration.imagePlacement == .bottom { picture }
    }
    .font(configuration.buttonSize.font)
  }

  private var shownTitle: AttributedString? {
    let plain = (configuration.title ?? title).map { AttributedString($0) }
    return (configuration.attributedTitle ?? plain)?.transformed(
      by: configuration.titleTextAttributesTransformer, font: configuration.buttonSize.objectFont)
  }

  private var shownSubtitle: AttributedString? {
    let plain = configuration.subtitle.map { AttributedString($0) }
    return (configuration.attributedSubtitle ?? plain)?.transformed(
      by: configuration.subtitleTextAttributesTransformer, font: .preferredFont(forTextStyle: .caption1))
  }

  private var alignment: HorizontalAlignment {
    switch configuration.titleAlignment {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var layout: AnyLayout {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
      ? AnyLayout(VStackLayout(spacing: configuration.imagePadding))
      : AnyLayout(HStackLayout(spacing: configuration.imagePadding))
  }

  @ViewBuilder private var picture: some View {
    if configuration.showsActivityIndicator {
      ProgressView().controlSize(.small)
    } else if let image = configuration.image {
      Image(uiImage: image)
    }
  }
}

extension AttributedString {
  /// The text with the attributes that a transformer makes of its own and of the font that it would be shown in.
  fileprivate func transformed(
    by transformer: UIConfigurationTextAttributesTransformer?, font: UIFont
  ) -> AttributedString {
    guard let transformer else { return self }
    var result = self
    for run in runs {
      var attributes = AttributeContainer()
      attributes.uiKit.font = font
      attributes.merge(run.attributes)
      result[run.range].setAttributes(transformer(attributes))
    }
    return result
  }
}

extension View {
  /// Shows as much of a text as a mode says.
  fileprivate func limited(by mode: NSLineBreakMode) -> some View {
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    return truncationMode(mode.truncation).lineLimit(wraps ? nil : 1)
  }
}

extension UIButton.Configuration.Size {
  fileprivate var objectFont: UIFont {
    switch self {
    case .medium, .large: .preferredFont(forTextStyle: .body)
    case .small, .mini: .preferredFont(forTextStyle: .subheadline)
    }
  }
}
