import Observation

/// The letters that were sent. The app owns one.
@MainActor @Observable
public final class Outbox {
  private(set) var letters: [Letter] = []

  public init() {}

  func send(_ draft: Draft) {
    letters.append(
      Letter(id: letters.count + 1, recipient: draft.recipient, text: draft.text, isUrgent: draft.isUrgent))
  }
}
