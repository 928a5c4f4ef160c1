import CoreTransferable
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let card = UTType(exportedAs: "org.example.card")
}

private struct Card: Codable, Equatable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Board: View {
  @State private var line = "nothing"
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Card").draggable(Card(name: "Ace"))
      Text("Word").draggable("hello")
      Text("Parcel").onDrag { NSItemProvider(object: "inside" as NSString) }
      Button("Pressed") { line = "pressed" }.draggable("from the button")
      Text("Cards here").frame(width: 200, height: 40)
        .dropDestination(for: Card.self) { cards, location in
          line = "card \(cards.map(\.name).joined()) at \(Int(location.x)), \(Int(location.y))"
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Text("Words here").frame(width: 200, height: 40)
        .dropDestination(for: String.self) { words, _ in
          line = "word \(words.joined())"
          return true
        }
      Text("Anything here").frame(width: 200, height: 40)
        .onDrop(of: [.plainText], isTargeted: nil) { providers in
          providers.first?.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { line = "provided \(text ?? "nothing")" }
          }
          return !providers.isEmpty
        }
      Text(line)
      Text(isTargeted ? "over cards" : "not over cards")
    }
  }
}

private final class Judge: DropDelegate {
  var log: [String] = []
  var operation = DropOperation.move

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }

  func dropEntered(info: DropInfo) { log.append("entered") }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }

  func dropExited(info: DropInfo) { log.append("exited") }

  func performDrop(info: DropInfo) -> Bool {
    log.append("dropped \(info.itemProviders(for: [.text]).count)")
    return true
  }
}

@MainActor
struct DragAndDropTests {
  @Test("A value that is dragged onto a view for its type is handed over as it is")
  func valueOfTheType() async {
    let screen = Screen { Board() }
    await screen["Card"].drag(to: screen["Cards here"])
    #expect(screen.visibleText.suffix(2) == ["card Ace at 100, 20", "not over cards"])
  }

  @Test("A view for another type takes what it can make of the value")
  func valueOfAnotherType() async {
    let screen = Screen { Board() }
    await screen["Card"].drag(to: screen["Words here"])
    await screen.settle()
    #expect(screen.visibleText.suffix(2) == ["word Ace", "not over cards"])
  }

  @Test("What a view cannot take does not come over it")
  func unsuitable() async {
    let screen = Screen { Board() }
    let frame = screen["Word"].frame
    screen.pressDown(at: CGPoint(x: frame.midX, y: frame.midY))
    let place = screen["Cards here"].frame
    screen.move(to: CGPoint(x: place.midX, y: place.midY))
    #expect(screen["not over cards"].exists && !screen["over cards"].exists)
    screen.release()
    #expect(screen.visibleText.suffix(2) == ["nothing", "not over cards"])
  }

  @Test("A view is told when something comes over it and when it leaves")
  func targeted() {
    let screen = Screen { Board() }
    let frame = screen["Card"].frame
    screen.pressDown(at: CGPoint(x: frame.midX, y: frame.midY))
    let place = screen["Cards here"].frame
    screen.move(to: CGPoint(x: place.midX, y: place.midY))
    #expect(screen["over cards"].exists && !screen["not over cards"].exists)
    screen.move(to: .zero)
    #expect(screen["not over cards"].exists && !screen["over cards"].exists)
    screen.release()
    #expect(screen.visibleText.suffix(2) == ["nothing", "not over cards"])
  }

  @Test("Providers carry objects and make them on request")
  func providers() async {
    let screen = Screen { Board() }
    await screen["Parcel"].drag(to: screen["Anything here"])
    await screen.settle()
    #expect(screen.visibleText.suffix(2) == ["provided inside", "not over cards"])
  }

  @Test("A button that can be dragged is still a button")
  func draggableButton() async {
    let screen = Screen { Board() }
    screen["Pressed"].tap()
    #expect(screen["pressed"].exists)
    await screen["Pressed"].drag(to: screen["Words here"])
    #expect(screen.visibleText.suffix(2) == ["word from the button", "not over cards"])
  }

  @Test("A delegate hears of every step, and can forbid the drop")
  func delegate() async {
    let judge = Judge()
    let screen = Screen {
      VStack(spacing: 60) {
        Text("Word").draggable("hello")
        Text("Here").onDrop(of: [.text], delegate: judge)
      }
    }
    await screen["Word"].drag(to: screen["Here"])
    #expect(judge.log == ["entered", "dropped 1", "exited"])
    judge.log = []
    judge.operation = .forbidden
    await screen["Word"].drag(to: screen["Here"])
    #expect(judge.log == ["entered", "exited"])
  }

  @Test("Values become data of their types and come back")
  func representations() async throws {
    let provider = NSItemProvider()
    provider.register(Card(name: "King"))
    #expect(provider.registeredContentTypes.first == .card)
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier))
    let data = try await provider.loadItem(forTypeIdentifier: UTType.card.identifier)
    #expect(try JSONDecoder().decode(Card.self, from: #require(data as? Data)).name == "King")
    let text = try await provider.loadItem(forTypeIdentifier: UTType.utf8PlainText.identifier)
    #expect((text as? Data).map { String(decoding: $0, as: UTF8.self) } == "King")
  }
}
