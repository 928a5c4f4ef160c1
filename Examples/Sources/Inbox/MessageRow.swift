import SwiftUI

/// A line of the list. It is given what it shows and no more, so that it sleeps while other messages change.
struct MessageRow: View {
  /// What a row shows of a message.
  struct Snapshot: Identifiable, Equatable {
    let id: Message.ID
    let title: String
    let detail: String
    let isUnread: Bool

    init(_ message: Message) {
      id = message.id
      title = message.sender
      detail = message.subject
      isUnread = message.isUnread
    }
  }

  let snapshot: Snapshot

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(snapshot.isUnread ? Color.blue : Color.clear)
        .frame(width: 10, height: 10)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(snapshot.title).font(.headline)
        Text(snapshot.detail).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.vertical, 4)
  }
}
