import Foundation

extension ShaderMachine {
  @inline(__always)
  private func each(_ instruction: ShaderInstruction, _ function: (Float) -> Float) {
    let (d, a) = (lanes(instruction.d), lanes(instruction.a))
    var lane = 0
    while lane < Self.laneCount {
      d[lane] = function(Float(bitPattern: a[lane])).bitPattern
      lane &+= 1
    }
  }

  @inline(__always)
  private func each(_ instruction: ShaderInstruction, _ function: (Float, Float) -> Float) {
    let (d, a, b) = (lanes(instruction.d), lanes(instruction.a), lanes(instruction.b))
    var lane = 0
    while lane < Self.laneCount {
      d[lane] = function(Float(bitPattern: a[lane]), Float(bitPattern: b[lane])).bitPattern
      lane &+= 1
    }
  }

  func perform(_ function: UnaryMath, _ instruction: ShaderInstruction) {
    switch function {
    case .negate: each(instruction) { -$0 }
    case .abs: each(instruction) { Swift.abs($0) }
    case .floor: each(instruction) { $0.rounded(.down) }
    case .ceil: each(instruction) { $0.rounded(.up) }
    case .round: each(instruction) { $0.rounded(.toNearestOrAwayFromZero) }
    case .rint: each(instruction) { $0.rounded(.toNearestOrEven) }
    case .trunc: each(instruction) { $0.rounded(.towardZero) }
    case .fract: each(instruction) { Swift.min($0 - $0.rounded(.down), Float(1).nextDown) }
    case .sqrt: each(instruction) { $0.squareRoot() }
    case .rsqrt: each(instruction) { 1 / $0.squareRoot() }
    case .sign: each(instruction) { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
    case .saturate: each(instruction) { $0 > 0 ? Swift.min($0, 1) : 0 }
    default: performCurve(function, instruction)
    }
  }

  private func performCurve(_ function: UnaryMath, _ instruction: ShaderInstruction) {
    switch function {
    case .sin: each(instruction) { Foundation.sin($0) }
    case .cos: each(instruction) { Foundation.cos($0) }
    case .tan: each(instruction) { Foundation.tan($0) }
    case .asin: each(instruction) { Foundation.asin($0) }
    case .acos: each(instruction) { Foundation.acos($0) }
    case .atan: each(instruction) { Foundation.atan($0) }
    case .sinh: each(instruction) { Foundation.sinh($0) }
    case .cosh: each(instruction) { Foundation.cosh($0) }
    case .tanh: each(instruction) { Foundation.tanh($0) }
    case .exp: each(instruction) { Foundation.exp($0) }
    case .exp2: each(instruction) { Foundation.exp2($0) }
    case .exp10: each(instruction) { Foundation.pow(10, $0) }
    case .log: each(instruction) { Foundation.log($0) }
    case .log2: each(instruction) { Foundation.log2($0) }
    case .log10: each(instruction) { Foundation.log10($0) }
    case .sinpi: each(instruction) { Foundation.sin($0 * .pi) }
    case .cospi: each(instruction) { Foundation.cos($0 * .pi) }
    default: break
    }
  }

  func perform(_ function: BinaryMath, _ instruction: ShaderInstruction) {
    switch function {
    case .add: each(instruction) { $0 + $1 }
    case .subtract: each(instruction) { $0 - $1 }
    case .multiply: each(instruction) { $0 * $1 }
    case .divide: each(instruction) { $0 / $1 }
    case .min: each(instruction) { $1 < $0 || $0.isNaN ? $1 : $0 }
    case .max: each(instruction) { $1 > $0 || $0.isNaN ? $1 : $0 }
    case .fmod: each(instruction) { Foundation.fmod($0, $1) }
    case .pow: each(instruction) { Foundation.pow($0, $1) }
    case .atan2: each(instruction) { Foundation.atan2($0, $1) }
    }
  }

  func perform(_ comparison: Comparison, _ instruction: ShaderInstruction) {
    switch comparison {
    case .equal: compare(instruction) { Float(bitPattern: $0) == Float(bitPattern: $1) }
    case .notEqual: compare(instruction) { Float(bitPattern: $0) != Float(bitPattern: $1) }
    case .less: compare(instruction) { Float(bitPattern: $0) < Float(bitPattern: $1) }
    case .lessOrEqual: compare(instruction) { Float(bitPattern: $0) <= Float(bitPattern: $1) }
    case .integerEqual: compare(instruction) { $0 == $1 }
    case .integerNotEqual: compare(instruction) { $0 != $1 }
    case .integerLess: compare(instruction) { Int32(bitPattern: $0) < Int32(bitPattern: $1) }
    case .integerLessOrEqual: compare(instruction) { Int32(bitPattern: $0) <= Int32(bitPattern: $1) }
    case .unsignedLess: compare(instruction) { $0 < $1 }
    case .unsignedLessOrEqual: compare(instruction) { $0 <= $1 }
    }
  }

  @inline(__always)
  private func compare(_ instruction: ShaderInstruction, _ holds: (UInt32, UInt32) -> Bool) {
    let (d, a, b) = (lanes(instruction.d), lanes(instruction.a), lanes(instruction.b))
    var lane = 0
    while lane < Self.laneCount {
      d[lane] = holds(a[lane], b[lane]) ? .max : 0
      lane &+= 1
    }
  }
}
