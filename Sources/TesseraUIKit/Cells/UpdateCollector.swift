/// Collects changes of rows and sections until the outermost update ends.
struct UpdateCollector {
  private var depth = 0
  var updates = SectionedUpdates()
  /// Whether the changes are made without animation.
  var isWithoutAnimation = false

  /// Whether changes are being collected.
  var isOpen: Bool { depth > 0 }

  mutating func begin() {
    depth += 1
  }

  /// - Returns: the changes, and whether they are animated, if the outermost update ended; else nil.
  mutating func end() -> (updates: SectionedUpdates, isAnimated: Bool)? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer {
      updates = SectionedUpdates()
      isWithoutAnimation = false
    }
    return (updates, !isWithoutAnimation)
  }
}
