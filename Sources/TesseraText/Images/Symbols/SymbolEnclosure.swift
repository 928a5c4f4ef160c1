import Foundation

/// What a symbol can stand in: the last word of names such as `plus.circle`.
nonisolated struct SymbolEnclosure: Equatable {
  /// The recipe of the outline; that of the area has `-fill` behind the icon's name.
  var outline: String
  /// How large what stands in it is, and where its middle is in the square of 16 units.
  var scale: CGFloat
  var center: CGPoint

  static let all: [String: SymbolEnclosure] = [
    "circle": .init("circle", 0.55), "square": .init("square", 0.55), "app": .init("own/app", 0.55),
    "rectangle": .init("own/rectangle", 0.5), "diamond": .init("diamond", 0.45), "octagon": .init("octagon", 0.5),
    "hexagon": .init("hexagon", 0.5), "triangle": .init("triangle", 0.42, 9.8),
    "seal": .init("phosphor/circle-wavy", 0.48), "shield": .init("shield", 0.48, 7.4),
    "bubble": .init("chat-left", 0.46, 6.4), "message": .init("chat", 0.46, 7.4),
    "icloud": .init("cloud", 0.44, 8.8), "folder": .init("folder", 0.42, 9), "heart": .init("heart", 0.42, 7.4),
    "viewfinder": .init("fullscreen", 0.55), "clipboard": .init("clipboard", 0.45, 8.8),
    "doc": .init("file-earmark", 0.4, 9.6), "document": .init("file-earmark", 0.4, 9.6),
    "tv": .init("tv", 0.42, 6.6), "house": .init("house", 0.42, 9.6), "lock": .init("lock", 0.3, 11.4),
    "iphone": .init("phone", 0.36, 6.8), "portrait": .init("own/rectangle-portrait", 0.46),
  ]

  private init(_ outline: String, _ scale: CGFloat, _ middle: CGFloat = 8) {
    self.outline = outline
    self.scale = scale
    center = CGPoint(x: 8, y: middle)
  }
}
