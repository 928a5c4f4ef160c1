/// The title and the subtitle above an annotation that is selected.
struct MapCallout: View {
  let title: String?
  let subtitle: String?

  var body: some View {
    VStack(spacing: 1) {
      if let title { Text(title).font(.subheadline.weight(.semibold)) }
      if let subtitle { Text(subtitle).font(.caption).foregroundStyle(.secondary) }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .background(.background, in: RoundedRectangle(cornerRadius: 8))
    .shadow(color: .black.opacity(0.25), radius: 3, y: 1)
    .fixedSize()
  }
}
