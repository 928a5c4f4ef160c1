import TesseraCore

/// A label at one end of a line and a control at the other, as in settings; only the control if labels are hidden.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  private let alignsFirstLines: Bool

  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.idiom) private var idiom
  @Environment(\.isInListRow) private var isInListRow

  /// - Parameter alignsFirstLines: whether the control has several lines, the first of which the label is beside on a desktop.
  init(label: Label, alignsFirstLines: Bool = false, @ViewBuilder control: () -> Control) {
    self.label = label
    self.alignsFirstLines = alignsFirstLines
    self.control = control()
  }

  var body: some View {
    if labelsVisibility == .hidden || idiom == .desktop && Label.self == EmptyView.self {
      control.semanticsOnlyLabel(label)
    } else if idiom == .desktop, !isInListRow {
      DesktopControlRow(label: label, control: control, alignsFirstLines: alignsFirstLines)
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
