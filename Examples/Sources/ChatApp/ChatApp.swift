import Chat
import SwiftUI

@main
struct ChatApp: App {
  @State private var model = ChatModel()

  var body: some Scene {
    WindowGroup("Chat") {
      ChatView(model: model)
    }
    .defaultSize(width: 400, height: 640)
  }
}
