/// The colors of a map without pictures.
nonisolated struct MapColors {
  let ground: Color
  let line: Color
  let label: Color

  init(_ scheme: ColorScheme) {
    let isDark = scheme == .dark
    ground = isDark ? Color(red: 0.13, green: 0.15, blue: 0.17) : Color(red: 0.94, green: 0.93, blue: 0.9)
    line = isDark ? Color.white.opacity(0.14) : Color.black.opacity(0.12)
    label = isDark ? Color.white.opacity(0.5) : Color.black.opacity(0.5)
  }
}
