import Foundation
import Observation

/// A talk whose older messages are fetched when they are wanted, and whose partner answers.
@MainActor @Observable
public final class ChatModel {
  public private(set) var messages: [Message] = []
  public private(set) var hasEarlier = true

  @ObservationIgnored private let pageSize: Int
  @ObservationIgnored private let delay: Duration
  @ObservationIgnored private var isLoading = false

  /// - Parameter count: how many messages there are from the beginning; only the last of them are there at first.
  public init(count: Int = 200, pageSize: Int = 20, delay: Duration = .milliseconds(400)) {
    self.pageSize = pageSize
    self.delay = delay
    messages = Self.messages(max(0, count - pageSize)..<count)
    hasEarlier = count > pageSize
  }

  private static func messages(_ ids: Range<Int>) -> [Message] {
    let ends = ["", " And so on.", " It takes more than one line to say this, as it often does when people talk."]
    return ids.map { Message(id: $0, text: "Message \($0).\(ends[$0 % ends.count])", isMine: $0 % 4 == 1) }
  }

  /// Puts older messages in front, unless they are on their way or there are none.
  func loadEarlier() async {
    guard hasEarlier, !isLoading, let first = messages.first?.id else { return }
    isLoading = true
    defer { isLoading = false }
    guard (try? await Task.sleep(for: delay)) != nil else { return }
    messages.insert(contentsOf: Self.messages(max(0, first - pageSize)..<first), at: 0)
    hasEarlier = messages[0].id > 0
  }

  /// Says something; an answer comes a little later.
  ///
  /// - Returns: the id of the new message; nil if there was nothing to say.
  func send(_ text: String) -> Message.ID? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    let id = append(text, isMine: true)
    Task {
      guard (try? await Task.sleep(for: delay)) != nil else { return }
      append("You said: \(text)", isMine: false)
    }
    return id
  }

  @discardableResult
  private func append(_ text: String, isMine: Bool) -> Message.ID {
    let id = (messages.last?.id ?? -1) + 1
    messages.append(Message(id: id, text: text, isMine: isMine))
    return id
  }
}
