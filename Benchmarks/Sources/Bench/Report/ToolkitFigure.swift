/// What the fastest toolkit that holds all rows needs for the same, as once measured on the machine that the goals were set on.
struct ToolkitFigure: Codable {
  var name: String
  /// CPU milliseconds.
  var time: Double

  private init(_ name: String, _ time: Double) {
    self.name = name
    self.time = time
  }

  /// By the names of the cases. Rows of the toolkits are a label, a text and a button.
  static let known: [String: ToolkitFigure] = [
    CaseName.create: ToolkitFigure("GTK 4", 34),
    CaseName.createWithShape: ToolkitFigure("GTK 4", 34),
    CaseName.createDifferent: ToolkitFigure("GTK 4", 34),
    CaseName.everyTenth: ToolkitFigure("GTK 4", 2.1),
    CaseName.everyTenthOfMany: ToolkitFigure("GTK 4", 14),
    CaseName.leaf(among: 1_000): ToolkitFigure("Qt Quick", 0.74),
    CaseName.leaf(deep: 2_000): ToolkitFigure("GTK 4", 3.0),
  ]
}
