import Foundation
import TesseraCore

/// The bars below the bar at the top that items are in, by their ids.
nonisolated struct AccessoryBarsKey: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue().filter { !value.contains($0) }
  }
}

/// A bar below the bar at the top of a page (J434).
struct AccessoryBar: View {
  let items: [ViewElement]

  static var height: CGFloat { 36 }

  var body: some View {
    HStack(spacing: BarMetrics.itemSpacing) {
      ForEach(items) { $0 }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, BarMetrics.margin)
    .frame(height: Self.height)
    .frame(maxWidth: .infinity)
  }
}

extension PageConfiguration {
  /// The bars below the bar at the top that are shown.
  var shownAccessoryBars: [String] { accessoryBars.filter { !hiddenAccessoryBars.contains($0) } }
}

/// Draws what is in a bar in a style.
struct BarForeground: ViewModifier {
  let style: PageBackground?

  func body(content: Content) -> some View {
    if let style { content.foregroundStyle(style.style).tint(style.style) } else { content }
  }
}
