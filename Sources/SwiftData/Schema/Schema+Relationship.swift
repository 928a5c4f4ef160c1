extension Schema {
  /// How a relationship is saved, and what becomes of the others when an object is deleted.
  public struct Relationship: Sendable {
    /// What a relationship can be besides one.
    public struct Option: Hashable, Sendable {
      /// No two objects are related to the same one.
      public static var unique: Option { Option() }
    }

    /// What becomes of the related objects when an object is deleted (SD13).
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// They stay as they are, with what they refer to.
      case noAction
      /// They are related to nothing.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The object cannot be deleted while there are any.
      case deny
    }

    /// What the relationship is besides one.
    public let options: [Option]
    /// What becomes of the related objects when an object is deleted.
    public let deleteRule: DeleteRule
    /// How many objects there have to be; 0 or nil for any number.
    public let minimumModelCount: Int?
    /// How many objects there may be; 0 or nil for any number.
    public let maximumModelCount: Int?
    /// The name that the property had in stores of earlier versions (SD30).
    public let originalName: String?
    /// What makes a version of the property another one.
    public let hashModifier: String?
    let inverse: (any AnyKeyPath & Sendable)?

    /// What `@Relationship` says.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: (any AnyKeyPath & Sendable)? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      self.inverse = inverse
      self.hashModifier = hashModifier
    }
  }
}
