import Testing

@testable import TesseraShaders

/// Statements, in which lanes go different ways.
struct ShaderStatementTests {
  private let places = (0..<64).map { SIMD2(Float($0), Float($0 % 7)) }

  private func expect(
    _ body: String, before: String = "", _ function: (Float, Float) -> Float,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let results = try #require(
      try ShaderSample(body, before: before).results(places), sourceLocation: sourceLocation)
    for (place, result) in zip(places, results) {
      #expect(result.x == function(place.x, place.y), "at \(place)", sourceLocation: sourceLocation)
    }
  }

  @Test("J436: each pixel takes its own way through conditions")
  func conditions() throws {
    try expect(
      "float a = 1; if (p.x > 10) { a = 2; if (p.y < 3) a += 10; } else if (p.x > 5) a = 3; return float2(a, 0);"
    ) {
      x, y in x > 10 ? (y < 3 ? 12 : 2) : x > 5 ? 3 : 1
    }
  }

  @Test("J436: a pixel that has returned changes nothing any more")
  func returns() throws {
    try expect(
      "float a = p.x; if (a > 20) return float2(-1, 0); a += 1; if (a > 10) { return float2(a * 2, 0); } a = 7; return float2(a, 0);"
    ) {
      x, _ in x > 20 ? -1 : x + 1 > 10 ? (x + 1) * 2 : 7
    }
  }

  @Test("J436: loops run as often as each pixel says; break and continue are for it alone")
  func loops() throws {
    try expect(
      "float s = 0; for (int i = 0; i < int(p.x); i++) { if (i == 3) continue; if (i > 9) break; s += i; } return float2(s, 0);"
    ) {
      x, _ in Float((0..<Int(x)).prefix(10).filter { $0 != 3 }.reduce(0, +))
    }
    try expect(
      "float s = 0; int i = 0; while (true) { if (i >= int(p.y)) break; int j = 0; do { s += 1; j++; } while (j < i); ++i; } return float2(s, 0);"
    ) {
      _, y in Float((0..<Int(y)).reduce(0) { $0 + max($1, 1) })
    }
    try expect("for (int i = 0; i < 100; i++) { if (i * i > int(p.x)) return float2(i, 0); } return float2(-1, 0);") {
      x, _ in Float((0..<100).first { $0 * $0 > Int(x) } ?? -1)
    }
  }

  @Test("J436: functions are found by their parameters, call one another and change variables of their caller")
  func functions() throws {
    let before = """
      float g(float a) { return a + 1; }
      float g(float2 a) { return a.x * 100; }
      static inline void twice(thread float &a) { a *= 2; }
      float early(float a) { if (a > 30) { return 1; } for (int i = 0; i < 3; i++) { a += 1; if (a > 20) return a; } return 0; }
      """
    try expect("float a = g(p.x); twice(a); if (p.x > 2) a += g(p); return float2(a + early(p.x), 0);", before: before)
    { x, _ in
      func early(_ a: Float) -> Float {
        if a > 30 { return 1 }
        for step in 1...3 where a + Float(step) > 20 { return a + Float(step) }
        return 0
      }
      return (x + 1) * 2 + (x > 2 ? x * 100 : 0) + early(x)
    }
  }

  @Test("J436: arrays and vectors have elements by number, structures have members, and parts can be set")
  func parts() throws {
    try expect(
      "float a[4] = { 1, 2, 3, 4 }; a[int(p.y) % 4] = 10; float2 v = p; v.yx = v; v[int(p.x) % 2] += 1; return float2(a[int(p.x) % 4] + v.x, 0);"
    ) {
      x, y in
      var a: [Float] = [1, 2, 3, 4]
      a[Int(y) % 4] = 10
      return a[Int(x) % 4] + y + (Int(x) % 2 == 0 ? 1 : 0)
    }
    try expect(
      "S s = { 1, p }; s.b.y = 5; s.a += s.b.y; S t = s; t.a = 0; return float2(s.a + t.b.x, 0);",
      before: "struct S { float a; float2 b; };"
    ) {
      x, _ in 6 + x
    }
    try expect("auto q = p.x * 2; int k = 0; float r = k++ + ++k; return float2(q + r, 0);") { x, _ in x * 2 + 2 }
  }

  @Test("J436: pointers lead to the numbers of arguments; beyond their end is 0")
  func buffers() throws {
    let sample = try ShaderSample(
      "return float2(v[int(p.x)], n + k);", parameters: ", device const float *v, int n, float k",
      [.numberArray, .numbers(1)], numbers: [Float(bitPattern: 3), 0.5],
      buffers: [[Float(7).bitPattern, Float(8).bitPattern, Float(9).bitPattern]])
    #expect(sample(2, 0) == SIMD2(9, 3.5))
    #expect(sample(3, 0) == SIMD2(0, 3.5))
    #expect(sample(-1, 0) == SIMD2(0, 3.5))
  }

  @Test("J441: loops that do not end are stopped")
  func endless() throws {
    #expect(try ShaderSample("while (true) { } return p;")(0, 0) == nil)
  }

  private static let faultyTexts: [(String, Int, String)] = [
    ("switch (1) { }", 2, "'switch' is outside"), ("float a = 1\nreturn p;", 3, "';' is missing"),
    ("\nreturn q;", 3, "no variable q"), ("double d = 1; return p;", 2, "The type double is outside"),
    ("return p.z;", 2, "no component z"), ("return unknown(p);", 2, "no function unknown"),
    ("return float2(1, 2, 3);", 2, "has 2 components"), ("float2 a = float3(1); return a;", 2, "cannot become"),
    ("thread float *q; return p;", 2, "pointer"), ("break; return p;", 2, "outside of a loop"),
    ("c = 2; return p;", 2, "cannot be changed"), ("float a = 1;", 1, "does not return a value"),
    ("return f(p);", 2, "calls itself"), ("return p @ 2;", 2, "'@' has no meaning"),
    ("return float2(float2x2(1) * float3(1), 0);", 2, "cannot be multiplied"),
    ("return (1, p);", 2, "The operator ','"),
  ]

  @Test("J440: what is wrong, or outside of the subset, is named with its line", arguments: faultyTexts.indices)
  func faults(_ index: Int) throws {
    let (body, line, message) = Self.faultyTexts[index]
    let error = #expect(throws: ShaderError.self) { _ = try ShaderSample(body, before: "constant float c = 1;") }
    let found = try #require(error)
    // The body begins one line below the declaration in front of it.
    #expect(found.line == line + 1, "\(found)")
    #expect(found.message.contains(message), "\(found)")
    #expect(found.file == "test.metal")
  }

  @Test("J440: a function that cannot be used leaves the others of its file usable")
  func others() throws {
    let before = "kernel void k(texture3d<float> t [[texture(0)]]) { goto x; }\nvoid broken() { switch (1) { } }"
    #expect(try ShaderSample("return p;", before: before)(1, 2) == SIMD2(1, 2))
    let errors = ShaderModule([("a.metal", before)]).errors
    #expect(errors.map(\.line) == [1, 2])
  }

  @Test("J440: texts of any words end with a result or an error", arguments: 0..<60)
  func garbage(_ seed: Int) {
    let words = [
      "float2", "f", "(", ")", "{", "}", "p", "+", "=", ";", "if", "for", "1", "2.5", "[", "]", "return", ".", "x", ",",
      "struct", "#define A A", "\n", "?", ":", "constant", "<", "half4", "++", "while", "A",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var text = "[[ stitchable ]] float2 f(float2 p) { "
    for _ in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += words[Int(state >> 33) % words.count] + " "
    }
    let module = ShaderModule([("garbage.metal", text)])
    let program = try? ShaderCompiler.compile("f", for: .distortion, [], in: module)
    #expect(program != nil || !module.errors.isEmpty)
  }
}
