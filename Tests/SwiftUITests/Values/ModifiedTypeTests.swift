import SwiftUITesting
import Testing

/// Types of modified views.
@MainActor
struct ModifiedTypeTests {
  private func name(_ view: some View) -> String {
    String(describing: type(of: view))
  }

  @Test("J23, H5: the types of modified views read as SwiftUI's do")
  func modifiers() {
    let text = Text("a")
    #expect(name(text.padding()) == "ModifiedContent<Text, _PaddingLayout>")
    #expect(name(text.padding(.top, 3)) == "ModifiedContent<Text, _PaddingLayout>")
    #expect(name(text.frame(width: 3)) == "ModifiedContent<Text, _FrameLayout>")
    #expect(name(text.frame(maxWidth: .infinity)) == "ModifiedContent<Text, _FlexFrameLayout>")
    #expect(name(text.background(Color.red)) == "ModifiedContent<Text, _BackgroundStyleModifier<Color>>")
    #expect(name(text.background(.red)) == "ModifiedContent<Text, _BackgroundStyleModifier<Color>>")
    #expect(name(text.background { Circle() }) == "ModifiedContent<Text, _BackgroundModifier<Circle>>")
    #expect(name(text.overlay { Text("b") }) == "ModifiedContent<Text, _OverlayModifier<Text>>")
    #expect(name(text.overlay(Text("b"), alignment: .top)) == "ModifiedContent<Text, _OverlayModifier<Text>>")
    #expect(name(text.offset(x: 3)) == "ModifiedContent<Text, _OffsetEffect>")
    #expect(name(text.opacity(0.5)) == "ModifiedContent<Text, _OpacityEffect>")
    #expect(name(text.clipShape(Circle())) == "ModifiedContent<Text, _ClipEffect<Circle>>")
    #expect(name(text.clipped()) == "ModifiedContent<Text, _ClipEffect<Rectangle>>")
    #expect(
      name(Color.red.foregroundColor(.blue))
        == "ModifiedContent<Color, _EnvironmentKeyWritingModifier<Optional<Color>>>")
    #expect(name(Color.red.font(.body)) == "ModifiedContent<Color, _EnvironmentKeyWritingModifier<Optional<Font>>>")
    #expect(
      name(text.environment(\.lineLimit, 2)) == "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>")
    #expect(
      name(text.padding().frame(height: 2))
        == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _FrameLayout>")
  }

  @Test("J23: the types of what a builder makes")
  func builders() {
    func choice(_ isFirst: Bool) -> some View {
      Group {
        if isFirst { Text("a") } else { Color.red }
      }
    }
    #expect(name(choice(true)) == "Group<_ConditionalContent<Text, Color>>")
    #expect(
      name(
        VStack {
          Text("a").padding()
          Color.red
        }) == "VStack<TupleView<(ModifiedContent<Text, _PaddingLayout>, Color)>>")
  }

  @Test("J23: colors and fonts that the environment brings are applied, and taken back")
  func applied() {
    let screen = Screen(width: 100, height: 60) { Rectangle().foregroundColor(.red) }
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 30)).red > 0.8)
    screen.update { Rectangle().foregroundColor(.blue) }
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 30)).blue > 0.8)
    screen.update { Rectangle().foregroundColor(nil) }
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 30)).blue < 0.1)
    let large = measure(.unspecified) { VStack { Text("a") }.font(.system(size: 40)) }
    let plain = measure(.unspecified) { VStack { Text("a") }.font(nil) }
    #expect(large.height > plain.height)
  }
}
