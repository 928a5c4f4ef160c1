import Foundation
import Testing

@testable import TesseraShaders

/// The functions and operators of the language.
struct ShaderMathematicsTests {
  private static let functions: [(String, @Sendable (Float) -> Float)] = [
    ("sin(p.x)", { sin($0) }), ("cos(p.x)", { cos($0) }), ("tan(p.x)", { tan($0) }), ("asin(p.x)", { asin($0) }),
    ("acos(p.x)", { acos($0) }), ("atan(p.x)", { atan($0) }), ("sinh(p.x)", { sinh($0) }),
    ("cosh(p.x)", { cosh($0) }), ("tanh(p.x)", { tanh($0) }), ("exp(p.x)", { exp($0) }), ("exp2(p.x)", { exp2($0) }),
    ("exp10(p.x)", { pow(10, $0) }), ("log(p.x)", { log($0) }), ("log2(p.x)", { log2($0) }),
    ("log10(p.x)", { log10($0) }), ("sqrt(p.x)", { $0.squareRoot() }), ("rsqrt(p.x)", { 1 / $0.squareRoot() }),
    ("floor(p.x * 7)", { ($0 * 7).rounded(.down) }), ("ceil(p.x * 7)", { ($0 * 7).rounded(.up) }),
    ("round(p.x * 7)", { ($0 * 7).rounded() }), ("trunc(p.x * -7)", { ($0 * -7).rounded(.towardZero) }),
    ("fract(p.x * -7)", { $0 * -7 - ($0 * -7).rounded(.down) }), ("abs(-p.x)", { abs(-$0) }),
    ("sign(-p.x)", { _ in -1 }), ("saturate(p.x * 3)", { min($0 * 3, 1) }), ("pow(p.x, 3.0)", { pow($0, 3) }),
    ("atan2(p.x, -2.0)", { atan2($0, -2) }), ("fmod(p.x * 5, 2.0)", { fmod($0 * 5, 2) }),
    ("min(p.x, 0.3)", { min($0, 0.3) }), ("max(p.x, 0.3)", { max($0, 0.3) }),
    ("clamp(p.x, 0.2, 0.6)", { min(max($0, 0.2), 0.6) }), ("mix(2.0, 4.0, p.x)", { 2 + 2 * $0 }),
    ("step(0.5, p.x)", { $0 < 0.5 ? 0 : 1 }), ("smoothstep(0.0, 1.0, p.x)", { $0 * $0 * (3 - 2 * $0) }),
    ("length(float2(p.x, 2))", { ($0 * $0 + 4).squareRoot() }), ("distance(p, float2(0, 0))", { $0 }),
    ("dot(float3(p.x), float3(1, 2, 3))", { $0 * 6 }), ("normalize(float2(p.x, 0)).x", { _ in 1 }),
    ("cross(float3(p.x, 0, 0), float3(0, 1, 0)).z", { $0 }),
    ("reflect(float2(p.x, -1), float2(0, 1)).y", { _ in 1 }), ("sinpi(p.x)", { sin($0 * .pi) }),
    ("fma(p.x, 2.0, 1.0)", { $0 * 2 + 1 }), ("select(1.0, 2.0, p.x > 0.5)", { $0 > 0.5 ? 2 : 1 }),
    ("determinant(float2x2(p.x, 1, 2, 3))", { $0 * 3 - 2 }),
    ("(float2x2(1, 2, 3, 4) * float2(p.x, 1)).y", { 2 * $0 + 4 }),
    ("(float2(p.x, 1) * float2x2(1, 2, 3, 4)).x", { $0 + 2 }),
    ("(float2x2(1, 2, 3, 4) * float2x2(p.x))[1][0]", { 3 * $0 }),
  ]

  @Test("J436: each function of the library gives what the mathematics says", arguments: functions.indices)
  func library(_ index: Int) throws {
    let (text, function) = Self.functions[index]
    let sample = try ShaderSample("return float2(\(text), 0);")
    for x in [Float(0.1), 0.37, 0.5, 0.93] {
      let value = try #require(sample(x, 0)?.x)
      #expect(abs(value - function(x)) < 1e-4, "\(text) at \(x)")
    }
  }

