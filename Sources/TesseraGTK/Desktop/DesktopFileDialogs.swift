#if Windows
import CGTK
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The desktop's own dialogs for files.
@MainActor
final class DesktopFileDialogs: FileChooser {
  private unowned let window: HostWindow

  init(_ window: HostWindow) {
    self.window = window
  }

  func choose(
    _ request: FileRequest, _ receive: @escaping @MainActor ([URL]?) -> Void
  ) -> @MainActor () -> Void {
    let window = window
    let dialog = FileDialog(request, over: window.window) { urls in window.perform { receive(urls) } }
    // The view that asks is still being updated.
    Timeout.soon { dialog?.show() }
    return { dialog?.close() }
  }
}

/// One dialog, which keeps itself alive until it is answered.
@MainActor
private final class FileDialog {
  private let native: UnsafeMutablePointer<GtkNativeDialog>
  private let receive: @MainActor ([URL]?) -> Void
  private var isAnswered = false

  init?(
    _ request: FileRequest, over window: UnsafeMutablePointer<GtkWindow>,
    _ receive: @escaping @MainActor ([URL]?) -> Void
  ) {
    let title = request.message ?? request.purpose.title
    guard
      let chooser = gtk_file_chooser_native_new(title, window, request.action, request.confirmationLabel, nil)
    else { return nil }
    native = UnsafeMutablePointer(chooser)
    self.receive = receive
    describe(request, chooser)
    let answered: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, response, data in
      MainActor.assumeIsolated { Signals.target(data, as: FileDialog.self)?.answer(response) }
    }
    Signals.connect(native, "response", to: self, answered)
  }

  private func describe(_ request: FileRequest, _ chooser: OpaquePointer) {
    gtk_native_dialog_set_modal(native, gboolean(true))
    if request.purpose == .open(allowsSeveral: true) {
      gtk_file_chooser_set_select_multiple(chooser, gboolean(true))
    }
    if case .save(let name?) = request.purpose { gtk_file_chooser_set_current_name(chooser, name) }
    if let directory = request.directory, let file = g_file_new_for_path(directory.path) {
      gtk_file_chooser_set_current_folder(chooser, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    let extensions = request.contentTypes.reduce(into: Set<String>()) { $0.formUnion($1.allFilenameExtensions) }
    guard !extensions.isEmpty, let filter = gtk_file_filter_new() else { return }
    let names = request.contentTypes.compactMap(\.localizedDescription)
    gtk_file_filter_set_name(filter, names.joined(separator: ", "))
    for name in extensions { gtk_file_filter_add_suffix(filter, name) }
    gtk_file_chooser_add_filter(chooser, filter)
  }

  func show() {
    guard !isAnswered else { return }
    gtk_native_dialog_show(native)
  }

  func close() {
    guard !isAnswered else { return }
    finish()
  }

  private func answer(_ response: gint) {
    guard !isAnswered else { return }
    let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? chosen : nil
    finish()
    receive(urls)
  }

  private var chosen: [URL] {
    guard let files = gtk_file_chooser_get_files(OpaquePointer(native)) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let item = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(item) }
      guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }

  private func finish() {
    isAnswered = true
    gtk_native_dialog_destroy(native)
    g_object_unref(native)
  }
}

extension FileRequest {
  fileprivate var action: GtkFileChooserAction {
    switch purpose {
    case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    case .open:
      !contentTypes.isEmpty && contentTypes.allSatisfy { $0.conforms(to: .directory) }
        ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    }
  }
}

extension FileRequest.Purpose {
  fileprivate var title: String {
    switch self {
    case .open(allowsSeveral: true): "Open Files"
    case .open(allowsSeveral: false): "Open"
    case .save: "Save"
    case .folder: "Choose a Folder"
    }
  }
}
#endif
