import SwiftUI

/// Tells when a tea has drawn, by a notification.
public struct TeaTimerView: View {
  @State private var model = TeaTimerModel()

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      List(Tea.all) { tea in
        Button {
          Task { await model.draw(tea) }
        } label: {
          HStack {
            Label(tea.name, systemImage: "cup.and.saucer")
            Spacer()
            Text("\(tea.minutes) min").foregroundStyle(.secondary)
            if model.drawing.contains(tea.name) { ProgressView().controlSize(.small) }
          }
        }
      }
      Text(model.message)
        .padding()
        .frame(maxWidth: .infinity)
      Button("Stop", role: .destructive) { model.stop() }
        .disabled(model.drawing.isEmpty)
        .padding(.bottom)
    }
    .task { await model.prepare() }
  }
}

#Preview {
  TeaTimerView()
}
