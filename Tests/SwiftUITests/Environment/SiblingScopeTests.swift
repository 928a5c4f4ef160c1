import SwiftUI
import SwiftUITesting
import Testing

/// Environments of views side by side, which share what they cannot tell apart.
@MainActor
struct SiblingScopeTests {
  /// Equal by its number, not by its name.
  final class Ticket: Equatable, Sendable {
    let number: Int
    let name: String

    init(_ number: Int, _ name: String) {
      self.number = number
      self.name = name
    }

    static func == (left: Ticket, right: Ticket) -> Bool { left.number == right.number }
  }

  private struct Holder: View {
    @Environment(\.ticket) private var ticket

    var body: some View { Text(ticket.name) }
  }

  @Test("B60: views side by side that write equal objects each read their own")
  func equalObjects() {
    let tickets = [Ticket(1, "first"), Ticket(1, "second"), Ticket(2, "third")]
    let screen = Screen(side: 200) {
      VStack {
        ForEach(0..<3) { index in Holder().environment(\.ticket, tickets[index]) }
      }
    }
    #expect(screen.visibleText == ["first", "second", "third"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var ticket = SiblingScopeTests.Ticket(0, "none")
}
