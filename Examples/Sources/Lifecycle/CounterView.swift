import Logbook
import SwiftUI

/// A counter that tells of its struct's making and of its own coming and going.
public struct CounterView: View {
  private let logbook: Logbook
  @State private var count = 0

  init(logbook: Logbook) {
    self.logbook = logbook
    logbook.note("init")
  }

  public var body: some View {
    VStack(spacing: 12) {
      Text("\(count)")
        .font(.system(size: 72, weight: .bold, design: .rounded))
        .accessibilityIdentifier("count")
      Button("Count") { count += 1 }
        .buttonStyle(.bordered)
    }
    .padding(24)
    .frame(maxWidth: .infinity)
    .background(Color.blue.opacity(0.12), in: RoundedRectangle(cornerRadius: 20))
    .onAppear { logbook.note("appear") }
    .onDisappear { logbook.note("disappear, at \(count)") }
  }
}
