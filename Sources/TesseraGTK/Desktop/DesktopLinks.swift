#if Windows
import CGTK
import Foundation

/// Opens URLs in the programs that the desktop has for them.
@MainActor
enum DesktopLinks {
  /// - Returns: whether there is such a program.
  static func open(_ url: URL) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    let wasOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) != 0
    if let error { g_error_free(error) }
    return wasOpened
  }
}
#endif
