import SwiftUI

/// A name with the number of its visits.
public struct BadgeView: View {
  @State private var visits = 0
  private let name: String

  /// - Parameter name: whose badge it is.
  public init(name: String) {
    self.name = name
  }

  public var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "person.crop.circle").font(.largeTitle)
      Text(name).font(.title2.bold())
      Text("Visits: \(visits)").foregroundStyle(.secondary)
      Button("Visit") { visits += 1 }
    }
    .padding(16)
    .background(.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
  }
}
