import TesseraCore

extension View {
  /// Whether the user cannot end the program from its menu while an alert or a dialog of this view is there (J429). By
  /// themselves, alerts and dialogs do not prevent it; nil is the same.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    transformEnvironment(\.dialogOptions) { $0.preventsTermination = preventsAppTermination ?? false }
  }

  /// Whether the user cannot end the program from its menu while the sheet, cover or popover around this view is there (J429).
  /// By themselves, presentations do not prevent it; nil is the same.
  nonisolated public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    presentationPreference { $0.preventsTermination = preventsAppTermination }
  }
}

/// What stands for a presentation among those that keep the user from ending the program.
private final class TerminationToken {}

/// Keeps the user from ending the program while the view is there.
struct TerminationGuard: ViewModifier {
  let isOn: Bool

  @State private var token = TerminationToken()
  @Environment(\.windowTable) private var windows

  init(isOn: Bool) {
    self.isOn = isOn
  }

  func body(content: Content) -> some View {
    let (token, windows) = (token, windows)
    content
      .onUpdate(of: isOn) { windows?.preventTermination($0, by: token) }
      .onRemoval { windows?.preventTermination(false, by: token) }
  }
}
