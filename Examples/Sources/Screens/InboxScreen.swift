import SwiftUI

/// Messages in a list.
struct InboxScreen: View {
  private struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let time: String
    var isUnread = false
  }

  private let messages = [
    Message(id: 1, sender: "Grace", subject: "The compiler is ready", time: "9:41", isUnread: true),
    Message(id: 2, sender: "Alan", subject: "A question about machines", time: "9:02", isUnread: true),
    Message(id: 3, sender: "Katherine", subject: "Figures for tomorrow", time: "Yesterday"),
    Message(id: 4, sender: "Edsger", subject: "On structure", time: "Yesterday"),
    Message(id: 5, sender: "Barbara", subject: "Types and their substitutes", time: "Monday"),
  ]

  @State private var chosen: Int? = 2
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(messages, selection: $chosen) { message in
        HStack(spacing: 8) {
          Circle().fill(message.isUnread ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear)).frame(width: 8, height: 8)
          VStack(alignment: .leading, spacing: 2) {
            HStack {
              Text(message.sender).font(.headline)
              Spacer()
              Text(message.time).font(.subheadline).foregroundStyle(.secondary)
            }
            Text(message.subject).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .searchable(text: $text)
      .navigationTitle("Inbox")
      .toolbar {
        Button("Write", systemImage: "square.and.pencil") {}
      }
    }
  }
}
