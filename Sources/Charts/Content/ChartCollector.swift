import SwiftUI

/// Collects marks in the order in which they are drawn.
nonisolated public struct _ChartCollector {
  var marks: [ChartMark] = []
  /// What modifiers around the next marks say.
  var attributes = MarkAttributes()
  /// The path to the content that is collected, as a number.
  var path = 0
  /// The place of the content in the code, as a number: rows of a loop have it in common.
  private var layer = 0
  private var layers: [Int: Int] = [:]
  private var plots = 0
  /// Makes the marks of functions that have no domain of their own, once that of the data is known.
  var functions: [(ClosedRange<Double>, inout _ChartCollector) -> Void] = []

  /// Adds a mark with what the modifiers around it say.
  mutating func add(_ mark: ChartMark) {
    var mark = mark
    mark.attributes = attributes
    mark.id = path
    // What comes later in the code is in front, as points are in front of the lines of the same loop (CH3).
    if let known = layers[layer] {
      mark.layer = known
    } else {
      mark.layer = layers.count
      layers[layer] = mark.layer
    }
    marks.append(mark)
  }

  /// A number for another plot.
  mutating func makePlot() -> Int {
    plots += 1
    return plots
  }

  /// Collects one of several pieces side by side.
  @MainActor
  mutating func collect(piece index: Int, _ content: some ChartContent) {
    let outer = layer
    layer = Self.hash(outer, index)
    collect(at: index, content)
    layer = outer
  }

  /// Collects a piece inside a modifier.
  @MainActor
  mutating func collect(piece index: Int, _ content: some ChartContent, changing change: (inout MarkAttributes) -> Void)
  {
    let outer = (attributes, path)
    change(&attributes)
    path = Self.hash(path, index)
    collect(piece: index, content)
    (attributes, path) = outer
  }

  static func hash<Place: Hashable>(_ outer: Int, _ place: Place) -> Int {
    var hasher = Hasher()
    hasher.combine(outer)
    hasher.combine(place)
    return hasher.finalize()
  }

  /// Collects what lies at a place of its own: by it, a mark is found again in other data (CH19).
  @MainActor
  mutating func collect<Place: Hashable>(at place: Place, _ content: some ChartContent) {
    let outer = path
    path = Self.hash(outer, place)
    content._collect(into: &self)
    path = outer
  }

  /// Collects content inside a modifier. What is said nearer to a mark counts (CH3).
  @MainActor
  mutating func collect(_ content: some ChartContent, changing change: (inout MarkAttributes) -> Void) {
    let outer = attributes
    change(&attributes)
    content._collect(into: &self)
    attributes = outer
  }
}
