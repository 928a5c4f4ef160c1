import Inbox
import SwiftUI

@main
struct InboxApp: App {
  @State private var model = InboxModel(service: SampleMailService())

  var body: some Scene {
    WindowGroup("Inbox") {
      InboxView(model: model)
    }
  }
}
