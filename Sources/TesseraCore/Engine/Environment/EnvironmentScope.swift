/// The environment of one place of the tree and of everything below it up to the next writer.
///
/// Scopes form a tree of their own; each one keeps a list of its readers. A write therefore reaches the readers below
/// it without a walk over the views in between (B63).
@MainActor
final class EnvironmentScope {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private(set) final var values: EnvironmentValues
  private let baseReference: Unretained<EnvironmentScope>?
  private var writer: ViewNode? {
    get { writerReference?.wrappedValue }
    set { writerReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private var writerReference: Unretained<ViewNode>?

  private var firstReader: ViewNode? {
    get { firstReaderReference?.wrappedValue }
    set { firstReaderReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private var firstReaderReference: Unretained<ViewNode>?
  private var firstChild: EnvironmentScope? {
    get { firstChildReference?.wrappedValue }
    set { firstChildReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private var firstChildReference: Unretained<EnvironmentScope>?
  private var nextSibling: EnvironmentScope? {
    get { nextSiblingReference?.wrappedValue }
    set { nextSiblingReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private var nextSiblingReference: Unretained<EnvironmentScope>?
  final var previousSibling: EnvironmentScope? {
    get { previousSiblingReference?.wrappedValue }
    set { previousSiblingReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private final var previousSiblingReference: Unretained<EnvironmentScope>?

  /// Called when the layout direction changes. This is too rare for every node to observe it.
  private let onDirectionChange: () -> Void

  init(root values: EnvironmentValues, onDirectionChange: @escaping () -> Void) {
    self.values = values
    baseReference = nil
    self.onDirectionChange = onDirectionChange
  }

  private var base: EnvironmentScope? { baseReference?.wrappedValue }

  /// A scope below `base` in which `writer` changes values.
  init(base: EnvironmentScope, writer: ViewNode) {
    baseReference = Unretained(wrappedValue: base)
    onDirectionChange = base.onDirectionChange
    let sibling = base.firstChild
    values = sibling?.valuesToShare(with: writer) ?? base.values(changedBy: writer)
    writerReference = Unretained(wrappedValue: writer)
    nextSibling = sibling
    sibling?.previousSibling = self
    base.firstChild = self
  }

  /// The values, if `other`, which writes on the same base, writes the same: the rows of a list need them once.
  private func valuesToShare(with other: ViewNode) -> EnvironmentValues? {
    guard let writer, other.writesSameEnvironment(as: writer) else { return nil }
    return values
  }

  private func values(changedBy writer: ViewNode) -> EnvironmentValues {
    var changed = values
    writer.writeEnvironment(to: &changed)
    return changed
  }

  /// Removes the scope from its base's list, after its subtree was removed.
  func detach() {
    if let previousSibling {
      previousSibling.nextSibling = nextSibling
    } else if let base, base.firstChild === self {
      base.firstChild = nextSibling
    }
    nextSibling?.previousSibling = previousSibling
    nextSibling = nil
    previousSibling = nil
    writer = nil
  }

  /// Replaces the values of the root.
  func setRoot(_ newValues: EnvironmentValues) {
    adopt(newValues)
  }

  /// Computes the values again after a change of the base or of the writer.
  func refresh() {
    guard let base, let writer else { return }
    adopt(base.values(changedBy: writer))
  }

  private func adopt(_ newValues: EnvironmentValues) {
    let old = values
    guard !old.isIdentical(to: newValues) else { return }
    values = newValues
    if old.layoutDirection != newValues.layoutDirection { onDirectionChange() }
    var reader = firstReader
    while let current = reader {
      reader = current.nextReader
      current.environmentDidChange(from: old)
    }
    var child = firstChild
    while let current = child {
      child = current.nextSibling
      current.refresh()
    }
  }

  func insert(reader: ViewNode) {
    reader.nextReader = firstReader
    reader.previousReader = nil
    firstReader?.previousReader = reader
    firstReader = reader
  }

  func remove(reader: ViewNode) {
    if let previous = reader.previousReader {
      previous.nextReader = reader.nextReader
    } else {
      firstReader = reader.nextReader
    }
    reader.nextReader?.previousReader = reader.previousReader
    reader.nextReader = nil
    reader.previousReader = nil
  }
}

#if DEBUG
  extension EnvironmentScope {
    /// Looks at the lists of this scope and of those below it. Scopes may be nested deeper than the stack allows to
    /// recur.
    func check(_ check: inout GraphCheck) {
      var waiting = [self]
      while let scope = waiting.popLast() {
        scope.checkReaders(&check)
        var previous: EnvironmentScope?
        var child = scope.firstChild
        while let current = child {
          if current.previousSibling !== previous || current.base !== scope {
            check.report(.environmentScopesLinkBothWays, current.writer.map { "\(type(of: $0))" } ?? "no writer")
          }
          waiting.append(current)
          previous = current
          child = current.nextSibling
        }
      }
    }

    private func checkReaders(_ check: inout GraphCheck) {
      var previous: ViewNode?
      var reader = firstReader
      while let current = reader {
        if current.previousReader !== previous { check.report(.environmentReadersLinkBothWays, current) }
        if current.scope !== self { check.report(.environmentReaderIsInItsScope, current) }
        if current.isRemoved { check.report(.environmentReaderIsNotRemoved, current) }
        previous = current
        reader = current.nextReader
      }
    }
  }
#endif
