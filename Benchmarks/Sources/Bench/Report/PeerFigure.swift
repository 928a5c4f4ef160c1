/// What others need for the same, as once measured on the machine that the goals were set on.
struct PeerFigure: Codable {
  /// CPU milliseconds of hand-written JavaScript in Chromium.
  var javaScript: Double
  /// CPU milliseconds of the fastest toolkit that holds all rows, and its name.
  var best: Double
  var bestName: String

  private init(_ javaScript: Double, best: Double, _ bestName: String) {
    self.javaScript = javaScript
    self.best = best
    self.bestName = bestName
  }

  /// By the names of the cases. Rows of the peers are a label, a text and a button.
  static let known: [String: PeerFigure] = [
    CaseName.create: PeerFigure(41, best: 34, "GTK 4"),
    CaseName.createWithShape: PeerFigure(41, best: 34, "GTK 4"),
    CaseName.createDifferent: PeerFigure(41, best: 34, "GTK 4"),
    CaseName.createMany: PeerFigure(422, best: 422, "JavaScript"),
    CaseName.replace: PeerFigure(32, best: 32, "JavaScript"),
    CaseName.everyTenth: PeerFigure(2.4, best: 2.1, "GTK 4"),
    CaseName.everyTenthOfMany: PeerFigure(26, best: 14, "GTK 4"),
    CaseName.select(among: 1_000): PeerFigure(0.20, best: 0.20, "JavaScript"),
    CaseName.swap(among: 1_000): PeerFigure(1.1, best: 1.1, "JavaScript"),
    CaseName.remove(among: 1_000): PeerFigure(0.72, best: 0.72, "JavaScript"),
    CaseName.append: PeerFigure(33, best: 33, "JavaScript"),
    CaseName.clear(1_000): PeerFigure(3.5, best: 3.5, "JavaScript"),
    CaseName.leaf(among: 1_000): PeerFigure(1.0, best: 0.74, "Qt Quick"),
    CaseName.leaf(deep: 2_000): PeerFigure(23, best: 3.0, "GTK 4"),
  ]
}
