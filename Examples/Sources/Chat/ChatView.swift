import SwiftUI

/// A talk: it opens at its end, older messages come in front without moving what is read, and what is sent is shown.
public struct ChatView: View {
  private let model: ChatModel

  @State private var shownMessage: Message.ID?
  @State private var draft = ""

  public init(model: ChatModel) {
    self.model = model
  }

  public var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 8) {
            if model.hasEarlier {
              ProgressView("Earlier messages")
                .frame(height: 44)
                .onAppear { loadEarlier() }
            }
            ForEach(model.messages) { MessageRow(message: $0) }
          }
          .scrollTargetLayout()
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .scrollPosition(id: $shownMessage, anchor: .top)
        Divider()
        HStack {
          Button("To the end", systemImage: "arrow.down.circle.fill") { scrollToEnd(proxy) }
            .labelStyle(.iconOnly)
            .font(.title2)
          Composer(draft: $draft) { send(proxy) }
        }
        .padding()
      }
    }
  }

  private func loadEarlier() {
    Task { await model.loadEarlier() }
  }

  private func send(_ proxy: ScrollViewProxy) {
    guard let id = model.send(draft) else { return }
    draft = ""
    proxy.scrollTo(id, anchor: .bottom)
  }

  private func scrollToEnd(_ proxy: ScrollViewProxy) {
    guard let last = model.messages.last else { return }
    withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
  }
}

/// One message, on the side of its sender.
struct MessageRow: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(message.isMine ? Color.white : Color.primary)
      .background(
        message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.2)),
        in: RoundedRectangle(cornerRadius: 16)
      )
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }
}

/// Where a message is written.
private struct Composer: View {
  @Binding var draft: String
  let send: @MainActor () -> Void

  var body: some View {
    HStack {
      TextField("Message", text: $draft)
        .textFieldStyle(.roundedBorder)
        .onSubmit(send)
      Button("Send", action: send)
        .disabled(draft.isEmpty)
    }
  }
}

#Preview {
  ChatView(model: ChatModel())
}
