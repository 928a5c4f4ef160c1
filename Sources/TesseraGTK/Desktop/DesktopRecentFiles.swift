#if Windows
import CGTK
import Foundation
import TesseraCore

/// The list of recent files that all programs of the desktop share (J257).
@MainActor
final class DesktopRecentFiles: RecentFilesDesktop {
  init() {
    ProgramServices.ofProgram.recentFiles.service = self
  }

  func add(_ url: URL) {
    gtk_recent_manager_add_item(gtk_recent_manager_get_default(), url.absoluteString)
  }

  /// Files that other programs opened stay.
  func clear() {
    let manager = gtk_recent_manager_get_default()
    let items = gtk_recent_manager_get_items(manager)
    var next = items
    while let item = next {
      if let info = item.pointee.data.map({ OpaquePointer($0) }) {
        if gtk_recent_info_has_application(info, g_get_application_name()) != 0 {
          gtk_recent_manager_remove_item(manager, gtk_recent_info_get_uri(info), nil)
        }
        gtk_recent_info_unref(info)
      }
      next = item.pointee.next
    }
    g_list_free(items)
  }
}
#endif
