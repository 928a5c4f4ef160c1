import Chat
import SwiftUITesting
import Testing

@MainActor
struct ChatTests {
  private let middle = CGPoint(x: 195, y: 400)

  private func chat(count: Int = 200) -> (Screen, ChatModel) {
    let model = ChatModel(count: count)
    return (Screen { ChatView(model: model) }, model)
  }

  /// The messages in sight, by the numbers in their texts.
  private func messages(_ screen: Screen) -> [String] {
    screen.elements(containing: "Message ").map(\.label).filter { $0.hasPrefix("Message ") && $0 != "Message" }
  }

  @Test("A talk opens at its end; no older messages are fetched")
  func start() async {
    let (screen, model) = chat()
    await screen.advance(by: .seconds(5))
    #expect(messages(screen).last?.hasPrefix("Message 199.") == true)
    #expect(model.messages.count == 20)
  }

  @Test("Older messages come in front, and what is read stays where it is")
  func earlier() async {
    let (screen, model) = chat()
    for _ in 0..<6 {
      screen.scroll(at: middle, by: CGSize(width: 0, height: 5_000))
      let before = messages(screen)
      let read = before[1]
      let place = screen[read].frame
      let count = model.messages.count
      await screen.advance(by: .seconds(1))
      #expect(model.messages.count == count + 20)
      #expect(abs(screen[read].frame.minY - place.minY) < 0.01)
    }
  }

  @Test("What is sent is shown, and the answer behind it")
  func sending() async {
    let (screen, model) = chat()
    screen.scroll(at: middle, by: CGSize(width: 0, height: 500))
    #expect(screen["Message 199."].exists == false)
    screen.element(.textField).type("Hello")
    screen["Send"].tap()
    #expect(screen["Hello"].exists)
    #expect(screen["Hello"].frame.maxY < 790)
    await screen.advance(by: .seconds(1))
    #expect(model.messages.last == Message(id: 201, text: "You said: Hello", isMine: false))
    screen["To the end"].tap()
    await screen.settle()
    #expect(screen["You said: Hello"].exists)
  }

  @Test("For two minutes it is read, scrolled and written in")
  func twoMinutes() async {
    let (screen, model) = chat(count: 400)
    for second in 0..<120 {
      switch second % 12 {
      case 0..<6: screen.scroll(at: middle, by: CGSize(width: 0, height: 700))
      case 6, 7: screen.scroll(at: middle, by: CGSize(width: 0, height: -300))
      case 8:
        screen.element(.textField).type("At \(second)")
        screen["Send"].tap()
        #expect(screen["At \(second)"].exists)
      case 10: screen["To the end"].tap()
      default: break
      }
      await screen.advance(by: .seconds(1))
      #expect(!screen.elements(.text).isEmpty)
    }
    await screen.settle()
    #expect(screen.now >= .seconds(120))
    #expect(model.messages.map(\.id) == Array((model.messages.first?.id ?? 0)...419))
    #expect(screen.trace.warnings == [])
  }
}
