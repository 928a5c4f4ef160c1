/// One step of a program, for all lanes at once. The fields are numbers of registers; those of jumps are places.
struct ShaderInstruction {
  enum Operation {
    case unary(UnaryMath)
    case binary(BinaryMath)
    case integer(IntegerMath)
    case compare(Comparison)
    case convert(Conversion)
    /// d = a
    case move
    /// d = c ? a : b
    case select
    /// d = c ? a : d
    case moveWhere
    /// d = one of the registers from a, each `stride` after the one before; b is the number of it.
    case load(count: Int32, stride: Int32)
    /// The same the other way around, in lanes of c: d is the first register, a the value, b the number.
    case store(count: Int32, stride: Int32)
    /// d = the number at b × stride + offset in a buffer.
    case read(buffer: Int32, stride: Int32, offset: Int32)
    /// Four registers from d = the color of the layer at a, b.
    case sampleLayer
    /// Four registers from d = the color of a picture at a, b.
    case samplePicture(Int32, ShaderSampling)
    /// d = the width or height of a picture in pixels.
    case pictureSize(Int32, isHeight: Bool)
    /// Goes to d unless a has a lane.
    case jumpUnless
    case jump
    /// Counts a turn of a loop.
    case turn
  }

  var operation: Operation
  var d: Int32 = 0
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

enum UnaryMath {
  case negate, abs, floor, ceil, round, rint, trunc, fract, sqrt, rsqrt, sin, cos, tan, asin, acos, atan, sinh, cosh,
    tanh, exp, exp2, exp10, log, log2, log10, sign, saturate, sinpi, cospi
}

enum BinaryMath {
  case add, subtract, multiply, divide, min, max, fmod, pow, atan2
}

enum IntegerMath {
  case add, subtract, multiply, divide, remainder, divideUnsigned, remainderUnsigned, and, or, xor, andNot, shiftLeft,
    shiftRight, shiftRightUnsigned, min, max, minUnsigned, maxUnsigned
}

enum Comparison {
  case equal, notEqual, less, lessOrEqual, integerEqual, integerNotEqual, integerLess, integerLessOrEqual,
    unsignedLess, unsignedLessOrEqual
}

enum Conversion {
  case floatToInt, floatToUInt, intToFloat, uintToFloat, boolToFloat, boolToInt, floatToBool, intToBool
}

/// How a picture is read between and outside of its pixels.
package struct ShaderSampling: Equatable, Sendable {
  enum Address { case clamp, zero, repeated, mirrored }

  var address = Address.clamp
  var isLinear = false
  /// Whether coordinates are pixels, rather than from 0 to 1.
  var isInPixels = false
}
