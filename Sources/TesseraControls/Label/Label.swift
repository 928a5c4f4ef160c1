import Foundation
import TesseraCore

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style

  /// A label whose title and icon are any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(
        LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    } else {
      TitleAndIcon(title: title, icon: icon)
    }
  }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The icon, and the title behind it.
struct TitleAndIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  var body: some View {
    HStack(spacing: spacing ?? (isInListRow ? 12 : 8)) {
      // Assistive technology reads the title only.
      if let iconWidth {
        icon.semantics(.hidden(true)).frame(width: iconWidth)
      } else if isInListRow {
        icon.semantics(.hidden(true)).modifier(RowIcon())
      } else {
        icon.semantics(.hidden(true))
      }
      title
    }
  }
}

/// The icon of a label in a row of a list: in the tint color, as wide as those above and below it.
private struct RowIcon: ViewModifier {
  @ScaledMetric private var width: CGFloat = 24
  @Environment(\.listItemTint) private var tint
  @Environment(\.backgroundProminence) private var prominence

  init() {}

  /// On the accent color, the tint would not be seen (J419).
  private var style: AnyShapeStyle {
    if prominence == .increased { return AnyShapeStyle(.foreground) }
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }

  func body(content: Content) -> some View {
    content.foregroundStyle(style).frame(minWidth: width)
      // Lines below rows begin at the title, also if the icon is text.
      .alignmentGuide(.listRowSeparatorLeading) { _ in .infinity }
  }
}
