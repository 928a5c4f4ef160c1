import SwiftUITesting
import Testing
import UniformTypeIdentifiers

private struct Note: Codable, Transferable, Equatable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

/// The clipboard.
@MainActor
struct ClipboardTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func press(_ key: Character, _ screen: Screen) {
    screen.key(KeyEquivalent(key), modifiers: .command)
  }

  @Test("What has the focus is copied, cut and pasted by keys, as values")
  func values() async {
    struct Page: View {
      let log: Log
      @FocusState private var place: Int?
      @State private var notes = [Note(text: "one"), Note(text: "two")]

      init(log: Log) { self.log = log }

      var body: some View {
        VStack {
          Text("From").focusable().focused($place, equals: 0)
            .copyable(notes)
            .cuttable(for: Note.self) {
              defer { notes = [] }
              return notes
            }
          Text("To").focusable().focused($place, equals: 1)
            .pasteDestination(for: Note.self) {
              log.lines += $0.map(\.text)
            } validator: {
              $0.filter { $0.text != "two" }
            }
          Text("Text").focusable().focused($place, equals: 2)
            .pasteDestination(for: String.self) { log.lines += $0 }
          Button("0") { place = 0 }
          Button("1") { place = 1 }
          Button("2") { place = 2 }
          Text("\(notes.count) notes")
        }
      }
    }
    let screen = Screen { Page(log: log) }
    press("c", screen)
    screen["1"].tap()
    press("v", screen)
    #expect(log.lines.isEmpty)
    screen["0"].tap()
    press("c", screen)
    screen["1"].tap()
    press("v", screen)
    #expect(log.lines == ["one"])
    screen["0"].tap()
    press("x", screen)
    #expect(screen["0 notes"].exists)
    screen["2"].tap()
    press("v", screen)
    await screen.settle()
    #expect(log.lines == ["one", "one", "two"])
    screen["0"].tap()
    press("x", screen)
    screen["2"].tap()
    press("v", screen)
    await screen.settle()
    #expect(log.lines.count == 5)
  }

  @Test("Providers are copied, cut and pasted by the types that they have")
  func providers() async {
    struct Page: View {
      let log: Log
      @FocusState private var isFocused: Bool

      init(log: Log) { self.log = log }

      var body: some View {
        Text("Here").focusable().focused($isFocused)
          .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
          .onCutCommand { [NSItemProvider(object: NSURL(string: "https://swift.org")!)] }
          .onPasteCommand(of: [.url]) { log.lines.append("\($0.count) URLs") }
          .onPasteCommand(of: [UTType.plainText.identifier]) { log.lines.append("\($0.count) texts") }
          .onAppear { isFocused = true }
      }
    }
    let screen = Screen { Page(log: log) }
    press("c", screen)
    press("v", screen)
    #expect(log.lines == ["1 texts"])
    press("x", screen)
    press("v", screen)
    #expect(log.lines == ["1 texts", "1 URLs"])
  }

  @Test("UIPasteboard holds texts, URLs, pictures and data; each screen has its own")
  func uiKit() {
    let picture = UIImage(data: Screen(width: 3, height: 2, scale: 1) { Color.red }.snapshot().pngData())!
    let screen = Screen {
      Button("Text") { UIPasteboard.general.string = "hello" }
      Button("Texts") { UIPasteboard.general.strings = ["a", "b"] }
      Button("URL") { UIPasteboard.general.url = URL(string: "https://swift.org") }
      Button("Picture") { UIPasteboard.general.image = picture }
      Button("Data") { UIPasteboard.general.setData(Data([1, 2]), forPasteboardType: "public.data") }
      Button("Nothing") { UIPasteboard.general.string = nil }
      Button("Look") {
        let board = UIPasteboard.general
        log.lines = [
          board.string ?? "-", "\(board.numberOfItems)", board.url?.absoluteString ?? "-",
          board.image.map { "\($0.size.width)" } ?? "-", "\(board.hasStrings) \(board.hasURLs) \(board.hasImages)",
          "\(board.data(forPasteboardType: "public.data")?.count ?? 0)",
        ]
      }
    }
    func appearance(after label: String) -> [String] {
      screen[label].tap()
      screen["Look"].tap()
      return log.lines
    }
    #expect(appearance(after: "Nothing") == ["-", "0", "-", "-", "false false false", "0"])
    #expect(appearance(after: "Text") == ["hello", "1", "-", "-", "true false false", "5"])
    #expect(appearance(after: "Texts")[0...1] == ["a", "2"])
    #expect(appearance(after: "URL")[2] == "https://swift.org")
    #expect(appearance(after: "Picture")[3...4] == ["3.0", "false false true"])
    #expect(appearance(after: "Data")[5] == "2")
    let other = Screen { Button("Look") { log.lines = ["\(UIPasteboard.general.numberOfItems)"] } }
    other["Look"].tap()
    #expect(log.lines == ["0"])
  }

  @Test("NSPasteboard holds one thing in several types, until it is cleared")
  func appKit() {
    let screen = Screen {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("plain", forType: .string)
        NSPasteboard.general.setString("<b>rich</b>", forType: .html)
      }
      Button("Objects") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.writeObjects(["first" as NSString, NSURL(string: "https://swift.org")!])
      }
      Button("Clear") { NSPasteboard.general.clearContents() }
      Button("Look") {
        let board = NSPasteboard.general
        log.lines = [
          board.string(forType: .string) ?? "-", board.string(forType: .html) ?? "-",
          board.string(forType: .URL) ?? "-", "\(board.types?.count ?? 0)",
        ]
      }
    }
    screen["Copy"].tap()
    screen["Look"].tap()
    #expect(log.lines == ["plain", "<b>rich</b>", "-", "2"])
    screen["Objects"].tap()
    screen["Look"].tap()
    #expect(log.lines == ["first", "-", "https://swift.org", "1"])
    screen["Clear"].tap()
    screen["Look"].tap()
    #expect(log.lines == ["-", "-", "-", "0"])
  }

  @Test("A paste button hands over values of its type, and nothing of others")
  func pasteButton() async {
    let screen = Screen {
      PasteButton(payloadType: URL.self) { log.lines += $0.map(\.absoluteString) }
      PasteButton(supportedContentTypes: [.image]) { log.lines.append("\($0.count) pictures") }
      Button("Copy text") { UIPasteboard.general.string = "hello" }
      Button("Copy URL") { UIPasteboard.general.url = URL(string: "https://swift.org") }
      Button("Copy picture") { UIPasteboard.general.setData(Data([0]), forPasteboardType: "public.png") }
    }
    let buttons = screen.elements(.button, containing: "Paste")
    #expect(buttons.count == 2)
    screen["Copy text"].tap()
    buttons[0].tap()
    buttons[1].tap()
    await screen.settle()
    #expect(log.lines.isEmpty)
    screen["Copy URL"].tap()
    buttons[0].tap()
    screen["Copy picture"].tap()
    buttons[1].tap()
    await screen.settle()
    #expect(log.lines == ["https://swift.org", "1 pictures"])
  }
}
