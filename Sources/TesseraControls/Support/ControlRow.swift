import TesseraCore

/// A label at one end of a line and a control at the other, as in settings; only the control if labels are hidden.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  @Environment(\.labelsVisibility) private var labelsVisibility

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if labelsVisibility == .hidden {
      control.semanticsOnlyLabel(label)
    } else {
      RowEnds(label: ControlLabel(label: label), control: control)
    }
  }
}

/// The label of a control: several views in it are stacked vertically. Disabled, it is dimmed.
struct ControlLabel<Label: View>: View {
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(alignment: .leading, spacing: 2) { label }
      .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
  }
}
