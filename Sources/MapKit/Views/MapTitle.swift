/// The title below a place, readable on any ground.
struct MapTitle: View {
  let title: AnyView

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let ground: Color = colorScheme == .dark ? .black : .white
    title
      .font(.caption2.weight(.semibold))
      .foregroundStyle(.primary)
      .lineLimit(2)
      .multilineTextAlignment(.center)
      .shadow(color: ground, radius: 1)
      .shadow(color: ground, radius: 1)
      .fixedSize()
      .alignmentGuide(.bottom) { $0[.top] - 2 }
  }
}
