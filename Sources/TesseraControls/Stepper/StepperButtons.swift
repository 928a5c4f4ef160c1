import TesseraCore

/// The two buttons of a stepper, minus and plus.
struct StepperButtons: View {
  let steps: StepperSteps

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      DesktopStepperButtons(steps: steps)
    } else {
      wideButtons
    }
  }

  private var wideButtons: some View {
    HStack(spacing: 0) {
      StepperButton(name: "Decrement", isPlus: false, action: steps.decrement(), steps.onEditingChanged)
      ControlColors.separator.frame(width: 1, height: 18)
      StepperButton(name: "Increment", isPlus: true, action: steps.increment(), steps.onEditingChanged)
    }
    .background(ControlColors.well, in: RoundedRectangle(cornerRadius: 8))
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
  }
}

/// One button of a stepper.
private struct StepperButton: View {
  let name: String
  let isPlus: Bool
  let action: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void

  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(
    name: String, isPlus: Bool, action: (@MainActor () -> Void)?,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.name = name
    self.isPlus = isPlus
    self.action = action
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    PlusGlyph(hasUpright: isPlus)
      .glyphLine(1.8)
      .fill(action == nil && isEnabled ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary))
      .frame(width: 14, height: 14)
      .frame(width: 46.5, height: 32)
      .background(isPressed ? ControlColors.track : .clear, in: RoundedRectangle(cornerRadius: 8))
      .contentShape(Rectangle())
      .onPress {
        action?()
      } onPressingChanged: {
        isPressed = $0
        onEditingChanged($0)
      }
      .semantics(.label(Text(verbatim: name)))
      .disabled(action == nil)
  }
}
