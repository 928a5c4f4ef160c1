import SwiftUITesting
import TesseraControls
import Testing

/// Controls as programs for macOS have them.
@MainActor
struct MacControlTests {
  private func screen<Content: View>(
    isMac: Bool = true, width: CGFloat = 300, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    let content = content()
    return Screen(width: width, height: 300, scale: 1) { content.environment(\.idiom, isMac ? .desktop : .phone) }
  }

  private func height(isMac: Bool) -> CGFloat {
    screen(isMac: isMac) { Button("Go") {} }["Go"].frame.height
  }

  @Test("J234: A button has a border, which belongs to it, and acts")
  func button() {
    var count = 0
    let screen = screen { Button("Go") { count += 1 } }
    let frame = screen["Go"].frame
    let plain = self.screen { Button("Go") {}.buttonStyle(.plain) }["Go"].frame
    #expect(frame.width >= plain.width + 20 && frame.height >= plain.height + 4)
    screen.tap(at: CGPoint(x: frame.minX + 3, y: frame.midY))
    #expect(count == 1)
    let borderless = self.screen { Button("Go") {}.buttonStyle(.borderless) }["Go"].frame
    #expect(borderless.size == plain.size)
  }

  @Test("J234: A toggle is a box, and a style still chooses")
  func toggle() {
    struct Choice: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Box", isOn: $isOn).fixedSize()
        Text(isOn ? "on" : "off")
      }
    }
    let box = screen { Choice() }
    #expect(box["Box"].frame.width < screen(isMac: false) { Choice() }["Box"].frame.width)
    box["Box"].tap()
    #expect(box["on"].exists)
    #expect(screen { Choice().toggleStyle(.switch) }["Box"].frame.width > box["Box"].frame.width)
  }

  @Test("J234: A field has a border, and one with a style has that of the style only")
  func field() {
    let field = TextField("Name", text: .constant("")).probe("field")
    func frame(isMac: Bool, _ view: some View) -> CGSize {
      layout(in: CGSize(width: 200, height: 100)) { view.environment(\.idiom, isMac ? .desktop : .phone) }["field"]?
        .size ?? .zero
    }
    #expect(frame(isMac: true, field).height > frame(isMac: true, field.textFieldStyle(.plain)).height)
    #expect(frame(isMac: true, field.textFieldStyle(.roundedBorder)) == frame(isMac: true, field))
  }

  @Test("J234: A list without a style has no cards, and low rows; one with a style has that")
  func list() {
    func corner(_ screen: Screen) -> Bool {
      let pixel = screen.snapshot().color(at: CGPoint(x: 2, y: 290))
      return pixel.red > 0.99 && pixel.green > 0.99 && pixel.blue > 0.99
    }
    let list = List { ForEach(0..<3) { Text("Row \($0)") } }
    let mac = screen { list }
    #expect(corner(mac) && !corner(screen(isMac: false) { list }))
    #expect(mac["Row 1"].frame.minY - mac["Row 0"].frame.minY < 36)
    #expect(!corner(screen { list.listStyle(.insetGrouped) }))
    #expect(corner(screen { list.listStyle(.automatic) }))
  }

  @Test("J234: A field has a border, and a form is a column of controls")
  func fieldsAndForms() {
    struct Settings: View {
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name)
          Button("Save") {}
        }
      }
    }
    let mac = screen { Settings() }
    let phone = screen(isMac: false) { Settings() }
    #expect(phone.describe().contains("list") && !mac.describe().contains("list"))
    #expect(mac["Save"].frame.minY > mac.element(.textField, "Name").frame.maxY)
  }
}
