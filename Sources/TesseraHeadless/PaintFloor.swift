import CCairo
import CPango
import Foundation

/// A picture of labeled rectangles drawn by straight code with Cairo and Pango: the minimum of work.
@_spi(TesseraTools)
@MainActor
public final class PaintFloor {
  private let width: Int
  private let height: Int
  private let columns: Int
  private let rows: Int
  private let context: OpaquePointer
  private let labels: [OpaquePointer]

  /// - Parameters:
  ///   - width: of the picture, in pixels.
  ///   - height: of the picture, in pixels.
  ///   - columns: how many rectangles stand beside each other.
  ///   - rows: how many rectangles stand below each other.
  ///   - label: what stands in a rectangle, by its number.
  public init(width: Int, height: Int, columns: Int, rows: Int, label: (Int) -> String) {
    self.width = width
    self.height = height
    self.columns = columns
    self.rows = rows
    let fontMap = pango_cairo_font_map_new()
    let context = pango_font_map_create_context(fontMap)!
    g_object_unref(fontMap)
    self.context = context
    let font = pango_font_description_from_string("Inter 9.75")
    labels = (0..<(columns * rows)).map { number in
      let layout = pango_layout_new(context)!
      pango_layout_set_font_description(layout, font)
      pango_layout_set_text(layout, label(number), -1)
      return layout
    }
    pango_font_description_free(font)
  }

  isolated deinit {
    labels.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Draws the picture into new pixels.
  public func paint() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    let cell = (width: Double(width) / Double(columns), height: Double(height) / Double(rows))
    for number in labels.indices {
      let x = Double(number % columns) * cell.width + 2
      let y = Double(number / columns) * cell.height + 2
      addRoundedRectangle(to: context, x, y, cell.width - 4, cell.height - 4, radius: 8)
      let hue = Double(number) / Double(labels.count)
      cairo_set_source_rgb(context, 0.5 + hue / 2, 0.8, 1 - hue / 2)
      cairo_fill(context)
      cairo_move_to(context, x + 6, y + 8)
      cairo_set_source_rgb(context, 0, 0, 0)
      pango_cairo_show_layout(context, labels[number])
    }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private func addRoundedRectangle(
    to context: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) {
    cairo_new_sub_path(context)
    cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(context, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }
}
