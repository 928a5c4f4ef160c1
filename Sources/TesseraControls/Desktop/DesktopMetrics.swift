import Foundation
import TesseraCore

/// Lengths of controls on a desktop, in points (DK3).
nonisolated package enum DesktopMetrics {
  /// Between a label and its control.
  static let labelDistance: CGFloat = 8
  /// Between the controls of a form.
  static let formSpacing: CGFloat = 10
  static let checkboxSize: CGFloat = 14
  static let rowHeight: CGFloat = 24
  static let menuLineHeight: CGFloat = 22
  static let sidebarRowHeight: CGFloat = 28

  /// The height of buttons, fields and pop-up buttons.
  static func height(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 16
    case .small: 18
    case .regular: 22
    case .large: 28
    case .extraLarge: 36
    }
  }

  /// The size of the texts of controls.
  static func fontSize(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    case .extraLarge: 15
    }
  }

  /// Between the label of a button and its edge.
  static func inset(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 6
    case .small: 8
    case .regular: 10
    case .large: 14
    case .extraLarge: 18
    }
  }

  /// The radius of the corners of buttons and fields.
  static func radius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: 4
    case .regular: 5
    case .large: 7
    case .extraLarge: 9
    }
  }
}

/// The font of controls that are smaller or larger than usual on a desktop, unless another one is set (DK3).
nonisolated struct DesktopControlFont: EnvironmentModifier {
  func write(to values: inout EnvironmentValues) {
    guard values.font == nil, values.controlSize != .regular else { return }
    values.font = .system(size: DesktopMetrics.fontSize(values.controlSize))
  }
}

/// The colors of controls on a desktop.
nonisolated enum DesktopColors {
  /// The face of buttons and of what is pressed like one.
  static func face(_ colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? .white.opacity(0.22) : .white
  }

  /// What is written into.
  static func field(_ colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? .white.opacity(0.06) : .white
  }

  /// The edge of buttons and fields.
  static func edge(_ colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? .white.opacity(0.14) : .black.opacity(0.18)
  }

  /// Over a face that is held down.
  static func press(_ colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? .white.opacity(0.14) : .black.opacity(0.1)
  }
}
