/// How a widget is colored where it is shown.
public enum WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// As the view says.
  case fullColor
  /// In two colors of the place: one for what is accentable, one for the rest.
  case accented
  /// In one color, by brightness.
  case vibrant

  public var description: String {
    switch self {
    case .fullColor: "fullColor"
    case .accented: "accented"
    case .vibrant: "vibrant"
    }
  }
}
