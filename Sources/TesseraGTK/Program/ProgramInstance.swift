#if Windows
import CGTK
import Foundation
import TesseraCore

/// The one instance of a program that runs in a session: a second start hands over what it was to open, and ends (J260).
@MainActor
final class ProgramInstance {
  private let application: UnsafeMutablePointer<GApplication>
  private let onOpen: ([URL]) -> Void
  private let onActivate: () -> Void

  /// nil if the identifier is none that programs can be found by: it has parts with dots between.
  ///
  /// - Parameters:
  ///   - onOpen: gets what another start hands over.
  ///   - onActivate: called when another start has nothing to open.
  init?(identifier: String, onOpen: @escaping ([URL]) -> Void, onActivate: @escaping () -> Void) {
    guard g_application_id_is_valid(identifier) != 0,
      let application = g_application_new(identifier, G_APPLICATION_HANDLES_OPEN)
    else { return nil }
    self.application = application
    self.onOpen = onOpen
    self.onActivate = onActivate
    listen()
  }

  /// The identifier of a program that has none of its own.
  static func identifier(ofProgram name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "tessera.program._\(String(letters.prefix(100)))"
  }

  /// Becomes the one instance, or hands over to the one that there is.
  ///
  /// - Returns: whether another one took over. Without a bus of the session none can.
  func handOver(_ urls: [URL]) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    guard g_application_register(application, nil, &error) != 0 else {
      if let error { g_error_free(error) }
      return false
    }
    guard g_application_get_is_remote(application) != 0 else { return false }
    if urls.isEmpty {
      g_application_activate(application)
    } else {
      var files: [OpaquePointer?] = urls.map {
        $0.isFileURL ? g_file_new_for_path($0.path) : g_file_new_for_uri($0.absoluteString)
      }
      g_application_open(application, &files, gint(files.count), "")
      for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
    }
    // The messages are on their way only once they were written.
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil)
    return true
  }

  private func listen() {
    let open: @convention(c) (gpointer?, UnsafeMutablePointer<OpaquePointer?>?, gint, gpointer?, gpointer?) -> Void = {
      _, files, count, _, data in
      let urls = (0..<Int(count)).compactMap { ProgramInstance.url(of: files?[$0]) }
      MainActor.assumeIsolated { Signals.target(data, as: ProgramInstance.self)?.onOpen(urls) }
    }
    Signals.connect(application, "open", to: self, open)
    let activate: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: ProgramInstance.self)?.onActivate() }
    }
    Signals.connect(application, "activate", to: self, activate)
  }

  nonisolated private static func url(of file: OpaquePointer?) -> URL? {
    guard let file, let text = g_file_get_uri(file) else { return nil }
    defer { g_free(text) }
    return URL(string: String(cString: text))
  }
}
#endif
