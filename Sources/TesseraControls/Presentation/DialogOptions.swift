import Foundation
import TesseraCore

/// What alerts and dialogs show besides their texts and buttons.
nonisolated struct DialogOptions {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: DialogSuppression?
  /// Whether the user cannot end the program while a question is there.
  var preventsTermination = false
}

/// A switch by which the user does not want to be asked again.
nonisolated struct DialogSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>
}

nonisolated private struct DialogOptionsKey: EnvironmentKey {
  static var defaultValue: DialogOptions { DialogOptions() }
}

nonisolated extension EnvironmentValues {
  var dialogOptions: DialogOptions {
    get { self[DialogOptionsKey.self] }
    set { self[DialogOptionsKey.self] = newValue }
  }
}

extension View {
  /// The picture of the alerts and dialogs of this view (J335); nil for none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogOptions) { $0.icon = icon }
  }

  /// How much the alerts and dialogs of this view matter: critical ones have a sign of warning (J335).
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogOptions) { $0.severity = severity }
  }

  /// Adds a switch to the alerts and dialogs of this view, by which the user does not want to be asked again (J335). Whether
  /// they are presented then is up to the program.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a switch to the alerts and dialogs of this view, by which the user does not want to be asked again (J335).
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a switch to the alerts and dialogs of this view, by which the user does not want to be asked again (J335).
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogOptions) {
      $0.suppression = DialogSuppression(title: label, isSuppressed: isSuppressed)
    }
  }

  /// Adds a switch that says "Don’t ask again" to the alerts and dialogs of this view (J335).
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}

nonisolated extension Scene {
  /// The picture of the alerts and dialogs of the scene (J428); nil for none.
  public func dialogIcon(_ icon: Image?) -> some Scene {
    transformEnvironment(\.dialogOptions) { $0.icon = icon }
  }

  /// How much the alerts and dialogs of the scene matter (J428).
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    transformEnvironment(\.dialogOptions) { $0.severity = severity }
  }

  /// Adds a switch to the alerts and dialogs of the scene, by which the user does not want to be asked again (J428).
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a switch to the alerts and dialogs of the scene, by which the user does not want to be asked again (J428).
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a switch to the alerts and dialogs of the scene, by which the user does not want to be asked again (J428).
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
    transformEnvironment(\.dialogOptions) {
      $0.suppression = DialogSuppression(title: label, isSuppressed: isSuppressed)
    }
  }

  /// Adds a switch that says "Don’t ask again" to the alerts and dialogs of the scene (J428).
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}

/// The picture of a question, where it has one.
struct DialogIcon: View {
  @Environment(\.dialogOptions) private var options

  var body: some View {
    if let icon = options.icon {
      icon.resizable().scaledToFit().frame(width: 40, height: 40).semantics(.hidden(true)).padding(.bottom, 6)
    } else if options.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill")
        .resizable().scaledToFit().frame(width: 36, height: 36)
        .foregroundStyle(Color.orange)
        .accessibilityLabel("Warning")
        .padding(.bottom, 6)
    }
  }
}

/// The switch of a question, where it has one.
struct DialogSuppressionToggle: View {
  @Environment(\.dialogOptions) private var options

  var body: some View {
    if let suppression = options.suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.title.font(.footnote) }
        .toggleStyle(.checkbox)
        .padding(.top, 10)
    }
  }
}
