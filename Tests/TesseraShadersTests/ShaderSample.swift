@testable import TesseraShaders

/// Source text whose function `f` is run for some places.
struct ShaderSample {
  private var program: ShaderProgram
  private var resources = ShaderResources()

  /// - Parameters:
  ///   - body: of `float2 f(float2 p, …)`.
  ///   - before: declarations in front of it.
  ///   - parameters: further ones, in source text.
  init(
    _ body: String, before: String = "", parameters: String = "", _ kinds: [ShaderArgumentKind] = [],
    numbers: [Float] = [], buffers: [[UInt32]] = []
  ) throws {
    let text = "\(before)\n[[ stitchable ]] float2 f(float2 p\(parameters)) {\n\(body)\n}\n"
    program = try ShaderCompiler.compile("f", for: .distortion, kinds, in: ShaderModule([("test.metal", text)]))
    resources.numbers = numbers
    resources.buffers = buffers
  }

  /// The two numbers that the function returns; nil if it does not end.
  func callAsFunction(_ x: Float, _ y: Float) -> SIMD2<Float>? { results([SIMD2(x, y)])?[0] }

  /// The results for at most as many places as there are lanes.
  func results(_ places: [SIMD2<Float>]) -> [SIMD2<Float>]? {
    var machine = ShaderMachine(program, resources)
    for (lane, place) in places.enumerated() {
      machine.set(0, lane, place.x)
      machine.set(1, lane, place.y)
    }
    guard machine.run() else { return nil }
    return places.indices.map { SIMD2(machine.output(0, $0), machine.output(1, $0)) }
  }

  /// The value of one expression of `p`.
  static func value(_ expression: String, _ x: Float = 0, _ y: Float = 0, before: String = "") throws -> Float? {
    try ShaderSample("return float2(\(expression), 0);", before: before)(x, y)?.x
  }
}
