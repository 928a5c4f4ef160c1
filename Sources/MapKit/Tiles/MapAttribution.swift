/// Lines in the corner of a map: who made it, and what is wrong with it.
struct MapAttribution: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(lines, id: \.self) { Text($0) }
    }
    .font(.system(size: 10))
    .padding(.horizontal, 5)
    .padding(.vertical, 2)
    .background(.background.opacity(0.75), in: RoundedRectangle(cornerRadius: 4))
  }
}
