import SwiftUITesting

/// A leaf of a recorded grid, with what it says to the grid.
struct GridLeaf: Identifiable {
  let id: Int
  private let kind: Character
  private let numbers: [CGFloat]
  private var span: Int?
  private var priority: Double = 0
  private var anchor: UnitPoint?
  private var columnAlignment: HorizontalAlignment?
  private var unsizedAxes: Axis.Set = []

  /// - Parameter text: `f100x60` is fixed, `F` takes what it is offered, `W20` the width and 20 points of height, `H30`
  ///   the height, `h` half of the width (of 40) and 10 points of height, `b0-60` is at least and at most so wide and
  ///   high, `w0-150-30` so wide and 30 high, `S` is a spacer; each with attributes behind strokes.
  init(_ text: Substring, id: Int) {
    self.id = id
    let parts = text.split(separator: "/")
    kind = parts[0].first!
    numbers = parts[0].dropFirst().split { "x-".contains($0) }.map { CGFloat(Double($0)!) }
    for part in parts.dropFirst() {
      let value = part.dropFirst()
      switch part.first! {
      case "s": span = Int(value)!
      case "p": priority = Double(value)!
      case "a": anchor = Alignment(letters: value).point
      case "c": columnAlignment = Alignment(letters: value).horizontal
      default: unsizedAxes.insert(value == "H" ? .horizontal : .vertical)
      }
    }
  }

  @MainActor var view: AnyView {
    var view = AnyView(leaf.probe("\(id)"))
    if priority != 0 { view = AnyView(view.layoutPriority(priority)) }
    if let span { view = AnyView(view.gridCellColumns(span)) }
    if let anchor { view = AnyView(view.gridCellAnchor(anchor)) }
    if let columnAlignment { view = AnyView(view.gridColumnAlignment(columnAlignment)) }
    if !unsizedAxes.isEmpty { view = AnyView(view.gridCellUnsizedAxes(unsizedAxes)) }
    return view
  }

  @MainActor @ViewBuilder private var leaf: some View {
    switch kind {
    case "f": Color.red.frame(width: numbers[0], height: numbers[1])
    case "W": Color.red.frame(height: numbers[0])
    case "H": Color.red.frame(width: numbers[0])
    case "h": Answering { CGSize(width: ($0.width ?? 40) / 2, height: 10) }({ Color.red })
    case "b":
      Color.red.frame(minWidth: numbers[0], maxWidth: numbers[1], minHeight: numbers[0], maxHeight: numbers[1])
    case "w": Color.red.frame(minWidth: numbers[0], maxWidth: numbers[1]).frame(height: numbers[2])
    case "S": Spacer()
    default: Color.red
    }
  }
}

/// A grid that was laid out by SwiftUI, and what came of it.
struct GridCase {
  struct Row: Identifiable {
    let id: Int
    /// nil for a view between rows.
    let alignment: VerticalAlignment?
    let isAlone: Bool
    let cells: [GridLeaf]
  }

  let proposal: ProposedViewSize
  let size: CGSize
  let frames: [CGRect]
  private let alignment: Alignment
  private let spacing: [CGFloat?]
  private let rows: [Row]

  init(_ text: String) {
    let parts = text.replacing("\n", with: " ").split(separator: "; ")
    let middle = parts[3].split(separator: " -> ")
    proposal = ProposedViewSize(width: Self.lengths(parts[0])[0], height: Self.lengths(parts[0])[1])
    alignment = Alignment(name: parts[1])
    spacing = Self.lengths(parts[2])
    var count = 0
    rows = middle[0].split(separator: " / ").enumerated().map { index, row in
      let words = row.split(separator: " ")
      let cells = words.dropFirst().map { word in
        defer { count += 1 }
        return GridLeaf(word, id: count)
      }
      let alignment = words[0] == "row" || words[0] == "alone" ? nil : Alignment(name: words[0]).vertical
      return Row(id: index, alignment: alignment, isAlone: words[0] == "alone", cells: cells)
    }
    let sides = Self.lengths(middle[1]).map { $0! }
    size = CGSize(width: sides[0], height: sides[1])
    frames = parts[4].split(separator: " ").map { frame in
      let numbers = frame.split(separator: ",").map { Double($0)! }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// `nil` stands for none.
  private static func lengths(_ text: Substring) -> [CGFloat?] {
    text.split(separator: " ").map { word in Double(word).map { CGFloat($0) } }
  }

  @MainActor var grid: some View {
    Grid(alignment: alignment, horizontalSpacing: spacing[0], verticalSpacing: spacing[1]) {
      ForEach(rows) { row in
        if row.isAlone {
          row.cells[0].view
        } else {
          GridRow(alignment: row.alignment) { ForEach(row.cells) { cell in cell.view } }
        }
      }
    }
  }
}

extension Alignment {
  /// An alignment by its name in code; words that name one axis are centered along the other.
  fileprivate init(name: Substring) {
    let name = name.lowercased()
    self.init(
      horizontal: name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center,
      vertical: name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center)
  }

  /// An alignment by the letters of its edges: `TL`, `B`, `C`.
  fileprivate init(letters: Substring) {
    self.init(
      horizontal: letters.contains("L") ? .leading : letters.contains("R") ? .trailing : .center,
      vertical: letters.contains("T") ? .top : letters.contains("B") ? .bottom : .center)
  }

  fileprivate var point: UnitPoint {
    UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
