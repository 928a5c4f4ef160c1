/// Forms of symbols: filled, slashed, in a circle.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isSlashed = false
  private var isFilled = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// The symbol filled rather than outlined.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash across it.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: Shape? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
    self.shape = shape
    self.isSlashed = isSlashed
    self.isFilled = isFilled
  }

  /// These forms, in a circle in place of another shape.
  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isSlashed: isSlashed, isFilled: isFilled) }
  /// These forms, in a square in place of another shape.
  public var square: SymbolVariants { SymbolVariants(shape: .square, isSlashed: isSlashed, isFilled: isFilled) }
  /// These forms, in a rectangle in place of another shape.
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isSlashed: isSlashed, isFilled: isFilled) }
  /// These forms, filled.
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isSlashed: isSlashed, isFilled: true) }
  /// These forms, with a slash across them.
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isSlashed: true, isFilled: isFilled) }

  /// Whether these forms are among those, or are the same.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isSlashed || isSlashed) && (!other.isFilled || isFilled)
  }

  /// These forms and others besides.
  package func union(_ other: SymbolVariants) -> SymbolVariants {
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
