/// What the same operation takes on a page in plain JavaScript, milliseconds.
public struct PageFigure: Codable, Equatable, Sendable {
  /// Until the layout of the page is known: the script, and what it makes the browser compute.
  public var layout: Double
  /// Until the frame is over and the page painted, pixels apart.
  public var frame: Double

  public init(layout: Double, frame: Double) {
    self.layout = layout
    self.frame = frame
  }
}
