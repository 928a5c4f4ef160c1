import Foundation
import TesseraCore

/// How dialogs for files are to look and where they begin.
nonisolated struct FileDialogOptions {
  var message: Text?
  var confirmationLabel: Text?
  var directory: URL?
  var customizationID: String?

  @MainActor func applied(to request: FileRequest, in environment: EnvironmentValues) -> FileRequest {
    var request = request
    request.message = message?.resolvedString(in: environment)
    request.confirmationLabel = confirmationLabel?.resolvedString(in: environment)
    request.directory = customizationID.flatMap(FileDialogMemory.directory) ?? directory
    return request
  }
}

nonisolated private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

nonisolated extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

extension View {
  /// The title of the dialogs for files that this view opens.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.message = message }
  }

  /// The title of the dialogs for files that this view opens.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// The title of the dialogs for files that this view opens.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the title of the confirming button in the file dialogs of this view.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.confirmationLabel = label }
  }

  /// Sets the title of the confirming button in the file dialogs of this view.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the title of the confirming button in the file dialogs of this view.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Where the dialogs for files begin that this view opens.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.directory = defaultDirectory }
  }

  /// Dialogs with the same identifier begin where the last of them was left, also when the program runs again.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.customizationID = id }
  }
}
