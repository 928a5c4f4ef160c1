import SwiftUITesting
import Testing

/// Views that functions of Metal source files are drawn with.
@MainActor
struct ShaderTests {
  private static let source = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 swapped(float2 position, half4 color) { return color.bgra; }
    [[ stitchable ]] half4 filled(float2 position, half4 color, half4 other) { return other; }
    [[ stitchable ]] half4 half_of(float2 position, half4 color, float4 box) {
      return position.x < box.x + box.z / 2 ? color : half4(0, 1, 0, 1);
    }
    [[ stitchable ]] float2 moved(float2 position, float2 by) { return position - by; }
    [[ stitchable ]] half4 mirrored(float2 position, SwiftUI::Layer layer, float width) {
      return layer.sample(float2(width - position.x, position.y));
    }
    [[ stitchable ]] half4 stripes(float2 position, device const half4 *colors, int count) {
      return colors[int(position.x / 20) % count];
    }
    [[ stitchable ]] half4 endless(float2 position, half4 color) { while (true) { } return color; }
    [[ stitchable ]] half4 outside(float2 position, half4 color) { switch (1) { } return color; }
    half4 hidden(float2 position, half4 color) { return color; }
    [[ stitchable ]] half4 picture(float2 position, texture2d<half> image) {
      constexpr sampler s(address::repeat);
      return image.sample(s, position / 60);
    }
    """

  private let library = ShaderLibrary(data: Data(source.utf8))

  private func picture(@ViewBuilder _ content: () -> some View) -> Snapshot {
    let content = content()
    return Screen(width: 60, height: 60) { content }.snapshot()
  }

  @Test("J435: a library reads one file, or all of a folder and of the folders in it")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("Effects")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let file = inner.appendingPathComponent("a.metal")
    try Self.source.write(to: file, atomically: true, encoding: .utf8)
    for library in [ShaderLibrary(url: folder), ShaderLibrary(url: file)] {
      #expect(picture { Color.pureRed.colorEffect(library.swapped()) }.name(30, 30) == "blue")
    }
  }

  @Test("J437: a color effect makes each color of a view a new one")
  func colors() {
    let picture = picture { Color.pureRed.frame(width: 20, height: 20).colorEffect(library.swapped()) }
    #expect(picture.name(30, 30) == "blue")
    #expect(picture.name(10, 10) == "white")
  }

  @Test("J437: it works on all of the view's rectangle, where nothing is drawn as well")
  func wholeRectangle() {
    let picture = picture {
      Color.pureRed.frame(width: 4, height: 4).frame(width: 20, height: 20).colorEffect(
        library.filled(.color(.pureBlue)))
    }
    #expect((picture.name(22, 22), picture.name(38, 38), picture.name(42, 42)) == ("blue", "blue", "white"))
  }

  @Test("J437: places are in points from the view's corner, wherever the view lies")
  func places() {
    let picture = picture {
      Color.pureRed.frame(width: 20, height: 20).colorEffect(library.half_of(.boundingRect)).offset(x: 10)
    }
    #expect((picture.name(35, 30), picture.name(45, 30)) == ("red", "green"))
  }

  @Test("J437: an effect that is not enabled changes nothing")
  func disabled() {
    let picture = picture {
      Color.pureRed.colorEffect(library.swapped(), isEnabled: false)
        .distortionEffect(library.moved(.float2(30, 0)), maxSampleOffset: .zero, isEnabled: false)
        .layerEffect(library.mirrored(.float(1000)), maxSampleOffset: .zero, isEnabled: false)
    }
    #expect(picture.name(5, 5) == "red")
  }

  @Test("J438: a distortion says where colors come from, and reaches as far as it may")
  func distortion() {
    func moved(_ reach: CGFloat) -> Snapshot {
      picture {
        Color.pureRed.frame(width: 20, height: 20)
          .distortionEffect(library.moved(.float2(15, 0)), maxSampleOffset: CGSize(width: reach, height: 0))
      }
    }
    #expect((moved(15).name(25, 30), moved(15).name(38, 30), moved(15).name(52, 30)) == ("white", "red", "red"))
    #expect(moved(0).name(38, 30) == "red")
    #expect(moved(0).name(42, 30) == "white")
  }

  @Test("J439: a layer effect reads colors anywhere in the view")
  func layers() {
    let picture = picture {
      HStack(spacing: 0) {
        Color.pureRed
        Color.pureBlue
      }
      .layerEffect(library.mirrored(.float(60)), maxSampleOffset: CGSize(width: 60, height: 0))
    }
    #expect((picture.name(10, 30), picture.name(50, 30)) == ("blue", "red"))
  }

  @Test("J442: shaders fill shapes, in canvases too")
  func fills() {
    let shader = library.stripes(.colorArray([.pureRed, .pureGreen, .pureBlue]))
    let filled = picture { Rectangle().fill(shader) }
    #expect((filled.name(10, 5), filled.name(30, 5), filled.name(50, 5)) == ("red", "green", "blue"))
    let canvas = picture {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 15, y: 0, width: 30, height: 60)), with: .shader(shader))
      }
    }
    #expect((canvas.name(10, 5), canvas.name(17, 5), canvas.name(30, 5)) == ("white", "red", "green"))
  }

  @Test("J442: filters of canvases are shaders")
  func filters() {
    let picture = picture {
      Canvas { [library] context, size in
        context.addFilter(.colorShader(library.swapped()))
        context.addFilter(.distortionShader(library.moved(.float2(-10, 0)), maxSampleOffset: .zero))
        context.addFilter(.layerShader(library.mirrored(.float(60)), maxSampleOffset: .zero))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 60)), with: .color(.pureRed))
      }
    }
    #expect((picture.name(5, 30), picture.name(45, 30), picture.name(55, 30)) == ("white", "blue", "white"))
  }

  @Test("J437: visual effects take shaders, by the geometry of the view")
  func visualEffects() {
    let picture = picture {
      Color.pureRed.visualEffect { [library] content, geometry in
        content.distortionEffect(library.moved(.float2(geometry.size.width / 2, 0)), maxSampleOffset: .zero)
          .colorEffect(library.swapped())
      }
    }
    #expect((picture.name(10, 30), picture.name(50, 30)) == ("white", "blue"))
  }

  @Test("J443: images are arguments")
  func images() {
    let image = Image(size: CGSize(width: 30, height: 30)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 30)), with: .color(.pureRed))
    }
    let picture = picture { Rectangle().fill(library.picture(.image(image))) }
    #expect((picture.name(10, 30), picture.name(50, 30)) == ("red", "white"))
  }

  @Test("J440: a shader that cannot be used leaves the view as it is, with one warning")
  func unusable() async {
    func screen(_ shader: Shader) -> Screen {
      Screen(width: 60, height: 60) { Color.pureRed.colorEffect(shader) }
    }
    let shaders: [(Shader, String)] = [
      (library.missing(), "no [[ stitchable ]] function missing"), (library.hidden(), "not [[ stitchable ]]"),
      (library.outside(), "'switch' is outside"), (library.swapped(.float(1)), "takes 2 arguments, and gets 3"),
      (library.moved(), "has to return half4"),
      (ShaderLibrary(url: URL(fileURLWithPath: "/nowhere/a.metal")).a(), "no such file"),
      (ShaderLibrary(data: Data([0xff, 0, 1])).a(), "no meaning"),
    ]
    for (shader, message) in shaders {
      let screen = screen(shader)
      #expect(screen.snapshot().name(5, 5) == "red")
      let error = await #expect(throws: (any Error).self) { try await shader.compile(as: .colorEffect) }
      #expect(error.map { "\($0)" }?.contains(message) == true, "\(message)")
    }
  }

  @Test("J441: loops without an end are stopped")
  func endless() {
    _ = picture { Color.pureRed.frame(width: 4, height: 4).colorEffect(library.endless()) }
  }

  @Test("J438: offsets and sizes that are no figures change nothing")
  func badFigures() {
    let picture = picture {
      Color.pureRed.distortionEffect(
        library.moved(.float2(CGFloat.nan, 0)), maxSampleOffset: CGSize(width: CGFloat.infinity, height: 0))
    }
    #expect(picture.name(5, 5) == "red")
  }

  @Test("J444: shaders are equal by function and arguments, and can be compiled ahead")
  func compiling() async throws {
    #expect(library.swapped() == library.swapped())
    #expect(library.filled(.color(.red)) != library.filled(.color(.blue)))
    #expect(ShaderLibrary.default.a == ShaderLibrary.a)
    try await library.filled(.color(.red)).compile(as: .colorEffect)
    await #expect(throws: (any Error).self) { try await library.outside().compile(as: .colorEffect) }
    await #expect(throws: (any Error).self) { try await library.swapped().compile(as: .layerEffect) }
  }
}
