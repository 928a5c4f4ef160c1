import SwiftUITesting
import TesseraControls
import TesseraCore
import Testing

/// What a screen of the desktop idiom shows, and how large that is.
@MainActor
struct DesktopMetricTests {
  private func height(_ idiom: ScreenIdiom, @ViewBuilder _ content: () -> some View) -> CGFloat {
    let content = content()
    return Screen(width: 400, height: 300, idiom: idiom) { content }["Go"].frame.height
  }

  @Test("DK1: a screen is that of a phone if nothing is said, and views do not change its idiom")
  func idiom() {
    struct Idiom: View {
      @Environment(\.idiom) private var idiom
      var body: some View { Text(idiom == .desktop ? "desktop" : "phone") }
    }
    #expect(Screen { Idiom() }["phone"].exists)
    #expect(Screen(idiom: .phone) { Idiom() }["phone"].exists)
    let screen = Screen(idiom: .desktop) { Idiom() }
    #expect(screen["desktop"].exists)
    screen.update { Idiom() }
    #expect(screen["desktop"].exists)
    #expect(Screen(restoring: screen) { Idiom() }["desktop"].exists)
  }

  @Test(
    "DK2: text styles have the sizes of macOS",
    arguments: [
      (Font.TextStyle.largeTitle, 26), (.title, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13),
      (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption, 10), (.caption2, 10),
    ] as [(Font.TextStyle, CGFloat)])
  func typeScale(style: Font.TextStyle, size: CGFloat) {
    struct Size: View {
      let style: Font.TextStyle
      @Environment(\.fontResolutionContext) private var context
      var body: some View { Text("\(Int(Font.system(style).resolve(in: context).pointSize))") }
    }
    #expect(Screen(idiom: .desktop) { Size(style: style) }["\(Int(size))"].exists)
  }

  @Test("DK2: the styles of a desktop grow with the user's preference, headlines are bold, the smallest texts medium")
  func preference() {
    let context = FontContext(idiom: .desktop)
    #expect(Font.headline.resolved(in: context).weight == 700)
    #expect(Font.caption2.resolved(in: context).weight == 500)
    #expect(Font.headline.resolved(in: FontContext()).weight == 600)
    var large = context
    large.dynamicTypeSize = .xxxLarge
    #expect(Font.body.resolved(in: large).size == 18)
    #expect(Font.system(size: 15).resolved(in: context).size == 15)
  }

  @Test(
    "DK3: buttons have the heights of their control sizes",
    arguments: [
      (ControlSize.mini, 16), (.small, 18), (.regular, 22), (.large, 28), (.extraLarge, 36),
    ] as [(ControlSize, CGFloat)])
  func buttons(size: ControlSize, height: CGFloat) {
    #expect(self.height(.desktop) { Button("Go") {}.controlSize(size) } == height)
    #expect(self.height(.desktop) { Button("Go") {}.buttonStyle(.bordered).controlSize(size) } == height)
    #expect(self.height(.desktop) { Button("Go") {}.buttonStyle(.borderedProminent).controlSize(size) } == height)
  }

  @Test("DK3: a field is as high as a button")
  func field() {
    let frames = layout(in: CGSize(width: 200, height: 100)) {
      TextField("Name", text: .constant("")).probe("field").environment(\.idiom, .desktop)
    }
    #expect(frames["field"]?.height == 22)
  }

  @Test("DK4: the button of the Return key has the accent color, and so have prominent ones")
  func defaultButton() {
    func color(_ view: some View) -> (red: Double, blue: Double) {
      let screen = Screen(width: 200, height: 100, scale: 1, idiom: .desktop) { view }
      let frame = screen["Go"].frame
      let pixel = screen.snapshot().color(at: CGPoint(x: frame.minX + 4, y: frame.midY))
      return (Double(pixel.red), Double(pixel.blue))
    }
    let plain = color(Button("Go") {})
    #expect(plain.red > 0.95)
    let prominent = color(Button("Go") {}.buttonStyle(.borderedProminent))
    #expect(prominent.red < 0.3 && prominent.blue > 0.8)
    #expect(color(Button("Go") {}.keyboardShortcut(.defaultAction)) == prominent)
    #expect(color(Button("Go") {}.keyboardShortcut(.defaultAction).disabled(true)).red > 0.5)
  }

  @Test("DK5: a field has a ring while the user is in it")
  func focusRing() {
    let screen = Screen(width: 200, height: 100, scale: 1, idiom: .desktop) {
      TextField("Name", text: .constant("")).frame(width: 100)
    }
    let frame = screen.element(.textField, "Name").frame
    let place = CGPoint(x: frame.minX - 2, y: frame.midY)
    let before = screen.snapshot().color(at: place)
    screen.element(.textField, "Name").tap()
    #expect(screen.snapshot().color(at: place) != before)
  }
}
