extension Schema {
  /// How an attribute is saved.
  public struct Attribute: Sendable {
    /// What an attribute can be besides a value.
    public struct Option: Hashable, Sendable {
      private enum Kind: Hashable {
        case unique, external, ephemeral, spotlight, preserved, encrypted, codable
        case transformable(TransformerChoice)
      }

      private let kind: Kind

      /// No two objects have the same value: the newer one takes the place of the older one (SD17).
      public static var unique: Option { Option(kind: .unique) }
      /// The value may be large. It is kept in the store as others are (SD3).
      public static var externalStorage: Option { Option(kind: .external) }
      /// The value is followed as others are, and not saved (SD3).
      public static var ephemeral: Option { Option(kind: .ephemeral) }
      /// The value may be found by searches of the system, of which there are none (SD3).
      public static var spotlight: Option { Option(kind: .spotlight) }
      /// The value is still known when the object was deleted.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserved) }
      /// The value is kept as its own coding has it, also where it would be one of SQLite (SD34).
      public static var codable: Option { Option(kind: .codable) }
      /// The value is kept as the data that a transformer of a class makes of it (SD34).
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(kind: .transformable(.type(transformerType)))
      }
      /// The value is kept as the data that a transformer makes of it, which has the name when a container is
      /// made: otherwise that throws (SD34).
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable(.name(transformerName)))
      }
      /// The value is encrypted where it leaves the machine, which it does not.
      public static var allowsCloudEncryption: Option { Option(kind: .encrypted) }

      var transformer: TransformerChoice? {
        guard case .transformable(let choice) = kind else { return nil }
        return choice
      }
    }

    /// What the attribute is besides a value.
    public let options: [Option]
    /// The name that the property had in stores of earlier versions (SD30).
    public let originalName: String?
    /// What makes a version of the property another one.
    public let hashModifier: String?

    /// What `@Attribute` says.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }
  }
}
