/// What an SVG needs that is not drawn as shapes here; it is drawn as pixels then.
nonisolated enum SVGLimit: Error {
  case unreadable
  case size
  case element(String)
  case gradient
  case mask
}
