import Foundation
import SwiftUITesting
import Testing

/// J391: which attributes a text may have, and with which values.
@MainActor
struct TextFormattingDefinitionTests {
  private enum Person: AttributedStringKey {
    typealias Value = String
    static let name = "Person"
  }

  private struct Note: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
      let person: Person
    }

    var body: some AttributedTextFormattingDefinition<Scope> {
      PeopleAreGreen()
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    }
  }

  private struct PeopleAreGreen: AttributedTextValueConstraint {
    typealias Scope = Note.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      container.foregroundColor = container.person == nil ? nil : .green
    }
  }

  /// Used in any scope.
  private struct NoWhite<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .white { container.foregroundColor = .black }
    }
  }

  private struct Plain: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes

    var body: some AttributedTextFormattingDefinition<Scope> { NoWhite() }
  }

  @Test("J391: constraints are applied in their order, and correct the values that are not allowed")
  func constraints() {
    var attributes = AttributeContainer()
    attributes.foregroundColor = .red
    attributes.underlineStyle = Text.LineStyle(pattern: .dash)
    attributes.font = .title
    Note().constrain(&attributes)
    #expect(attributes.foregroundColor == nil)
    #expect(attributes.underlineStyle == .single)
    #expect(attributes.font == .title)
    attributes[Person.self] = "Ann"
    Note().constrain(&attributes)
    #expect(attributes.foregroundColor == .green)
    attributes.foregroundColor = .white
    Plain().constrain(&attributes)
    #expect(attributes.foregroundColor == .black)
    attributes.foregroundColor = .white
    AttributedTextFormatting.AnyDefinition(Plain()).constrain(&attributes)
    #expect(attributes.foregroundColor == .black)
  }

  private func size(_ text: AttributedString, _ isDefined: Bool) -> CGSize? {
    layout(in: CGSize(width: 400, height: 100)) {
      if isDefined {
        Text(text).probe("text").attributedTextFormattingDefinition(Note())
      } else {
        Text(text).probe("text")
      }
    }["text"]?.size
  }

  @Test("J391: a text shows the attributes of the scope only")
  func scope() {
    var large = AttributedString("words")
    large.font = .largeTitle
    let plain = size(AttributedString("words"), false)
    #expect(size(large, false) != plain)
    #expect(size(large, true) == plain)
  }

  @Test("J391: what the user changes in an editor is written as the constraints leave it, with attributes of no scope")
  func editor() {
    let page = AttributedEditorTests.Page(AttributedString("Ann"))
    page.text[Person.self] = "Ann"
    page.text.font = .title
    let screen = Screen {
      TextEditor(text: Bindable(page).text).attributedTextFormattingDefinition(Note())
    }
    #expect(page.text.runs.first?.foregroundColor == nil)
    screen.element(.textField).tap()
    screen.key(.end)
    screen.type("a")
    #expect(page.text.runs.map(\.foregroundColor) == [.green])
    #expect(page.text.runs.first?.font == .title)
  }

  @Test("J391: a scope alone can be a definition")
  func scopeOnly() {
    var text = AttributedString("words")
    text.font = .largeTitle
    func size(_ isFoundation: Bool) -> CGSize? {
      layout(in: CGSize(width: 400, height: 100)) {
        if isFoundation {
          Text(text).probe("text").attributedTextFormattingDefinition(\.foundation)
        } else {
          Text(text).probe("text").attributedTextFormattingDefinition(\.swiftUI)
        }
      }["text"]?.size
    }
    #expect(size(true) != size(false))
  }
}
