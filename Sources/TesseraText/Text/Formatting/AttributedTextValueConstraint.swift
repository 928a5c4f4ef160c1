import Foundation

/// A definition that corrects the values of one attribute (J391).
nonisolated public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
  /// The attribute whose values are corrected.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// Corrects the attribute. All attributes can be read, and only this one can be written.
  func constrain(_ container: inout AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>)
}

nonisolated extension AttributedTextValueConstraint {
  /// The attributes of a run, of which one can be written.
  public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Nothing but the constraint itself.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

  public func _constrain(_ container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container = proxy.container
  }
}
