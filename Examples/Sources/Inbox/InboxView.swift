import SwiftUI

/// Messages with a filter. The model is injected; what it is doing is one of its phases.
public struct InboxView: View {
  @Bindable private var model: InboxModel

  public init(model: InboxModel) {
    self.model = model
  }

  public var body: some View {
    VStack(spacing: 12) {
      Text(model.mailbox.rawValue).font(.largeTitle.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack {
        ForEach(Mailbox.allCases) { mailbox in
          Button("Open \(mailbox.rawValue)") { model.mailbox = mailbox }
            .buttonStyle(.bordered)
            .disabled(mailbox == model.mailbox)
        }
        Spacer()
      }
      Picker("Show", selection: $model.filter) {
        ForEach(MessageFilter.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      content
    }
    .padding()
    .task(id: model.mailbox) { await model.load() }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle, .loading:
      ProgressView("Loading")
        .frame(maxHeight: .infinity)
    case .failed(let reason):
      VStack(spacing: 12) {
        Text(reason).foregroundStyle(.secondary)
        Button("Try again") { Task { await model.load() } }
          .buttonStyle(.borderedProminent)
      }
      .frame(maxHeight: .infinity)
    case .loaded:
      MessageList(rows: model.rows) { model.toggleRead($0) }
    }
  }
}

#Preview {
  InboxView(model: InboxModel(service: SampleMailService(delays: [:])))
}
