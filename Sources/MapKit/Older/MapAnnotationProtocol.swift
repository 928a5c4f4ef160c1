/// What an older map shows at a place.
nonisolated public protocol MapAnnotationProtocol {
  /// The same for newer maps.
  var _mapContent: AnyMapContent { get }
}
