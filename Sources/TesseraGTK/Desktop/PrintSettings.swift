#if Windows
import CGTK
import Foundation
import TesseraCore

/// What a job wants, as GTK says it.
@MainActor
enum PrintSettings {
  static func apply(_ job: PrintJob, to operation: UnsafeMutablePointer<GtkPrintOperation>) {
    let isLandscape = job.paper.size.width > job.paper.size.height
    let orientation = isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT
    if let settings = gtk_print_settings_new() {
      gtk_print_settings_set_n_copies(settings, gint(job.copies))
      gtk_print_settings_set_use_color(settings, gboolean(!job.isGray))
      gtk_print_settings_set_duplex(settings, job.sides.duplex)
      gtk_print_settings_set_orientation(settings, orientation)
      // The name of a file, where that is what is printed to.
      gtk_print_settings_set(
        settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, job.name.replacingOccurrences(of: "/", with: "-"))
      // GTK's own choice is the folder that the program was started in.
      gtk_print_settings_set(
        settings, GTK_PRINT_SETTINGS_OUTPUT_DIR,
        g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS) ?? g_get_home_dir())
      gtk_print_operation_set_print_settings(operation, settings)
      g_object_unref(settings.raw)
    }
    if let setup = gtk_page_setup_new() {
      let size = job.paper.turned(toLandscape: false).size
      if let paper = paper(of: size) {
        gtk_page_setup_set_paper_size(setup, paper)
        gtk_paper_size_free(paper)
      }
      gtk_page_setup_set_orientation(setup, orientation)
      let margins = job.paper.turned(toLandscape: false).margins
      gtk_page_setup_set_top_margin(setup, margins.top, GTK_UNIT_POINTS)
      gtk_page_setup_set_bottom_margin(setup, margins.bottom, GTK_UNIT_POINTS)
      gtk_page_setup_set_left_margin(setup, margins.leading, GTK_UNIT_POINTS)
      gtk_page_setup_set_right_margin(setup, margins.trailing, GTK_UNIT_POINTS)
      gtk_print_operation_set_default_page_setup(operation, setup)
      g_object_unref(setup.raw)
    }
  }

  /// A paper that has a name where the size is that of one: printers know papers by name.
  private static func paper(of size: CGSize) -> OpaquePointer? {
    for name in ["iso_a4", "na_letter", "na_legal", "iso_a3", "iso_a5"] {
      guard let paper = gtk_paper_size_new(name) else { continue }
      let width = gtk_paper_size_get_width(paper, GTK_UNIT_POINTS)
      let height = gtk_paper_size_get_height(paper, GTK_UNIT_POINTS)
      if abs(width - size.width) <= 1, abs(height - size.height) <= 1 { return paper }
      gtk_paper_size_free(paper)
    }
    let name = "custom_\(Int(size.width))x\(Int(size.height))"
    return gtk_paper_size_new_custom(name, name, size.width, size.height, GTK_UNIT_POINTS)
  }

  /// The paper that the user chose.
  static func paper(of context: OpaquePointer) -> PrintPaper {
    let size = CGSize(width: gtk_print_context_get_width(context), height: gtk_print_context_get_height(context))
    guard let setup = gtk_print_context_get_page_setup(context) else { return PrintPaper(size: size) }
    return PrintPaper(
      size: size,
      margins: EdgeInsets(
        top: gtk_page_setup_get_top_margin(setup, GTK_UNIT_POINTS),
        leading: gtk_page_setup_get_left_margin(setup, GTK_UNIT_POINTS),
        bottom: gtk_page_setup_get_bottom_margin(setup, GTK_UNIT_POINTS),
        trailing: gtk_page_setup_get_right_margin(setup, GTK_UNIT_POINTS)))
  }
}

extension PrintJob.Sides {
  fileprivate var duplex: GtkPrintDuplex {
    switch self {
    case .one: GTK_PRINT_DUPLEX_SIMPLEX
    case .longEdge: GTK_PRINT_DUPLEX_HORIZONTAL
    case .shortEdge: GTK_PRINT_DUPLEX_VERTICAL
    }
  }
}
#endif
