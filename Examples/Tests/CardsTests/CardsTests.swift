import Cards
import SwiftUITesting
import Testing

@MainActor
struct CardsTests {
  private let members = (1...12).map(Member.sample)

  @Test("A dozen cards are a dozen different pictures of one size")
  func pictures() throws {
    let press = CardPress { CardView(member: $0) }
    let files = try members.map(press.picture)
    #expect(Set(files).count == 12)
    for file in files {
      let picture = try #require(UIImage(data: file))
      #expect(picture.size == CGSize(width: 684, height: 432))
    }
  }

  @Test("The picture of a card does not depend on the cards before it")
  func independence() throws {
    let press = CardPress { CardView(member: $0) }
    _ = try press.picture(of: members[0])
    let second = try press.picture(of: members[1])
    #expect(try CardPress { CardView(member: $0) }.picture(of: members[1]) == second)
  }

  @Test("The document has a page of the card's size for each member, with text as text")
  func document() {
    let press = CardPress { CardView(member: $0) }
    let text = String(decoding: press.document(of: members), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/Count 12"))
    #expect(text.contains("/MediaBox [ 0 0 342 216 ]"))
    #expect(text.contains("/Font"))
  }

  @Test("However many cards are drawn, only one is alive at a time, and none is when the press is gone")
  func memory() throws {
    let census = Census()
    var press = Optional(CardPress { CardView(member: $0).modifier(Counted(census: census)) })
    for member in members {
      _ = try press?.picture(of: member)
      #expect(census.alive == 1)
    }
    _ = press?.document(of: members)
    #expect(census.alive == 1)
    #expect(census.born == 24)
    press = nil
    #expect(census.alive == 0)
  }

  @Test("Pictures are written as files with numbers, and what cannot be written is an error")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cards \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let press = CardPress(scale: 1) { CardView(member: $0) }
    try press.writePictures(of: members.prefix(2), to: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["card-0001.png", "card-0002.png"])
    #expect(throws: (any Error).self) {
      try press.writePictures(of: members, to: URL(fileURLWithPath: "/dev/null/cards"))
    }
  }

  @Test("A card that takes no room is an error that names its member")
  func blank() {
    let press = CardPress { _ in EmptyView() }
    #expect(throws: BlankCard.self) { try press.picture(of: .sample(7)) }
  }

  @Test("A member's card says name, number and level, and describes its pictures")
  func texts() {
    let member = Member(number: 42, name: "Ada Lovelace", level: .patron, since: 1989)
    let screen = Screen { CardView(member: member) }
    for text in ["Ada Lovelace", "No. 000042", "PATRON", "Member since 1989"] {
      #expect(screen[text].exists, "\(text)")
    }
    #expect(screen["Emblem of Ada Lovelace"].exists)
    #expect(screen["Code 000042"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("One leafs through the cards, but not to one before the first")
  func leafing() {
    let screen = Screen { CardsView() }
    #expect(!screen["Previous"].isEnabled)
    screen["Next"].tap()
    #expect(screen["No. 000002"].exists)
    screen["Previous"].tap()
    #expect(screen["No. 000001"].exists)
  }
}

/// Counts the lives of views.
@MainActor
private final class Census {
  var born = 0
  var alive = 0
}

/// Lives as long as the view that keeps it.
@MainActor
private final class Life: ObservableObject {
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.born += 1
    census.alive += 1
  }

  isolated deinit {
    census.alive -= 1
  }
}

private struct Counted: ViewModifier {
  @StateObject private var life: Life

  init(census: Census) {
    _life = StateObject(wrappedValue: Life(census))
  }

  func body(content: Content) -> some View {
    content
  }
}
