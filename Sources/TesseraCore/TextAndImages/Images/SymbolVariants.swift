/// Forms of symbols: filled, slashed, in a circle.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isSlashed = false
  private var isFilled = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: Shape? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
    self.shape = shape
    self.isSlashed = isSlashed
    self.isFilled = isFilled
  }

  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isSlashed: isSlashed, isFilled: isFilled) }
  public var square: SymbolVariants { SymbolVariants(shape: .square, isSlashed: isSlashed, isFilled: isFilled) }
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isSlashed: isSlashed, isFilled: isFilled) }
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isSlashed: isSlashed, isFilled: true) }
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isSlashed: true, isFilled: isFilled) }

  /// Whether these forms are among those, or are the same.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isSlashed || isSlashed) && (!other.isFilled || isFilled)
  }

  /// These forms and others besides.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isSlashed: isSlashed || other.isSlashed, isFilled: isFilled || other.isFilled)
  }

  /// The name of a symbol in these forms, as far as there are any such.
  func name(of symbol: String, isThere: (String) -> Bool) -> String {
    var name = symbol
    func add(_ word: String) {
      let isFilled = name.hasSuffix(".fill")
      let plain = isFilled ? String(name.dropLast(".fill".count)) : name
      guard !plain.split(separator: ".").contains(Substring(word)) else { return }
      let candidate = plain + "." + word + (isFilled && word != "fill" ? ".fill" : "")
      if isThere(candidate) { name = candidate }
    }
    if isSlashed { add("slash") }
    if let shape { add(shape.rawValue) }
    if isFilled, !name.hasSuffix(".fill") { add("fill") }
    return name
  }
}
