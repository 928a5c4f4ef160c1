import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Views that functions of a Metal source file change, with another argument in each frame.
@MainActor
enum ShaderCases {
  static let all: [BenchmarkCase] = [
    effect(CaseName.colorShader) { view, time in
      AnyView(view.colorEffect(library.wave(.boundingRect, .float(time))))
    },
    effect(CaseName.layerShader) { view, time in
      AnyView(view.layerEffect(library.soft(.float(time)), maxSampleOffset: CGSize(width: 4, height: 4)))
    },
  ]

  private static let side = 400
  private static let library = ShaderLibrary(
    data: Data(
      """
      [[ stitchable ]] half4 wave(float2 position, half4 color, float4 box, float time) {
        float2 place = position / box.zw;
        half3 wave = half3(0.5 + 0.5 * cos(time + place.xyx * 4 + float3(0, 2, 4)));
        return half4(mix(color.rgb, wave * color.a, 0.75h), color.a);
      }
      [[ stitchable ]] half4 soft(float2 position, SwiftUI::Layer layer, float reach) {
        half4 sum = 0;
        for (int y = -1; y <= 1; y++) {
          for (int x = -1; x <= 1; x++) { sum += layer.sample(position + float2(x, y) * reach); }
        }
        return sum / 9;
      }
      """.utf8))

  private static func effect(
    _ name: String, _ change: @escaping @MainActor (Color, Double) -> AnyView
  ) -> BenchmarkCase {
    var benchmark = BenchmarkCase(name: name, rows: 1) {
      let host = HeadlessHost(width: CGFloat(side), height: CGFloat(side)) { AnyView(EmptyView()) }
      var time = 0.0
      return Scenario(host: host) {
        time += 0.01
        host.update { change(Color.orange, time) }
        host.paint()
      }
    }
    // Threads that share the rows allocate as they come.
    benchmark.hasExactAllocations = false
    return benchmark
  }
}
