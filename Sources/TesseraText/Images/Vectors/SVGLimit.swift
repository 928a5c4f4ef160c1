/// A feature of an SVG that cannot be drawn as shapes here. Such a picture is drawn as pixels.
nonisolated enum SVGLimit: Error {
  case unreadable
  case size
  case element(String)
  case gradient
  case mask
}
