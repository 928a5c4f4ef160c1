extension ShaderMachine {
  @inline(__always)
  private func each(_ instruction: ShaderInstruction, _ function: (UInt32, UInt32) -> UInt32) {
    let (d, a, b) = (lanes(instruction.d), lanes(instruction.a), lanes(instruction.b))
    var lane = 0
    while lane < Self.laneCount {
      d[lane] = function(a[lane], b[lane])
      lane &+= 1
    }
  }

  @inline(__always)
  private func signed(_ instruction: ShaderInstruction, _ function: (Int32, Int32) -> Int32) {
    each(instruction) { UInt32(bitPattern: function(Int32(bitPattern: $0), Int32(bitPattern: $1))) }
  }

  /// Results that do not fit lose their upper bits; a division by 0 gives 0.
  func perform(_ function: IntegerMath, _ instruction: ShaderInstruction) {
    switch function {
    case .add: each(instruction) { $0 &+ $1 }
    case .subtract: each(instruction) { $0 &- $1 }
    case .multiply: each(instruction) { $0 &* $1 }
    case .divide: signed(instruction) { $1 == 0 ? 0 : $0.dividedReportingOverflow(by: $1).partialValue }
    case .remainder: signed(instruction) { $1 == 0 ? 0 : $0.remainderReportingOverflow(dividingBy: $1).partialValue }
    case .divideUnsigned: each(instruction) { $1 == 0 ? 0 : $0 / $1 }
    case .remainderUnsigned: each(instruction) { $1 == 0 ? 0 : $0 % $1 }
    case .and: each(instruction) { $0 & $1 }
    case .or: each(instruction) { $0 | $1 }
    case .xor: each(instruction) { $0 ^ $1 }
    case .andNot: each(instruction) { $0 & ~$1 }
    case .shiftLeft: each(instruction) { $0 &<< $1 }
    case .shiftRight: signed(instruction) { $0 &>> $1 }
    case .shiftRightUnsigned: each(instruction) { $0 &>> $1 }
    case .min: signed(instruction) { Swift.min($0, $1) }
    case .max: signed(instruction) { Swift.max($0, $1) }
    case .minUnsigned: each(instruction) { Swift.min($0, $1) }
    case .maxUnsigned: each(instruction) { Swift.max($0, $1) }
    }
  }

  func perform(_ conversion: Conversion, _ instruction: ShaderInstruction) {
    let (d, a) = (lanes(instruction.d), lanes(instruction.a))
    for lane in 0..<Self.laneCount { d[lane] = Self.converted(a[lane], conversion) }
  }

  @inline(__always)
  private static func converted(_ bits: UInt32, _ conversion: Conversion) -> UInt32 {
    switch conversion {
    case .floatToInt: UInt32(bitPattern: Int32(clamping: integer(Float(bitPattern: bits))))
    case .floatToUInt: UInt32(clamping: integer(Float(bitPattern: bits)))
    case .intToFloat: Float(Int32(bitPattern: bits)).bitPattern
    case .uintToFloat: Float(bits).bitPattern
    case .boolToFloat: bits & Float(1).bitPattern
    case .boolToInt: bits & 1
    case .floatToBool: Float(bitPattern: bits) != 0 ? .max : 0
    case .intToBool: bits != 0 ? .max : 0
    }
  }

  /// A number without its fraction; what is no number is 0.
  @inline(__always)
  private static func integer(_ value: Float) -> Int64 {
    value.isNaN ? 0 : Int64(Swift.min(Swift.max(value, -1e10), 1e10))
  }
}
