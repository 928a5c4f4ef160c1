/// A type that identifies its instances to the streams they take part in.
public protocol CustomCombineIdentifierConvertible {
  /// An identity that stays the same as long as the instance takes part in a stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
