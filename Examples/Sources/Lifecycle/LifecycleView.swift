import Logbook
import SwiftUI

/// A counter that can be hidden and shown again: it comes back as another one, which starts from zero.
public struct LifecycleView: View {
  @State private var isShown = true
  private let logbook: Logbook

  public init(logbook: Logbook) {
    self.logbook = logbook
  }

  public var body: some View {
    VStack(spacing: 20) {
      Text("State lives with its view").font(.title.bold())
      if isShown {
        CounterView(logbook: logbook)
      } else {
        Text("The counter is gone, and its count with it.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .padding()
      }
      Button(isShown ? "Hide the counter" : "Show the counter") { isShown.toggle() }
        .buttonStyle(.borderedProminent)
      LogbookView(logbook)
      Spacer()
    }
    .padding()
  }
}

#Preview("Light") {
  @Previewable @State var logbook = Logbook()
  LifecycleView(logbook: logbook)
}

#Preview("Dark") {
  @Previewable @State var logbook = Logbook()
  LifecycleView(logbook: logbook)
    .environment(\.colorScheme, .dark)
}
