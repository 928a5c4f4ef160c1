import SwiftUI

/// The newest entries of a logbook.
public struct LogbookView: View {
  private let logbook: Logbook
  private let limit: Int

  /// - Parameter limit: how many entries are shown at most.
  public init(_ logbook: Logbook, limit: Int = 8) {
    self.logbook = logbook
    self.limit = limit
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Log").font(.headline)
      Divider()
      ForEach(newest, id: \.offset) { line in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(line.offset + 1)").foregroundStyle(.secondary).frame(width: 24, alignment: .trailing)
          Text(line.element)
        }
        .font(.callout)
        .monospacedDigit()
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
  }

  private var newest: [(offset: Int, element: String)] {
    Array(logbook.entries.enumerated().suffix(limit))
  }
}

#Preview {
  let logbook = Logbook()
  logbook.note("born")
  logbook.note("released")
  return LogbookView(logbook)
}
