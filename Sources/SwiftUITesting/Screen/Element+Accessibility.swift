import SwiftUI
import TesseraCore
import Testing

/// What assistive technology finds of an element beside its label, its value and what it is.
extension Element {
  /// How deep the heading lies in the outline of the screen, by `accessibilityHeading(_:)`.
  public var headingLevel: AccessibilityHeadingLevel { resolve()?.details.headingLevel ?? .unspecified }

  /// What people may call the element when they speak to it, by `accessibilityInputLabels(_:)`; its label where that says nothing.
  public var inputLabels: [String] {
    guard let element = resolve() else { return [] }
    return element.details.inputLabels.isEmpty ? [element.label] : element.details.inputLabels
  }

  /// What kind of text the element shows, by `accessibilityTextContentType(_:)`; nil where nothing says it.
  public var textContentType: AccessibilityTextContentType? { resolve()?.details.textContentType }

  /// What is told of the element on request, by `accessibilityCustomContent(_:_:importance:)`.
  public var customContent: [AXCustomContent] { resolve()?.details.customContent ?? [] }

  /// Whether assistive technology may operate the element: by `accessibilityRespondsToUserInteraction(_:)`, or else because it is a
  /// control.
  public var respondsToUserInteraction: Bool { resolve()?.respondsToUserInteraction ?? false }

  /// The names of what can be done with the element beside pressing it.
  public var actionNames: [String] {
    (resolve()?.actions ?? []).filter { !$0.isDefault }.map(\.name)
  }

  /// Whether assistive technology is at the element.
  public var hasAccessibilityFocus: Bool {
    guard let node = resolve()?.node else { return false }
    return screen.graph.accessibilityFocus.target === node
  }

  /// Goes to the element, as a screen reader does; states of `accessibilityFocused(_:)` follow.
  public func focusForAccessibility(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = resolve(location) else { return }
    screen.perform("read \"\(element.label)\"") { screen.graph.accessibilityFocus.move(to: element.node) }
  }
}
