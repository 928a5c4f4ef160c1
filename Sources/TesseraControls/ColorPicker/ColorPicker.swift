import Foundation
import TesseraCore

/// A control for a color: a well that opens a chart of colors.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// - Parameter supportsOpacity: whether the user can choose the opacity of the color.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    ColorWellRow(selection: selection, supportsOpacity: supportsOpacity, label: label)
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// A well with a title that is looked up in the program's strings.
  ///
  /// - Parameter supportsOpacity: whether the opacity can be chosen, too.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A well with a title that is shown as it is.
  ///
  /// - Parameter supportsOpacity: whether the opacity can be chosen, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A label and a well with the color.
private struct ColorWellRow<Label: View>: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  let label: Label

  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.self) private var environment
  @Environment(\.idiom) private var idiom

  private static var size: CGFloat { 28 }

  var body: some View {
    ControlRow(label: label) { well }
      .semantics(.control(.picker))
      .semantics(.value(Text(verbatim: ColorChart.name(of: selection.resolve(in: environment)))))
  }

  @ViewBuilder private var well: some View {
    if idiom == .desktop {
      // DK14
      RoundedRectangle(cornerRadius: 3)
        .fill(selection)
        .frame(width: 38, height: 16)
        .padding(3)
        .modifier(DesktopBezel(RoundedRectangle(cornerRadius: 5), isPressed: isPressed))
        .modifier(opener)
    } else {
      roundWell.modifier(opener)
    }
  }

  private var opener: ColorWellOpener {
    ColorWellOpener(
      isOpen: $isOpen, isPressed: $isPressed,
      chart: ColorChart(selection: $selection, supportsOpacity: supportsOpacity))
  }

  private var roundWell: some View {
    Circle()
      .fill(selection)
      .frame(width: Self.size - 10, height: Self.size - 10)
      .padding(5)
      .background {
        Circle().strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3)
      }
  }
}

/// Opens the chart of a well, and dims the well while it is held down or disabled.
private struct ColorWellOpener: ViewModifier {
  @Binding var isOpen: Bool
  @Binding var isPressed: Bool
  let chart: ColorChart

  @Environment(\.isEnabled) private var isEnabled

  init(isOpen: Binding<Bool>, isPressed: Binding<Bool>, chart: ColorChart) {
    _isOpen = isOpen
    _isPressed = isPressed
    self.chart = chart
  }

  func body(content: Content) -> some View {
    content
      .opacity(isEnabled ? (isPressed ? ButtonTint.pressedOpacity : 1) : ControlColors.disabledOpacity)
      .contentShape(Rectangle())
      .onPress {
        isOpen = true
      } onPressingChanged: {
        isPressed = $0
      }
      .modifier(MenuPresenter(isOpen: $isOpen) { chart.padding(12) })
  }
}
