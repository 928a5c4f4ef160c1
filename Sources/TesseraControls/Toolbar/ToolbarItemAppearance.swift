import TesseraCore

/// How controls look as items of a bar: labels are their icons, in one size.
nonisolated struct ToolbarItemAppearance: EnvironmentModifier {
  func write(to values: inout EnvironmentValues) {
    values.font = .system(size: values.idiom == .desktop ? BarMetrics.desktopFontSize : BarMetrics.fontSize)
    values.labelStyle = Self.iconOnly
    values.isInListRow = false
    values.setPlatformForeground(nil)
    if values.windowBarPages != nil { values.buttonStyle = Self.windowBarButtons }
  }

  private static let windowBarButtons = ControlStyle(
    WindowBarButtonStyle(), at: \EnvironmentValues.buttonStyle
  ) { style, configuration in
    PressableButton(action: configuration.action) { isPressed in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed))
    }
  }

  private static let iconOnly = ControlStyle(IconOnlyLabelStyle(), at: \EnvironmentValues.labelStyle) { style, label in
    style.makeBody(configuration: label)
  }
}

/// Resets the control styles of bars and rows, and the sizes and shapes of controls: presentations start with the
/// defaults (F26, G11).
nonisolated struct FreshControls: EnvironmentModifier {
  func write(to values: inout EnvironmentValues) {
    values.fields.isPartOfControl = false
    values.windowBarPages = nil
    values.labelStyle = nil
    values.controlSize = .regular
    values.buttonBorderShape = .automatic
    values.buttonRepeatBehavior = .automatic
    values.menuIndicatorVisibility = .automatic
    values.isInListRow = false
    values.sectionAppearance = nil
  }
}
