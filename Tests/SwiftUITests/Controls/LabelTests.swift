import SwiftUITesting
import Testing

/// Labels and groups.
@MainActor
struct LabelTests {
  private func label() -> some View {
    Label {
      Text("Rain")
    } icon: {
      Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("drop")
    }
  }

  @Test("a label shows icon and title in this order")
  func titleAndIcon() {
    let frames = layout(in: CGSize(width: 200, height: 40)) {
      Label {
        Text("Rain").probe("title")
      } icon: {
        Color.blue.frame(width: 20, height: 20).probe("icon")
      }
    }
    #expect((frames["icon"]?.maxX ?? 0) + 8 == frames["title"]?.minX)
  }

  @Test("labelIconToTitleSpacing sets the distance between icon and title; one that is not finite changes nothing")
  func spacing() {
    func distance(_ spacing: CGFloat) -> CGFloat? {
      let frames = layout(in: CGSize(width: 200, height: 40)) {
        Label {
          Text("Rain").probe("title")
        } icon: {
          Color.blue.frame(width: 20, height: 20).probe("icon")
        }
        .labelIconToTitleSpacing(spacing)
      }
      guard let icon = frames["icon"], let title = frames["title"] else { return nil }
      return title.minX - icon.maxX
    }
    #expect(distance(30) == 30)
    #expect(distance(0) == 0)
    #expect(distance(.nan) == 8)
    #expect(distance(.infinity) == 8)
  }

  @Test("the built-in styles show what they are called for; an icon alone is called by its title")
  func styles() {
    #expect(Screen { label().labelStyle(.titleOnly) }.elements().map(\.label) == ["Rain"])
    let iconOnly = Screen { label().labelStyle(.iconOnly) }
    #expect(iconOnly["Rain"].role == .image)
    #expect(iconOnly["Rain"].frame.size == CGSize(width: 20, height: 20))
    #expect(Screen { label().labelStyle(.titleAndIcon) }.visibleText == ["Rain"])
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("stacked")
        configuration.title
        Label(configuration).labelStyle(.titleOnly)
      }
    }
  }

  @Test("a style of one's own places title and icon, and may use labels itself")
  func customStyle() {
    #expect(Screen { label().labelStyle(Stacked()) }.visibleText == ["stacked", "Rain", "Rain"])
  }

  @Test("labeled content has its label at one end and its value at the other")
  func labeledContent() {
    let screen = Screen(width: 300) {
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Count", value: 1_234, format: .number)
        LabeledContent("Color") { Color.red.frame(width: 10, height: 10) }
        LabeledContent {
          Text("b")
        } label: {
          Text("a")
        }
      }
    }
    #expect(screen.visibleText == ["Name", "Ada", "Count", "1,234", "Color", "a", "b"])
    #expect(screen["Name"].frame.minX == 0)
    #expect(screen["Ada"].frame.maxX == 300)
  }

  @Test("a group box shows its heading and content; a style of one's own is told both")
  func groupBox() {
    struct Plain: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    #expect(Screen { GroupBox("Heading") { Text("content") } }.visibleText == ["Heading", "content"])
    let styled = Screen { GroupBox("Heading") { Text("content") }.groupBoxStyle(Plain()) }
    #expect(styled.visibleText == ["content", "Heading"])
    #expect(Screen { GroupBox { Text("content") } }.visibleText == ["content"])
    #expect(Screen { GroupBox(label: Text("Old")) { Text("content") } }.visibleText == ["Old", "content"])
  }

  private struct Detail: View {
    var body: some View { Text("detail") }
  }

  @Test("F44: the content of a disclosure group exists only while it is shown")
  func disclosure() {
    let screen = Screen { DisclosureGroup("More") { Detail() } }
    #expect(screen.visibleText == ["More"])
    #expect(screen.trace.bodies(of: Detail.self) == 0)
    screen["More"].tap()
    #expect(screen.visibleText == ["More", "detail"])
    #expect(screen.trace.bodies(of: Detail.self) == 1)
    screen["More"].tap()
    #expect(screen.visibleText == ["More"])
  }

  @Test("F44: a binding opens and closes a disclosure group, and is written")
  func disclosureBinding() {
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("detail") }
          Button("Close") { isOpen = false }
          Text(isOpen ? "open" : "closed")
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.visibleText == ["More", "detail", "Close", "open"])
    screen["Close"].tap()
    #expect(screen.visibleText == ["More", "Close", "closed"])
    screen["More"].tap()
    #expect(screen.visibleText == ["More", "detail", "Close", "open"])
  }

  @Test("a link opens its address by way of the environment")
  func link() throws {
    var opened: [String] = []
    let url = try #require(URL(string: "https://example.org/a"))
    let screen = Screen {
      Link("Site", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    #expect(screen["Site"].role == .link)
    screen["Site"].tap()
    #expect(opened == ["https://example.org/a"])
  }

  private struct Dimmed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(isEnabled ? "ready" : "not now")
      }
    }
  }

  @Test("a button style reads the environment, and follows it")
  func buttonStyleEnvironment() {
    func content(_ isDisabled: Bool) -> some View {
      Button("Go") {}.buttonStyle(Dimmed()).disabled(isDisabled)
    }
    let screen = Screen { content(false) }
    #expect(screen.visibleText == ["Go", "ready"])
    screen.update { content(true) }
    #expect(screen.visibleText == ["Go", "not now"])
  }

  @Test("bordered buttons are as large as the control size says, and small ones end in half circles")
  func controlSizes() {
    func height(_ size: ControlSize) -> CGFloat {
      Screen { Button("Go") {}.buttonStyle(.bordered).controlSize(size) }["Go"].frame.height
    }
    #expect(height(.small) < height(.regular))
    #expect(height(.regular) < height(.large))
    #expect(height(.mini) < height(.small))
  }
}
