import Foundation
import TesseraCore

/// How letters of a bar or a control look; nil leaves it to the platform.
nonisolated package struct TextTheme: Equatable {
  package var color: Color?
  package var font: Font?
  /// Between letters, in points.
  package var kerning: CGFloat?

  package init(color: Color? = nil, font: Font? = nil, kerning: CGFloat? = nil) {
    self.color = color
    self.font = font
    self.kerning = kerning
  }

  /// A text with this appearance, in a font if it has none.
  func apply(to text: Text, font: Font) -> Text {
    var text = text.font(self.font ?? font)
    if let color { text = text.foregroundColor(color) }
    if let kerning { text = text.kerning(kerning) }
    return text
  }
}

/// How a bar looks in one of its states.
nonisolated package struct BarTheme: Equatable {
  /// What lies behind a bar.
  package enum Fill: Equatable {
    /// What the platform has there.
    case system
    /// The same, also where no content is below the bar.
    case shown
    /// Nothing.
    case none
    case color(Color)
    case material(Material)
    case image(Image)
  }

  /// The line at the edge of a bar.
  package enum Line: Equatable {
    case system
    case none
    case color(Color)
  }

  package var fill: Fill
  package var line: Line
  package var title: TextTheme
  package var largeTitle: TextTheme
  package var buttons: TextTheme
  /// The title of the way back.
  package var back: TextTheme
  /// Whether the way back has no title.
  package var hidesBackTitle: Bool
  /// What stands for the way back in place of the arrow.
  package var backPicture: Image?
  package var tint: Color?

  /// What the platform has.
  package init() {
    fill = .system
    line = .system
    title = TextTheme()
    largeTitle = TextTheme()
    buttons = TextTheme()
    back = TextTheme()
    hidesBackTitle = false
  }
}

/// How navigation bars look.
nonisolated package struct NavigationBarTheme: Equatable {
  /// While content lies below the bar.
  package var standard: BarTheme
  /// While none does.
  package var edge: BarTheme

  package init(standard: BarTheme, edge: BarTheme) {
    self.standard = standard
    self.edge = edge
  }
}

/// How bars of tabs look.
nonisolated package struct TabBarTheme {
  /// How the item of a tab looks.
  package struct Item {
    package var iconColor: Color?
    package var title: TextTheme

    package init(iconColor: Color? = nil, title: TextTheme = TextTheme()) {
      self.iconColor = iconColor
      self.title = title
    }
  }

  package var bar: BarTheme
  package var normal: Item
  package var selected: Item
  /// The color behind badges.
  package var badge: Color?

  package init(bar: BarTheme, normal: Item, selected: Item, badge: Color?) {
    self.bar = bar
    self.normal = normal
    self.selected = selected
    self.badge = badge
  }
}

/// What lies behind a bar that a program chose an appearance for.
package struct ChosenBarBackground: View {
  let theme: BarTheme
  let color: Color
  let isShown: Bool
  let lineEdge: VerticalEdge

  /// - Parameters:
  ///   - color: that of the platform.
  ///   - isShown: whether the platform would show a background now.
  ///   - lineEdge: where the line is that sets the bar off.
  package init(theme: BarTheme, color: Color, isShown: Bool, lineEdge: VerticalEdge) {
    self.theme = theme
    self.color = color
    self.isShown = isShown
    self.lineEdge = lineEdge
  }

  package var body: some View {
    fill.overlay(alignment: lineEdge == .top ? .top : .bottom) { line }
  }

  @ViewBuilder private var fill: some View {
    switch theme.fill {
    case .system: color.opacity(isShown ? 1 : 0)
    case .shown: color
    case .none: Color.clear
    case .color(let color): color
    case .material(let material): Rectangle().fill(material)
    case .image(let image): image.resizable()
    }
  }

  @ViewBuilder private var line: some View {
    switch (theme.line, theme.fill) {
    case (.none, _), (.system, .none): EmptyView()
    case (.color(let color), _): color.frame(height: 0.5)
    case (.system, .system): AlertLine(axis: .horizontal).opacity(isShown ? 1 : 0)
    case (.system, _): AlertLine(axis: .horizontal)
    }
  }
}

/// Sets the color of the controls in a bar, if there is one.
nonisolated struct BarTint: EnvironmentModifier {
  let color: Color?

  func write(to values: inout EnvironmentValues) {
    if let color { values.setTint(color) }
  }
}
