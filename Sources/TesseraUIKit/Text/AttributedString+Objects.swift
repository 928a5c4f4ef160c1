import Foundation
import SwiftUI

// Attributed strings as values and as objects (J142).

nonisolated extension NSAttributedString {
  /// The text of a value, with its attributes: those of UIKit, links and emphasis under the names of UIKit, those of SwiftUI
  /// under their own, which views of UIKit show as well.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.object(AttributeGroups.all))
  }

  /// The text of a value, with the attributes of a scope.
  ///
  /// - Parameters:
  ///   - attrStr: the text.
  ///   - scope: such as `\.uiKit`. A scope of the program's own counts as all attributes that are known.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    try self.init(attrStr, including: Scope.self)
  }

  /// The text of a value, with the attributes of a scope. One of the program's own counts as all attributes that are known.
  public convenience init<Scope: AttributeScope>(_ attrStr: AttributedString, including scope: Scope.Type) throws {
    self.init(attributedString: attrStr.object(AttributeGroups(scope)))
  }
}

nonisolated extension AttributedString {
  /// The text of an object, with the attributes that are known: those of UIKit and SwiftUI, links and emphasis.
  public init(_ nsStr: NSAttributedString) {
    self.init(nsStr, AttributeGroups.all)
  }

  /// The text of an object, with the attributes of a scope.
  ///
  /// - Parameters:
  ///   - nsStr: the text.
  ///   - scope: such as `\.uiKit`. A scope of the program's own counts as all attributes that are known.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    try self.init(nsStr, including: Scope.self)
  }

  /// The text of an object, with the attributes of a scope. One of the program's own counts as all attributes that are known.
  public init<Scope: AttributeScope>(_ nsStr: NSAttributedString, including scope: Scope.Type) throws {
    self.init(nsStr, AttributeGroups(scope))
  }

  private init(_ string: NSAttributedString, _ groups: AttributeGroups) {
    self.init()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let words = (string.string as NSString).substring(with: range)
      append(AttributedString(words, attributes: AttributeContainer(attributes, groups)))
    }
  }

  fileprivate func object(_ groups: AttributeGroups) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = run.attributes.dictionary(groups)
      result.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
    }
    return result
  }
}

/// Which attributes a scope has.
nonisolated struct AttributeGroups: OptionSet {
  let rawValue: Int

  static let foundation = AttributeGroups(rawValue: 1)
  static let swiftUI = AttributeGroups(rawValue: 2)
  static let uiKit = AttributeGroups(rawValue: 4)
  static let all: AttributeGroups = [.foundation, .swiftUI, .uiKit]

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init<Scope: AttributeScope>(_ scope: Scope.Type) {
    if scope == AttributeScopes.FoundationAttributes.self {
      self = .foundation
    } else if scope == AttributeScopes.SwiftUIAttributes.self {
      self = [.foundation, .swiftUI]
    } else {
      self = .all
    }
  }
}

extension NSAttributedString.Key {
  /// How words are emphasized, the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}
