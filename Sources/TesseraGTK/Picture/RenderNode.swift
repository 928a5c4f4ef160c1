#if Windows
import CGTK
import Foundation

/// A node of GSK's render tree: a piece of a picture that never changes.
final class RenderNode {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    gsk_render_node_unref(pointer)
  }

  /// What `draw` draws with Cairo, as far as it lies in `bounds`.
  static func recording(_ bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
    var bounds = graphene_rect_t(bounds)
    guard let pointer = gsk_cairo_node_new(&bounds) else { return nil }
    let node = RenderNode(pointer)
    guard let context = gsk_cairo_node_get_draw_context(pointer) else { return nil }
    draw(context)
    cairo_destroy(context)
    return node
  }

  static func color(_ color: GdkRGBA, in rect: CGRect) -> RenderNode? {
    var color = color
    var rect = graphene_rect_t(rect)
    return gsk_color_node_new(&color, &rect).map(RenderNode.init)
  }

  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return gsk_container_node_new(&pointers, guint(pointers.count)).map(RenderNode.init)
  }

  /// Where the node draws.
  var bounds: CGRect {
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &rect)
    return CGRect(
      x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
      height: CGFloat(rect.size.height))
  }

  /// The same picture, drawn now and kept as pixels.
  ///
  /// - Parameter area: whole points around everything that the node draws.
  func bitmap(of area: CGRect, scale: CGFloat) -> RenderNode? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(area.width * scale), CInt(area.height * scale))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, scale, scale)
    cairo_surface_set_device_offset(surface, -area.minX * scale, -area.minY * scale)
    let context = cairo_create(surface)
    gsk_render_node_draw(pointer, context)
    cairo_destroy(context)
    return Self.recording(area) { context in
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
  }

  func moved(by vector: CGSize) -> RenderNode? {
    guard vector != .zero else { return self }
    var point = graphene_point_t(x: Float(vector.width), y: Float(vector.height))
    guard let transform = gsk_transform_translate(nil, &point) else { return self }
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(pointer, transform).map(RenderNode.init)
  }

  func clipped(to rect: CGRect) -> RenderNode? {
    var rect = graphene_rect_t(rect)
    return gsk_clip_node_new(pointer, &rect).map(RenderNode.init)
  }

  func faded(to opacity: Double) -> RenderNode? {
    gsk_opacity_node_new(pointer, Float(opacity)).map(RenderNode.init)
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}
#endif
