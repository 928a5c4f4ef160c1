import CCairo
import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Windows record what is drawn and draw it later, when the bitmaps of the frame may be gone.
@MainActor
struct ImageRecordingTests {
  private static let side = 8

  /// A recording of an image whose bitmap is gone when it is returned.
  private func makeRecording(tint: Paint?) -> OpaquePointer? {
    var area = cairo_rectangle_t(x: 0, y: 0, width: Double(Self.side), height: Double(Self.side))
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &area),
      let context = cairo_create(recording),
      let bitmap = Bitmap(
        width: 2, height: 2, bytes: Array(repeating: [0, 0, 255, 255] as [UInt8], count: 4).flatMap { $0 })
    else { return nil }
    let frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let image = DisplayImage(bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 2, height: 2), frame: frame, tint: tint)
    CairoCanvas(context: context, pixelScale: 1).draw(DisplayList(items: [.image(image)]))
    cairo_destroy(context)
    return recording
  }

  @Test("A recorded image is drawn after its bitmap is gone", arguments: [false, true])
  func recordedImage(isStencil: Bool) throws {
    let color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
    let recording = try #require(makeRecording(tint: isStencil ? .color(color) : nil))
    defer { cairo_surface_destroy(recording) }
    let target = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(Self.side), Int32(Self.side)))
    defer { cairo_surface_destroy(target) }
    let context = try #require(cairo_create(target))
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, recording, 0, 0)
    cairo_paint(context)
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    cairo_surface_flush(target)
    let pixels = try #require(cairo_image_surface_get_data(target))
    let middle = Self.side / 2 * Int(cairo_image_surface_get_stride(target)) + Self.side / 2 * 4
    #expect((0..<4).map { pixels[middle + $0] } == [0, 0, 255, 255])
  }
}
