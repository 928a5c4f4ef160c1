import Foundation
import SwiftUI

private typealias UIKitScope = AttributeScopes.UIKitAttributes
private typealias LinkKey = AttributeScopes.FoundationAttributes.LinkAttribute
private typealias IntentKey = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
private typealias SwiftUIScope = AttributeScopes.SwiftUIAttributes

// The attributes of values and of objects.
nonisolated extension AttributeContainer {
  /// Takes what is known of the attributes of an object.
  init(_ attributes: [NSAttributedString.Key: Any], _ groups: AttributeGroups = .all) {
    self.init()
    if groups.contains(.foundation) { takeFoundation(attributes) }
    if groups.contains(.swiftUI) { takeSwiftUI(attributes) }
    if groups.contains(.uiKit) { takeUIKit(attributes) }
  }

  private mutating func takeFoundation(_ attributes: [NSAttributedString.Key: Any]) {
    if let url = attributes[.link] as? URL { self[LinkKey.self] = url }
    if let string = attributes[.link] as? String { self[LinkKey.self] = URL(string: string) }
    guard let intent = Self.number(attributes[.inlinePresentationIntent]), intent > 0 else { return }
    self[IntentKey.self] = InlinePresentationIntent(rawValue: UInt(intent))
  }

  private mutating func takeSwiftUI(_ attributes: [NSAttributedString.Key: Any]) {
    take(SwiftUIScope.FontAttribute.self, attributes)
    take(SwiftUIScope.ForegroundColorAttribute.self, attributes)
    take(SwiftUIScope.BackgroundColorAttribute.self, attributes)
    take(SwiftUIScope.KerningAttribute.self, attributes)
    take(SwiftUIScope.TrackingAttribute.self, attributes)
    take(SwiftUIScope.BaselineOffsetAttribute.self, attributes)
    take(SwiftUIScope.UnderlineStyleAttribute.self, attributes)
    take(SwiftUIScope.StrikethroughStyleAttribute.self, attributes)
  }

  private mutating func takeUIKit(_ attributes: [NSAttributedString.Key: Any]) {
    take(UIKitScope.FontAttribute.self, attributes)
    take(UIKitScope.ParagraphStyleAttribute.self, attributes)
    take(UIKitScope.ForegroundColorAttribute.self, attributes)
    take(UIKitScope.BackgroundColorAttribute.self, attributes)
    take(UIKitScope.UnderlineColorAttribute.self, attributes)
    take(UIKitScope.StrikethroughColorAttribute.self, attributes)
    take(UIKitScope.AttachmentAttribute.self, attributes)
    self[UIKitScope.KernAttribute.self] = Self.number(attributes[.kern])
    self[UIKitScope.TrackingAttribute.self] = Self.number(attributes[.tracking])
    self[UIKitScope.BaselineOffsetAttribute.self] = Self.number(attributes[.baselineOffset])
    self[UIKitScope.UnderlineStyleAttribute.self] = Self.line(attributes[.underlineStyle])
    self[UIKitScope.StrikethroughStyleAttribute.self] = Self.line(attributes[.strikethroughStyle])
  }

  private mutating func take<Key: AttributedStringKey>(_ key: Key.Type, _ attributes: [NSAttributedString.Key: Any])
  where Key.Value: Sendable {
    if let value = attributes[NSAttributedString.Key(Key.name)] as? Key.Value { self[key] = value }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as UInt: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    guard let number = number(value), number.isFinite, abs(number) < 1e9 else { return nil }
    return NSUnderlineStyle(rawValue: Int(number))
  }

  // MARK: To objects

  /// The attributes as those of an object.
  func dictionary(_ groups: AttributeGroups) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func put<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if let value = self[key] { result[NSAttributedString.Key(Key.name)] = value }
    }
    if groups.contains(.foundation) {
      if let link = self[LinkKey.self] { result[.link] = link }
      if let intent = self[IntentKey.self] { result[.inlinePresentationIntent] = intent.rawValue }
    }
    if groups.contains(.swiftUI) {
      put(SwiftUIScope.FontAttribute.self)
      put(SwiftUIScope.ForegroundColorAttribute.self)
      put(SwiftUIScope.BackgroundColorAttribute.self)
      put(SwiftUIScope.KerningAttribute.self)
      put(SwiftUIScope.TrackingAttribute.self)
      put(SwiftUIScope.BaselineOffsetAttribute.self)
      put(SwiftUIScope.UnderlineStyleAttribute.self)
      put(SwiftUIScope.StrikethroughStyleAttribute.self)
    }
    guard groups.contains(.uiKit) else { return result }
    put(UIKitScope.FontAttribute.self)
    put(UIKitScope.ParagraphStyleAttribute.self)
    put(UIKitScope.ForegroundColorAttribute.self)
    put(UIKitScope.BackgroundColorAttribute.self)
    put(UIKitScope.KernAttribute.self)
    put(UIKitScope.TrackingAttribute.self)
    put(UIKitScope.BaselineOffsetAttribute.self)
    put(UIKitScope.UnderlineColorAttribute.self)
    put(UIKitScope.StrikethroughColorAttribute.self)
    put(UIKitScope.AttachmentAttribute.self)
    // What objects have of styles of lines are numbers.
    if let style = self[UIKitScope.UnderlineStyleAttribute.self] { result[.underlineStyle] = style.rawValue }
    if let style = self[UIKitScope.StrikethroughStyleAttribute.self] { result[.strikethroughStyle] = style.rawValue }
    return result
  }
}

/// Shows the attributes of UIKit in texts of SwiftUI, which find it by its name (J142).
final class UIKitTextAttributes: ForeignTextAttributes {
  nonisolated static func shown(_ attributes: AttributeContainer) -> AttributeContainer {
    var result = attributes
    if let font = attributes[UIKitScope.FontAttribute.self] { result.swiftUI.font = Font(font) }
    if let color = attributes[UIKitScope.ForegroundColorAttribute.self] {
      result.swiftUI.foregroundColor = Color(color)
    }
    if let color = attributes[UIKitScope.BackgroundColorAttribute.self] {
      result.swiftUI.backgroundColor = Color(color)
    }
    if let kern = attributes[UIKitScope.KernAttribute.self] { result.swiftUI.kern = kern }
    if let tracking = attributes[UIKitScope.TrackingAttribute.self] { result.swiftUI.tracking = tracking }
    if let offset = attributes[UIKitScope.BaselineOffsetAttribute.self] { result.swiftUI.baselineOffset = offset }
    if let style = attributes[UIKitScope.UnderlineStyleAttribute.self], style.rawValue != 0 {
      result.swiftUI.underlineStyle = line(attributes[UIKitScope.UnderlineColorAttribute.self])
    }
    if let style = attributes[UIKitScope.StrikethroughStyleAttribute.self], style.rawValue != 0 {
      result.swiftUI.strikethroughStyle = line(attributes[UIKitScope.StrikethroughColorAttribute.self])
    }
    return result
  }

  nonisolated private static func line(_ color: UIColor?) -> Text.LineStyle {
    Text.LineStyle(pattern: .solid, color: color.map { Color($0) })
  }
}
