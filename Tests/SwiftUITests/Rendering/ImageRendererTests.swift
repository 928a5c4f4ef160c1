import SwiftUI
import SwiftUITesting
import Testing

/// ImageRenderer.
@MainActor
struct ImageRendererTests {
  @Test("The picture has the view's ideal size, in pixels of the scale", arguments: [1, 2, 3] as [CGFloat])
  func idealSize(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    #expect(image.width == Int(30 * scale))
    #expect(image.height == Int(20 * scale))
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 30, height: 20))
    #expect(picture.scale == scale)
  }

  @Test("The proposed size is offered to the view, and nothing else")
  func proposedSize() throws {
    let renderer = ImageRenderer(content: Color.blue.frame(maxWidth: 500, maxHeight: 400))
    renderer.proposedSize = ProposedViewSize(width: 120, height: 80)
    #expect(renderer.uiImage?.size == CGSize(width: 120, height: 80))
    renderer.proposedSize = ProposedViewSize(width: 60, height: nil)
    #expect(renderer.uiImage?.size == CGSize(width: 60, height: 10))
  }

  @Test("H7: a picture is of the ideal or the proposed size, at scale 1, without a safe area")
  func defaults() throws {
    let image = try #require(ImageRenderer(content: Color.red.frame(width: 20, height: 10)).cgImage)
    #expect(image.width == 20 && image.height == 10)
    let color = ImageRenderer(content: Color.red)
    color.proposedSize = ProposedViewSize(width: 50, height: nil)
    let offered = try #require(color.cgImage)
    #expect(offered.width == 50 && offered.height == 10)
    var insets: [EdgeInsets] = []
    let reader = ImageRenderer(
      content: GeometryReader { proxy in
        let _ = insets.append(proxy.safeAreaInsets)
        Color.red
      })
    reader.proposedSize = ProposedViewSize(width: 20, height: 10)
    #expect(reader.cgImage != nil)
    #expect(insets.last == EdgeInsets())
  }

  @Test("Views without or with endless room make no picture")
  func noPicture() {
    let renderer = ImageRenderer(content: AnyView(EmptyView()))
    #expect(renderer.cgImage == nil)
    #expect(renderer.pdfData() == nil)
    renderer.content = AnyView(Color.red)
    renderer.proposedSize = .infinity
    #expect(renderer.uiImage == nil)
    #expect(renderer.svgData() == nil)
  }

  @Test("What is not drawn on is clear, or black if the picture is opaque")
  func background() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    let clear = try #require(renderer.cgImage)
    #expect(try alpha(of: clear) == 0)
    renderer.isOpaque = true
    let opaque = try #require(renderer.cgImage)
    #expect(try alpha(of: opaque) == 1)
  }

  private func alpha(of image: CGImage) throws -> Double {
    let screen = Screen(width: 4, height: 4, scale: 1) {
      Image(decorative: image, scale: 1).background(Color.white)
    }
    // Clear pixels let white through, opaque ones are black.
    return 1 - screen.snapshot().color(at: CGPoint(x: 2, y: 2)).red
  }

  @Test("A picture written to PNG and JPEG files is read again")
  func files() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 6))
    let picture = try #require(renderer.uiImage)
    let png = try #require(picture.pngData())
    #expect(try #require(UIImage(data: png)).size == CGSize(width: 8, height: 6))
    let jpeg = try #require(picture.jpegData(compressionQuality: 0.9))
    #expect(try #require(UIImage(data: jpeg)).size == CGSize(width: 8, height: 6))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)

    let screen = Screen(width: 8, height: 6, scale: 1) { Image(uiImage: UIImage(data: png) ?? picture) }
    let color = screen.snapshot().color(at: CGPoint(x: 4, y: 3))
    #expect(color.red == 1 && color.green == 0 && color.blue == 0)
  }

  @Test("A change of what the view reads is announced, and the next picture shows it")
  func announcesChanges() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Width(isWide: { model.isWide }))
    #expect(renderer.cgImage?.width == 10)
    var announcements = 0
    let subscription = renderer.objectWillChange.sink { announcements += 1 }
    defer { subscription.cancel() }
    model.isWide = true
    #expect(announcements == 1)
    #expect(renderer.cgImage?.width == 40)
    renderer.scale = 2
    #expect(announcements == 2)
    renderer.isObservationEnabled = false
    model.isWide = false
    #expect(announcements == 2)
    #expect(renderer.cgImage?.width == 20)
  }

  @Observable final class Model {
    var isWide = false
  }

  private struct Width: View {
    let isWide: () -> Bool

    var body: some View {
      Color.green.frame(width: isWide() ? 40 : 10, height: 10)
    }
  }

  @Test("State lives on from one picture to the next")
  func keepsState() {
    let renderer = ImageRenderer(content: Counting())
    #expect(renderer.cgImage?.width == 20)
    #expect(renderer.cgImage?.width == 20)
  }

  private struct Counting: View {
    @State private var width: CGFloat = 10

    init() {}

    var body: some View {
      Color.green.frame(width: width, height: 10).onAppear { width += 10 }
    }
  }

  @Test("Orientations turn pictures")
  func orientations() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 2, height: 2)
        Color.blue.frame(width: 2, height: 2)
      })
    let image = try #require(renderer.cgImage)
    for orientation in Image.Orientation.allCases {
      let liesOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      let redIsFirst = [.up, .downMirrored, .right, .leftMirrored].contains(orientation)
      let screen = Screen(width: 4, height: 4, scale: 1) {
        Image(image, scale: 1, orientation: orientation, label: Text("turned")).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      #expect(screen["turned"].frame.size == (liesOnSide ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
      let first = screen.snapshot().color(at: CGPoint(x: 0.5, y: 0.5))
      #expect((first.red > first.blue) == redIsFirst, "\(orientation)")
    }
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 9, height: 9))?.width == 2)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 9, height: 9)) == nil)
  }
}

