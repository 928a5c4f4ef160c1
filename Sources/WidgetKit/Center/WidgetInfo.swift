/// A widget that the user chose. There are none on this system (WK1).
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// What the widget is called in the program.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily

  public var id: Self { self }
}
