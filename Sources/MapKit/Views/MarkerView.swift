/// A balloon with its title.
struct MarkerView: View {
  let marker: MarkerContent
  let attributes: MapAttributes
  let isSelected: Bool
  let select: (@MainActor () -> Void)?

  /// A selected balloon is larger (MK15).
  private static let enlargement = 1.5

  var body: some View {
    BalloonShape()
      .fill(attributes.tint ?? AnyShapeStyle(Color.red))
      .overlay { BalloonShape().stroke(.white.opacity(0.7), lineWidth: 1) }
      .frame(width: 28, height: 34)
      .overlay(alignment: .top) { glyph.frame(width: 28, height: 28) }
      .shadow(color: .black.opacity(0.3), radius: 1.5, y: 1)
      .scaleEffect(isSelected ? Self.enlargement : 1, anchor: .bottom)
      .overlay(alignment: .bottom) { title }
      .contentShape(Rectangle())
      .modifier(MapItemAccess(label: marker.label, isSelected: isSelected, select: select))
  }

  @ViewBuilder private var glyph: some View {
    Group {
      switch marker.glyph {
      case .pin: Image(systemName: "mappin")
      case .symbol(let name): Image(systemName: name)
      case .image(let name): Image(name).resizable().scaledToFit().frame(width: 16, height: 16)
      case .monogram(let text): text.fontWeight(.semibold)
      case .icon(let icon): icon
      }
    }
    .font(.system(size: 14))
    .foregroundStyle(.white)
  }

  @ViewBuilder private var title: some View {
    if attributes.titles != .hidden, let title = marker.title { MapTitle(title: title) }
  }
}
