/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}
