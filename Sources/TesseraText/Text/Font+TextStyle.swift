import Foundation

extension Font {
  /// The purpose of a text, which decides on its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen: 34 points, where the user has no preference.
    case largeTitle
    /// A title of the first level: 28 points.
    case title
    /// A title of the second level: 22 points.
    case title2
    /// A title of the third level: 20 points.
    case title3
    /// What stands out from the text around it: 17 points, semibold.
    case headline
    /// What stands below a headline: 15 points.
    case subheadline
    /// The text that is read: 17 points.
    case body
    /// A remark beside the text: 16 points.
    case callout
    /// A note below the text: 13 points.
    case footnote
    /// What is written at a picture: 12 points.
    case caption
    /// Smaller writing at a picture: 11 points.
    case caption2
    /// A very large title: 36 points, bold.
    case extraLargeTitle
    /// A large title of the second level: 28 points, bold.
    case extraLargeTitle2
  }
}

extension Font.TextStyle {
  /// Points, for a preference of the user's.
  package func size(for preference: DynamicTypeSize) -> CGFloat {
    sizes[preference.rawValue]
  }

  /// Points, for a preference of the user's in an idiom. The styles of the desktop grow and shrink as those of phones do (DK2).
  package func size(for preference: DynamicTypeSize, in idiom: InterfaceIdiom) -> CGFloat {
    guard idiom == .desktop else { return size(for: preference) }
    return (desktopSize * size(for: preference) / size(for: .large)).rounded()
  }

  /// DK2: points on a desktop, for a user without a preference.
  private var desktopSize: CGFloat {
    switch self {
    case .extraLargeTitle: 28
    case .largeTitle: 26
    case .title, .extraLargeTitle2: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  /// From the smallest preference to the largest.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    }
  }

  /// The weight of the style in an idiom, where none is asked for.
  package func weight(in idiom: InterfaceIdiom) -> Font.Weight {
    switch self {
    case .headline: idiom == .desktop ? .bold : .semibold
    case .caption2 where idiom == .desktop: .medium
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
