import SwiftUI
import Testing

/// Shape styles.
struct ShapeStyleTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func paint(
    _ style: some ShapeStyle, over foreground: AnyShapeStyle? = nil, _ scheme: ColorScheme = .light
  ) -> Paint {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.foregroundStyle = foreground
    return style._paint(in: _PaintContext(environment: environment, bounds: bounds)).paint
  }

  private func hex(
    _ style: some ShapeStyle, over foreground: AnyShapeStyle? = nil, _ scheme: ColorScheme = .light
  ) -> String? {
    if case .color(let color) = paint(style, over: foreground, scheme) { color.description } else { nil }
  }

  @Test("colors paint themselves")
  func colors() {
    #expect(hex(.black) == "#000000FF")
    #expect(hex(Color.black.opacity(0.5)) == "#00000080")
    #expect(hex(AnyShapeStyle(Color.white)) == "#FFFFFFFF")
    #expect(hex(.background, .dark) == "#000000FF")
    #expect(hex(.tint) == "#0088FFFF")
  }

  @Test("levels of the usual foreground are shades of the color of text")
  func labelLevels() {
    #expect(hex(.primary) == "#000000FF")
    #expect(hex(.secondary) == "#3C3C4399")
    #expect(hex(.tertiary) == "#3C3C434D")
    #expect(hex(.secondary, .dark) == "#EBEBF599")
  }

  @Test("levels of a foreground of one's own are the same, more transparent")
  func ownLevels() {
    let black = AnyShapeStyle(Color(white: 0))
    #expect(hex(.foreground, over: black) == "#000000FF")
    #expect(hex(.secondary, over: black) == "#00000080")
    #expect(hex(Color(white: 0).tertiary) == "#00000040")
  }

  @Test("a foreground that refers to the foreground means the one outside of it")
  func nestedForeground() {
    let outer = AnyShapeStyle(Color(white: 0))
    let inner = AnyShapeStyle(HierarchicalShapeStyle.secondary, over: outer)
    #expect(hex(.foreground, over: inner) == "#00000080")
    #expect(hex(.secondary, over: inner) == "#00000040")
    #expect(hex(.foreground, over: AnyShapeStyle(.foreground)) == "#000000FF")
  }

  @Test("each level has a style of its own if one is given")
  func severalForegrounds() {
    let levels = AnyShapeStyle(levels: [AnyShapeStyle(Color(white: 0)), AnyShapeStyle(Color(white: 1))])
    #expect(hex(.primary, over: levels) == "#000000FF")
    #expect(hex(.secondary, over: levels) == "#FFFFFFFF")
    #expect(hex(.tertiary, over: levels) == "#FFFFFF80")
  }

  @Test("styles of one's own resolve by their surroundings")
  func ownStyle() {
    struct Night: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color(white: 1) : Color(white: 0)
      }
    }
    #expect(hex(Night()) == "#000000FF")
    #expect(hex(Night(), .dark) == "#FFFFFFFF")
    #expect(hex(Night().opacity(0.5)) == "#00000080")
    struct Nothing: ShapeStyle {}
    #expect(hex(Nothing()) == "#00000000")
  }

  @Test("erased styles are equal if they can be compared and are")
  func erasedEquality() {
    #expect(AnyShapeStyle(Color.red).isEqual(to: AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(.tint).isEqual(to: AnyShapeStyle(.tint)))
    #expect(!AnyShapeStyle(.tint).isEqual(to: AnyShapeStyle(.separator)))
    #expect(AnyShapeStyle(AnyShapeStyle(.tint)).isEqual(to: AnyShapeStyle(.tint)))
  }
}
