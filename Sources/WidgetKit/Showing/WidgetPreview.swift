import SwiftUI
import TesseraCore

/// What `#Preview(as:)` shows: the entries of a timeline beside each other.
struct WidgetPreview: View {
  private static let spacing = 16.0
  private static let largestNumber = 8

  let family: WidgetFamily
  let load: @MainActor () async -> [WidgetView]

  @State private var views: [WidgetView] = []

  var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(views.prefix(Self.largestNumber).indices, id: \.self) { index in
        views[index].shadow(color: .black.opacity(family.isAccessory ? 0 : 0.15), radius: 6, y: 2)
      }
    }
    .padding(Self.spacing)
    .task { views = await load() }
  }
}
