import Foundation
import TesseraCore

/// The two buttons of a stepper on a desktop: an arrow up above an arrow down (DK11).
struct DesktopStepperButtons: View {
  let steps: StepperSteps

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  init(steps: StepperSteps) {
    self.steps = steps
  }

  var body: some View {
    VStack(spacing: 0) {
      DesktopStepperButton(
        name: "Increment", pointsUp: true, height: height, action: steps.increment(), steps.onEditingChanged)
      DesktopStepperButton(
        name: "Decrement", pointsUp: false, height: height, action: steps.decrement(), steps.onEditingChanged)
    }
    .modifier(DesktopBezel(RoundedRectangle(cornerRadius: 5), isPressed: false))
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
  }

  /// The height of one of the two.
  private var height: CGFloat { DesktopMetrics.height(min(controlSize, .regular)) / 2 }
}

/// One half of a stepper.
private struct DesktopStepperButton: View {
  let name: String
  let pointsUp: Bool
  let height: CGFloat
  let action: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void

  @State private var isPressed = false

  init(
    name: String, pointsUp: Bool, height: CGFloat, action: (@MainActor () -> Void)?,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.name = name
    self.pointsUp = pointsUp
    self.height = height
    self.action = action
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    ChevronGlyph()
      .glyphLine(1.4)
      .fill(action == nil ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary))
      .frame(width: 3.5, height: 6)
      .rotationEffect(.degrees(pointsUp ? -90 : 90))
      .frame(width: 15, height: height)
      .background(isPressed ? ControlColors.track : .clear, in: RoundedRectangle(cornerRadius: 4))
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
