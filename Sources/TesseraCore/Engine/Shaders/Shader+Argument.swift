import Foundation

nonisolated extension Shader {
  /// A value that a shader's function is called with.
  public struct Argument: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case numbers([Float])
      case numberArray([Float])
      case boundingRect
      case color(Color)
      case colorArray([Color])
      case image(Image)
      case data(Data)
    }

    private let kind: Kind

    /// A `float`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(kind: .numbers([Float(x)])) }

    /// A `float2`.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y)]))
    }

    /// A `float2` of x and y.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// A `float2` of width and height.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// A `float2` of dx and dy.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// A `float3`.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y), Float(z)]))
    }

    /// A `float4`.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }

    /// Two parameters: a `device const float *`, and an `int` with the number of elements.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .numberArray(array)) }

    /// A `float4` with the x, y, width and height of what is filled or changed, in points.
    public static var boundingRect: Argument { Argument(kind: .boundingRect) }

    /// A `half4` with the color, multiplied by its opacity.
    public static func color(_ color: Color) -> Argument { Argument(kind: .color(color)) }

    /// Two parameters: a `device const half4 *` with the colors, multiplied by their opacity, and an `int` with their
    /// number.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colorArray(array)) }

    /// A `texture2d<half>` with the picture, in as many pixels as its bitmap has or as a screen has for its size.
    public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }

    /// Two parameters: a `device const float *`, or another pointer, to the bytes, and an `int` with their number.
    public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }

    func resolved(in environment: EnvironmentValues) -> ShaderCall.Argument {
      switch kind {
      case .numbers(let numbers): .numbers(numbers)
      case .numberArray(let numbers): .numberArray(numbers)
      case .boundingRect: .boundingRect
      case .color(let color): .color(color.resolve(in: environment))
      case .colorArray(let colors): .colorArray(colors.map { $0.resolve(in: environment) })
      case .data(let data): .bytes(Array(data))
      case .image(let image): .image(Self.picture(of: image, in: environment))
      }
    }

    /// What an image shows, in its own size.
    private static func picture(of image: Image, in environment: EnvironmentValues) -> TilePaint {
      let context = _PaintContext(environment: environment, bounds: .zero)
      if case .tile(let tile) = ImagePaint(image: image)._paint(in: context).paint { return tile }
      return TilePaint(source: 0, frame: .zero, color: .clear, items: [])
    }
  }
}
