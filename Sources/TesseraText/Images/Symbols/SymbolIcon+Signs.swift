import Foundation

/// The signs of arithmetic that the icon set lacks, with lines as thick as those of its icons.
nonisolated extension SymbolIcon {
  static let signs: [String: SymbolIcon] = [
    "sign-equal": drawn { path in
      addBar(to: &path, y: 5.5)
      addBar(to: &path, y: 10.5)
    },
    "sign-divide": drawn { path in
      addBar(to: &path, y: 8)
      for y in [3.25, 12.75] { path.addEllipse(in: CGRect(x: 6.9, y: y - 1.1, width: 2.2, height: 2.2)) }
    },
    "sign-plusminus": drawn { path in
      addBar(to: &path, y: 6)
      addBar(to: &path, y: 13.5)
      path.addRoundedRect(in: CGRect(x: 7.5, y: 1, width: 1, height: 10), cornerSize: CGSize(width: 0.5, height: 0.5))
    },
    "sign-lessthan": drawn { addAngle(to: &$0, tip: 2.5, end: 13.5) },
    "sign-greaterthan": drawn { addAngle(to: &$0, tip: 13.5, end: 2.5) },
  ]

  private static func drawn(_ draw: (inout Path) -> Void) -> SymbolIcon {
    var path = Path()
    draw(&path)
    return SymbolIcon(figures: [Figure(path: path, isEvenOdd: false)])
  }

  private static func addBar(to path: inout Path, y: CGFloat) {
    path.addRoundedRect(in: CGRect(x: 2, y: y - 0.5, width: 12, height: 1), cornerSize: CGSize(width: 0.5, height: 0.5))
  }

  private static func addAngle(to path: inout Path, tip: CGFloat, end: CGFloat) {
    let line = Path { line in
      line.move(to: CGPoint(x: end, y: 3))
      line.addLine(to: CGPoint(x: tip, y: 8))
      line.addLine(to: CGPoint(x: end, y: 13))
    }
    path.addPath(line.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)))
  }
}
