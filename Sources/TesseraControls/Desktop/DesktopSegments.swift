import Foundation
import TesseraCore

/// Choices side by side on a desktop, each as wide as its label; the chosen one has the accent color (DK9).
struct DesktopSegments: View {
  let options: [PickerOption]
  let effect: PaletteSelectionEffect
  let choose: @MainActor (PickerOption) -> Void

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  init(
    options: [PickerOption], effect: PaletteSelectionEffect, choose: @escaping @MainActor (PickerOption) -> Void
  ) {
    self.options = options
    self.effect = effect
    self.choose = choose
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options) { option in
        if option.id != options.first?.id { ControlColors.separator.frame(width: 1, height: height * 0.6) }
        DesktopSegment(option: option, effect: effect, height: height) { choose(option) }
      }
    }
    .modifier(DesktopControlFont())
    .modifier(DesktopBezel(outline, isPressed: false))
    .clipShape(outline)
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
  }

  private var height: CGFloat { DesktopMetrics.height(controlSize) }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: DesktopMetrics.radius(controlSize)) }
}

/// One of the choices side by side.
private struct DesktopSegment: View {
  let option: PickerOption
  let effect: PaletteSelectionEffect
  let height: CGFloat
  let action: @MainActor () -> Void

  @State private var isPressed = false
  @Environment(\.controlSize) private var controlSize

  init(
    option: PickerOption, effect: PaletteSelectionEffect, height: CGFloat, action: @escaping @MainActor () -> Void
  ) {
    self.option = option
    self.effect = effect
    self.height = height
    self.action = action
  }

  var body: some View {
    letters
      .modifier(PlatformForeground(style: AnyShapeStyle(isFilled ? Color.white : Color.primary)))
      .lineLimit(1)
      .padding(.horizontal, DesktopMetrics.inset(controlSize))
      .frame(minHeight: height)
      .background(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear))
      .opacity(isPressed && !option.isSelected ? 0.5 : 1)
      .contentShape(Rectangle())
      .onPress(action) { isPressed = $0 }
      .semantics(.selected(option.isSelected))
  }

  private var isFilled: Bool { option.isSelected && effect == .automatic }

  /// An element has the font and the color of where it was made; a text that is shown here has those of the segment.
  @ViewBuilder private var letters: some View {
    if let item = PaletteItem(option, effect) {
      item
    } else if let text = option.element.text {
      text
    } else {
      option.element
    }
  }
}