/// Documents of views.
@MainActor
struct DocumentTests {
  private var poster: some View {
    VStack {
      Text("Sharp in every size")
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 40, height: 40)
    }
    .padding()
  }

  @Test("A PDF document keeps text as text, with its font")
  func pdfHasFonts() throws {
    let data = try #require(ImageRenderer(content: poster).pdfData())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/Font"))
    #expect(text.contains("/ToUnicode"))
    #expect(!text.contains("/Subtype /Image"))
  }

  @Test("An SVG picture has glyphs and shapes, and no pixels")
  func svgHasNoPixels() throws {
    let data = try #require(ImageRenderer(content: poster).svgData())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(text.contains("linearGradient"))
    #expect(text.contains("glyph"))
    #expect(!text.contains("<image"))
  }

  @Test("Only the shadow of a text is pixels")
  func shadowsArePixels() throws {
    let data = try #require(ImageRenderer(content: Text("Shade").padding().shadow(radius: 3)).svgData())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("<image"))
    #expect(text.contains("glyph"))
  }

  @Test("Text on materials and meshes stays text; only what is below it is pixels")
  func textOnPixels() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white])
    let content = Text("Sharp").padding().background(.regularMaterial).padding().background(mesh)
    let renderer = ImageRenderer(content: content)
    let svg = String(decoding: try #require(renderer.svgData()), as: UTF8.self)
    // One picture of the mesh, one of what is softened.
    #expect(svg.components(separatedBy: "<image").count - 1 == 2)
    #expect(svg.contains("glyph"))
    #expect(String(decoding: try #require(renderer.pdfData()), as: UTF8.self).contains("/Font"))
  }

  @Test("A view is drawn in a document of one's own, page by page")
  func documentOfOnesOwn() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: poster)
    renderer.render { size, draw in
      var box = CGRect(x: 0, y: 0, width: size.width + 40, height: size.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      for _ in 0..<3 {
        pdf.beginPDFPage(nil)
        pdf.translateBy(x: 20, y: 0)
        draw(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text.contains("/Count 3"))
    #expect(text.contains("/Font"))
  }

  @Test("Data takes a document, too; other addresses than those of files do not")
  func consumers() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    pdf.beginPDFPage(nil)
    pdf.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    pdf.closePDF()
    #expect(String(decoding: data as Data, as: UTF8.self).contains("/MediaBox [ 0 0 612 792 ]"))
    let web = try #require(URL(string: "https://example.com/a.pdf"))
    #expect(CGContext(web as CFURL, mediaBox: nil, nil) == nil)
  }
}
