import Foundation
import TesseraCore

/// Asks the user for files while a binding is true.
nonisolated struct FileDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let request: @MainActor () -> FileRequest
  /// Gets what the user chose.
  let choose: @MainActor ([URL]) -> Void
  let cancel: @MainActor () -> Void
  let fail: @MainActor (any Error) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(FileDialogPresenter(dialog: self))
  }
}

private struct FileDialogPresenter: ViewModifier {
  let dialog: FileDialogModifier

  @State private var session = FileDialogSession()
  @Environment(\.surfaceAccess) private var surface
  @Environment(\.fileDialogOptions) private var options
  @Environment(\.self) private var environment

  init(dialog: FileDialogModifier) {
    self.dialog = dialog
  }

  func body(content: Content) -> some View {
    let session = session
    content
      .onChange(of: dialog.isPresented.wrappedValue, initial: true) { _, isPresented in
        if isPresented { open() } else { session.close() }
      }
      .onDisappear { session.close() }
      // The closures of the newest view are called, whenever the answer comes.
      .onUpdate(of: dialog) { session.dialog = $0 }
  }

  private func open() {
    session.open(
      options.applied(to: dialog.request(), in: environment), on: surface, remembering: options.customizationID)
  }
}

/// One dialog, from when it opens until it is answered.
@MainActor
private final class FileDialogSession {
  var dialog: FileDialogModifier?
  private var closeDialog: (@MainActor () -> Void)?
  private var isOpen = false

  func open(_ request: FileRequest, on surface: SurfaceAccess, remembering id: String?) {
    guard !isOpen else { return }
    isOpen = true
    closeDialog = surface.chooseFiles(request) { [weak self] in self?.receive($0, id) }
    if closeDialog == nil {
      isOpen = false
      dialog?.isPresented.wrappedValue = false
      dialog?.fail(CocoaError(.featureUnsupported))
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    closeDialog?()
  }

  private func receive(_ urls: [URL]?, _ id: String?) {
    guard isOpen, let dialog else { return }
    isOpen = false
    dialog.isPresented.wrappedValue = false
    if let urls, let first = urls.first {
      if let id { FileDialogMemory.remember(first.deletingLastPathComponent(), for: id) }
      dialog.choose(urls)
    } else {
      dialog.cancel()
    }
  }
}

/// Where dialogs with an identifier were left.
@MainActor
enum FileDialogMemory {
  private static let key = "TesseraFileDialogs"

  static func remember(_ directory: URL, for id: String) {
    var directories = UserDefaults.standard.dictionary(forKey: key) ?? [:]
    directories[id] = directory.path
    UserDefaults.standard.set(directories, forKey: key)
  }

  static func directory(for id: String) -> URL? {
    guard let path = UserDefaults.standard.dictionary(forKey: key)?[id] as? String else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
