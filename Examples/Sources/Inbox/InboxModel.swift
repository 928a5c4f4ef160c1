import Observation

/// What the inbox knows and what may be done with it. Its states are cases, so that nonsense cannot be said.
@MainActor @Observable
public final class InboxModel {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded([Message])
    case failed(String)
  }

  private(set) var phase = Phase.idle
  var mailbox = Mailbox.inbox
  var filter = MessageFilter.all

  @ObservationIgnored private let service: any MailService
  /// Counts requests. The answer to any but the newest comes too late and is dropped.
  @ObservationIgnored private var newestRequest = 0

  public init(service: any MailService) {
    self.service = service
  }

  /// What is worth showing of the messages, for the present filter: derived, so it cannot be out of date.
  var rows: [MessageRow.Snapshot] {
    guard case .loaded(let messages) = phase else { return [] }
    return messages.filter(filter.includes).map(MessageRow.Snapshot.init)
  }

  /// Fetches the messages of the present mailbox. A later call, or leaving the mailbox, supersedes this request.
  func load() async {
    newestRequest += 1
    let request = newestRequest
    phase = .loading
    let answer: Phase
    do {
      answer = .loaded(try await service.messages(in: mailbox))
    } catch is CancellationError {
      return
    } catch {
      answer = .failed(error.localizedDescription)
    }
    guard request == newestRequest else { return }
    phase = answer
  }

  func toggleRead(_ id: Message.ID) {
    guard case .loaded(var messages) = phase, let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isUnread.toggle()
    phase = .loaded(messages)
  }
}
