import Foundation

/// The alignment guides that a view places itself, in its own coordinates.
///
/// The two text baselines, by far the most frequent, need no allocation. Guides that cost something to
/// work out (a closure of the user's, a container that has to ask its children) come from a source,
/// which is asked only for the guides that a container uses.
@usableFromInline
package struct ExplicitGuides: Equatable, Sendable {
  @usableFromInline package static let none = ExplicitGuides()

  package var firstTextBaseline: CGFloat?
  package var lastTextBaseline: CGFloat?
  private var others: [Entry] = []
  private var source: (any ExplicitGuideSource)?

  private struct Entry: Equatable, Sendable {
    var key: AlignmentKey
    var value: CGFloat
  }

  package init(firstTextBaseline: CGFloat? = nil, lastTextBaseline: CGFloat? = nil) {
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }

  /// Guides that are computed lazily.
  package init(source: any ExplicitGuideSource) {
    self.source = source
  }

  package var isEmpty: Bool {
    firstTextBaseline == nil && lastTextBaseline == nil && others.isEmpty && source == nil
  }

  /// The explicit value of a guide, or nil. A value set here wins over the source's.
  @usableFromInline
  package subscript(key: AlignmentKey) -> CGFloat? {
    get { stored(key) ?? source?.explicitValue(of: key) }
    set {
      switch key.builtIn {
      case .firstTextBaseline: firstTextBaseline = newValue
      case .lastTextBaseline: lastTextBaseline = newValue
      default: setOther(key, to: newValue)
      }
    }
  }

  private func stored(_ key: AlignmentKey) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: firstTextBaseline
    case .lastTextBaseline: lastTextBaseline
    default: others.isEmpty ? nil : others.first { $0.key == key }?.value
    }
  }

  private mutating func setOther(_ key: AlignmentKey, to value: CGFloat?) {
    others.removeAll { $0.key == key }
    if let value { others.append(Entry(key: key, value: value)) }
  }

  @usableFromInline
  package static func == (lhs: ExplicitGuides, rhs: ExplicitGuides) -> Bool {
    lhs.firstTextBaseline == rhs.firstTextBaseline && lhs.lastTextBaseline == rhs.lastTextBaseline
      && lhs.source === rhs.source && lhs.others == rhs.others
  }
}

/// Works out alignment guides on demand.
package protocol ExplicitGuideSource: AnyObject, Sendable {
  /// The value of a guide in the coordinates of the view that has this source, nil if it is not explicit.
  func explicitValue(of key: AlignmentKey) -> CGFloat?
}
