import Foundation

/// How the objects of one model become those of another (CD33).
open class NSMappingModel: NSObject {
  /// The mappings of entities, in the order in which they are taken.
  open var entityMappings: [NSEntityMapping]! = []

  /// A model without mappings.
  public override init() {}

  /// The model that Xcode made of its editor's file: those are not read here, so there is none.
  public init?(contentsOf url: URL?) { nil }

  /// The model in some bundles that leads from one model to another: those of Xcode's editor are not read here, so there
  /// is none. Programs infer a model, or make one of `NSEntityMapping`.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { nil }

  /// The mappings by their names.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The mappings that follow from names, renaming identifiers and defaults (CD33).
  ///
  /// - Throws: an error with the number `NSInferredMappingModelError` if an attribute has another type, or is new, not
  ///   optional and without a default.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    model.entityMappings = try InferredMappings(source: sourceModel, destination: destinationModel).mappings()
    return model
  }
}