  private static let constants: [(String, Float)] = [
    ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("7 / 2", 3), ("7 / 2.0", 3.5), ("-7 % 3", -1), ("1 << 3 + 1", 16),
    ("5 & 3 | 8", 9), ("6 ^ 3", 5), ("~0", -1), ("7 > 3 && 2 > 5 ? 1 : 2", 2), ("true || false", 1), ("!true", 0),
    ("1 < 2 == true", 1), ("int(3.9)", 3), ("(int)-3.9", -3), ("float(uint(3))", 3), ("0x10", 16), ("1e2", 100),
    ("2.5h", 2.5), (".5f", 0.5), ("7 / 0", 0), ("as_type<float>(0x3f800000)", 1), ("static_cast<int>(2.7)", 2),
    ("float2(1, 2).yx.x", 2), ("float4(1, 2, 3, 4).bgra.x", 3), ("float4(float2(1, 2), 3, 4).w", 4),
    ("float3(5).z", 5), ("half(0.5)", 0.5), ("any(float2(1, 2) > float2(1))", 1), ("all(float2(1, 2) > float2(1))", 0),
    ("metal::max(1, 2)", 2), ("min(3u, 4u)", 3), ("abs(-3)", 3), ("a", 2.5), ("t[1]", 20), ("DOUBLE(3 + 1)", 8),
    ("M_PI_F", .pi), ("isnan(0.0 / 0.0)", 1), ("clamp(5, 0, 3)", 3), ("transpose(float2x2(1, 2, 3, 4))[0][1]", 3),
    ("1 - 2 - 3", -4), ("true ? 1 : false ? 2 : 3", 1), ("vec<float, 2>(1, 2).y", 2),
  ]

  @Test("J436: constants, operators and their order", arguments: constants.indices)
  func constant(_ index: Int) throws {
    let (text, value) = Self.constants[index]
    let before = """
      #include <metal_stdlib>
      using namespace metal;
      #define DOUBLE(x) ((x) * 2)
      constant float a = 2.5;
      constant float t[] = { 10, 20, 30 };
      """
    #expect(try ShaderSample.value(text, before: before) == value, "\(text)")
  }

  /// A random expression, as text and as a function.
  private struct Expression {
    let text: String
    let value: (Float, Float) -> Float

    init(depth: Int, _ random: inout some RandomNumberGenerator) {
      let kind = depth == 0 ? Int.random(in: 0...2, using: &random) : Int.random(in: 3...9, using: &random)
      guard kind > 2 else {
        let number = Float(Int.random(in: -8...8, using: &random)) / 4
        text = ["p.x", "p.y", "(\(number))"][kind]
        value = [{ x, _ in x }, { _, y in y }, { _, _ in number }][kind]
        return
      }
      let (a, b) = (Expression(depth: depth - 1, &random), Expression(depth: depth - 1, &random))
      let (f, g) = (a.value, b.value)
      switch kind {
      case 3: (text, value) = ("(\(a.text) + \(b.text))", { f($0, $1) + g($0, $1) })
      case 4: (text, value) = ("(\(a.text) - \(b.text))", { f($0, $1) - g($0, $1) })
      case 5: (text, value) = ("(\(a.text) * \(b.text))", { f($0, $1) * g($0, $1) })
      case 6: (text, value) = ("min(\(a.text), \(b.text))", { min(f($0, $1), g($0, $1)) })
      case 7:
        (text, value) = (
          "(\(a.text) < \(b.text) ? \(a.text) : -\(b.text))", { f($0, $1) < g($0, $1) ? f($0, $1) : -g($0, $1) }
        )
      case 8: (text, value) = ("sin(\(a.text))", { x, y in sin(f(x, y)) })
      default: (text, value) = ("floor(\(a.text))", { x, y in f(x, y).rounded(.down) })
      }
    }
  }

  @Test("J436: random expressions give what they give in Swift", arguments: 0..<40)
  func random(_ seed: Int) throws {
    var random = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let expression = Expression(depth: 4, &random)
    let sample = try ShaderSample("return float2(\(expression.text), 0);")
    let places = (0..<64).map { _ in
      SIMD2(Float.random(in: -3...3, using: &random), Float.random(in: -3...3, using: &random))
    }
    let results = try #require(sample.results(places))
    for (place, result) in zip(places, results) {
      #expect(result.x == expression.value(place.x, place.y), "\(expression.text) at \(place)")
    }
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
