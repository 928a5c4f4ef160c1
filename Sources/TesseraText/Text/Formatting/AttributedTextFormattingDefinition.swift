import Foundation

/// Which attributes a text may have, and with which values (J391).
///
/// `attributedTextFormattingDefinition(_:)` applies a definition to the `Text` views and editors of attributed strings in a view.
/// They show only the attributes of the scope, with the values that the constraints of the definition leave.
nonisolated public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that are shown. All others are ignored, and stay in the string.
  associatedtype Scope: AttributeScope
  /// What the definition consists of.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The constraints of the definition. Each reads what those above it have left.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  /// Applies the constraints to the attributes of one run.
  func _constrain(_ container: inout AttributeContainer)
}

nonisolated extension AttributedTextFormattingDefinition {
  /// A constraint that permits some values of one attribute.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// Applies all constraints of the definition, in their order. Attributes outside of the scope stay as they are.
  public func constrain(_ container: inout AttributeContainer) {
    _constrain(&container)
  }

  public func _constrain(_ container: inout AttributeContainer) {
    body._constrain(&container)
  }
}
