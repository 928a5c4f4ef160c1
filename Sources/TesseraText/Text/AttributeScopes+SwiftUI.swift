import Foundation

nonisolated extension AttributeScopes {
  /// The attributes of attributed strings that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the characters.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// What lies behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between characters; ligatures stay.
    public let kern: KerningAttribute
    /// Points behind every character; ligatures are taken apart.
    public let tracking: TrackingAttribute
    /// How far the characters are moved up, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// What strings with these attributes are read with.
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    /// What strings with these attributes are written with.
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration

    /// The font of the characters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The color of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// What lies behind the characters, as high as their line.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// Points between characters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Points behind every character.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// Points upward.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line below the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The attributes that `Text` shows, with those of Foundation.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds attributes by name: `string.font` is the one of `SwiftUIAttributes`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
