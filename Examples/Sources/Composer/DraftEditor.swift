import SwiftUI

/// Changes a draft in place. Only "Send" hands it on; to leave a draft with something in it, one is asked.
struct DraftEditor: View {
  @Bindable var draft: Draft
  let send: () -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var isAskingToDiscard = false

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("Cancel") {
          if draft.isEmpty { dismiss() } else { isAskingToDiscard = true }
        }
        Spacer()
        Text("New letter").font(.headline)
        Spacer()
        Button("Send") {
          send()
          dismiss()
        }
        .disabled(!draft.canBeSent)
      }
      .padding(.horizontal)
      Form {
        TextField("Recipient", text: $draft.recipient)
        TextField("Text", text: $draft.text)
        Toggle("Urgent", isOn: $draft.isUrgent)
      }
    }
    .padding(.top)
    .confirmationDialog("Discard this letter?", isPresented: $isAskingToDiscard, titleVisibility: .visible) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep writing", role: .cancel) {}
    }
  }
}
