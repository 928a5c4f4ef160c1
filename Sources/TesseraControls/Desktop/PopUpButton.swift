import Foundation
import TesseraCore

/// The chosen value with arrows that say that there are others, which a menu shows (DK8).
struct PopUpButton<Value: View, Items: View>: View {
  @Binding var isOpen: Bool
  /// Without a face, as in the rows of grouped forms.
  let isFlat: Bool
  let value: Value
  @ViewBuilder let items: () -> Items

  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.menuIndicatorVisibility) private var menuIndicator

  init(isOpen: Binding<Bool>, isFlat: Bool, value: Value, @ViewBuilder items: @escaping () -> Items) {
    _isOpen = isOpen
    self.isFlat = isFlat
    self.value = value
    self.items = items
  }

  var body: some View {
    content
      .semantics(.hidden(true))
      .modifier(DesktopControlFont())
      .modifier(PlatformForeground(style: isEnabled ? AnyShapeStyle(Color.primary) : ButtonTint.disabled))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .frame(minHeight: DesktopMetrics.height(controlSize))
      .modifier(PopUpFace(isFlat: isFlat, isPressed: isPressed))
      .contentShape(Rectangle())
      .onPress {
        isOpen = true
      } onPressingChanged: {
        isPressed = $0
      }
      .modifier(MenuPresenter(isOpen: $isOpen, items: items))
  }

  private var content: some View {
    HStack(spacing: 6) {
      value.lineLimit(1).padding(.leading, isFlat ? 0 : 8)
      if menuIndicator != .hidden {
        UpDownGlyph().glyphLine(1.4).frame(width: 6, height: 10)
          .frame(width: 16, height: DesktopMetrics.height(controlSize) - 6)
          .foregroundStyle(isFlat ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.white))
          .background(
            isFlat ? AnyShapeStyle(ControlColors.well) : AnyShapeStyle(.tint), in: RoundedRectangle(cornerRadius: 4)
          )
          .padding(.trailing, isFlat ? 0 : 3)
      }
    }
  }
}

/// The face of a pop-up button, where it has one.
private struct PopUpFace: ViewModifier {
  let isFlat: Bool
  let isPressed: Bool

  @Environment(\.controlSize) private var controlSize

  init(isFlat: Bool, isPressed: Bool) {
    self.isFlat = isFlat
    self.isPressed = isPressed
  }

  func body(content: Content) -> some View {
    if isFlat {
      content.opacity(isPressed ? 0.6 : 1)
    } else {
      content.modifier(
        DesktopBezel(RoundedRectangle(cornerRadius: DesktopMetrics.radius(controlSize)), isPressed: isPressed))
    }
  }
}
