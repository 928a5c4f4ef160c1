import Foundation
import TesseraCore

/// Colors in rows, from light to dark, and the opacity of the chosen one.
package struct ColorChart: View {
  @Binding var selection: Color
  let supportsOpacity: Bool

  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - selection: the chosen color.
  ///   - supportsOpacity: whether its opacity can be chosen.
  package init(selection: Binding<Color>, supportsOpacity: Bool) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
  }

  private static let columns = 12
  private static let rows = 9
  private static let cell: CGFloat = 24

  package var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 0) {
        ForEach(0...Self.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in cell(Self.color(row: row, column: column)) }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      if supportsOpacity {
        Slider(value: opacity) { Text("Opacity") }.frame(width: CGFloat(Self.columns) * Self.cell)
      }
    }
  }

  private func cell(_ color: Color.Resolved) -> some View {
    let isChosen = Self.name(of: color) == Self.name(of: opaque)
    return Button {
      var chosen = color
      chosen.opacity = selection.resolve(in: environment).opacity
      selection = Color(chosen)
    } label: {
      Color(color)
        .frame(width: Self.cell, height: Self.cell)
        .border(isChosen ? Color.white : .clear, width: 3)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: Self.name(of: color)))
    .semantics(.selected(isChosen))
  }

  private var opaque: Color.Resolved {
    var color = selection.resolve(in: environment)
    color.opacity = 1
    return color
  }

  private var opacity: Binding<Double> {
    let present = selection.resolve(in: environment)
    let target = $selection
    return Binding(
      get: { Double(present.opacity) },
      set: { newValue in
        var color = present
        color.opacity = Float(newValue)
        target.wrappedValue = Color(color)
      })
  }

  /// Grays in the first row; below, one hue a column, from dark over full to light.
  private static func color(row: Int, column: Int) -> Color.Resolved {
    let environment = EnvironmentValues()
    guard row > 0 else {
      return Color(white: 1 - Double(column) / Double(columns - 1)).resolve(in: environment)
    }
    let level = Double(row) / Double(rows + 1)
    return Color(
      hue: Double(column) / Double(columns), saturation: level <= 0.5 ? 1 : 2 - 2 * level,
      brightness: min(1, 0.3 + 1.4 * level)
    ).resolve(in: environment)
  }

  /// The color in hexadecimal digits, as in `#FF8000`.
  static func name(of color: Color.Resolved) -> String {
    func byte(_ value: Float) -> String {
      let number = value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue)
  }
}
