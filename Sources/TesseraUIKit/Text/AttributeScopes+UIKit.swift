import Foundation
import SwiftUI

nonisolated extension AttributeScopes {
  /// The attributes of attributed strings that views of UIKit show (J142). `Text` shows them, too, except for the styles of
  /// paragraphs and pictures.
  public struct UIKitAttributes: AttributeScope {
    /// The font of letters.
    public let font: FontAttribute
    /// How the lines of the paragraph lie.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between letters, in points.
    public let kern: KernAttribute
    /// The distance behind every letter, in points.
    public let tracking: TrackingAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A picture in the place of a letter.
    public let attachment: AttachmentAttribute
    /// The attributes of SwiftUI.
    public let swiftUI: SwiftUIAttributes
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// The font of letters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// How the lines of the paragraph lie.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The color of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The distance between letters, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The distance behind every letter, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The color of the line below letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the line through letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// How far letters are raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// A picture in the place of a letter.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }

  /// The attributes that views of UIKit show, with those of SwiftUI and Foundation.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds attributes by name: `string.font` is the one of `UIKitAttributes` where a font of UIKit is meant.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
