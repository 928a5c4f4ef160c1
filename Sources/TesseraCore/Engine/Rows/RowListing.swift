/// A view whose rows in a lazy container are known from its type: they are those of its child views.
nonisolated protocol RowListing {
  /// Whether the view may be no row or several, rather than always one.
  ///
  /// - Parameter placeholder: the same of the view that the modifier around modifies.
  @MainActor static func listsRows(placeholder: Bool) -> Bool
}

/// Determines which views are lists of rows (J1, J2).
///
/// A lazy container creates these at once, down to the single rows, so that it knows their number; it creates the rows
/// themselves when they become visible. An `AnyView` counts as one row until it is created.
@MainActor
enum RowListings {
  private struct Answer {
    var listsRows: Bool
    var listsRowsOfPlaceholder: Bool
  }

  private static var known: [ObjectIdentifier: Answer] = [:]

  /// Whether views of a type may be several rows where they are made below `parent`.
  static func listsRows<Content: View>(_ type: Content.Type, below parent: ViewNode) -> Bool {
    let answer = answer(for: type)
    guard answer.listsRowsOfPlaceholder, !answer.listsRows else { return answer.listsRows }
    return modifiedViewListsRows(around: parent)
  }

  /// The same within the body of a modifier.
  static func listsRows(_ type: any View.Type, placeholder: Bool) -> Bool {
    let answer = answer(for: type)
    return placeholder ? answer.listsRowsOfPlaceholder : answer.listsRows
  }

  private static func answer(for type: any View.Type) -> Answer {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    // The body of a recursive view asks for its own type.
    known[key] = Answer(listsRows: false, listsRowsOfPlaceholder: false)
    let answer = Answer(
      listsRows: findOut(type, placeholder: false), listsRowsOfPlaceholder: findOut(type, placeholder: true))
    known[key] = answer
    return answer
  }

  private static func findOut<Content: View>(_ type: Content.Type, placeholder: Bool) -> Bool {
    if let type = type as? any RowListing.Type { return type.listsRows(placeholder: placeholder) }
    guard Content.Body.self != Never.self else { return false }
    return listsRows(Content.Body.self, placeholder: false)
  }

  /// Whether the view is several rows that the nearest modifier with a body modifies.
  private static func modifiedViewListsRows(around node: ViewNode) -> Bool {
    var node = node
    while let parent = node.parent, parent !== node, !(node is LayoutNode) {
      if let modifier = node as? any ModifyingNode { return modifier.modified.listsRows(below: parent) }
      node = parent
    }
    return false
  }
}

extension TupleView: RowListing {
  @MainActor static func listsRows(placeholder: Bool) -> Bool { true }
}

extension EmptyView: RowListing {
  @MainActor static func listsRows(placeholder: Bool) -> Bool { true }
}

extension Section: RowListing where Parent: View, Content: View, Footer: View {
  @MainActor static func listsRows(placeholder: Bool) -> Bool { true }
}

extension Optional: RowListing where Wrapped: View {
  @MainActor static func listsRows(placeholder: Bool) -> Bool { true }
}

extension _ConditionalContent: RowListing where TrueContent: View, FalseContent: View {
  @MainActor static func listsRows(placeholder: Bool) -> Bool {
    RowListings.listsRows(TrueContent.self, placeholder: placeholder)
      || RowListings.listsRows(FalseContent.self, placeholder: placeholder)
  }
}

extension Group: RowListing where Content: View {
  @MainActor static func listsRows(placeholder: Bool) -> Bool {
    RowListings.listsRows(Content.self, placeholder: placeholder)
  }
}

extension IDView: RowListing where Content: View {
  @MainActor static func listsRows(placeholder: Bool) -> Bool {
    RowListings.listsRows(Content.self, placeholder: placeholder)
  }
}

extension ModifiedContent: RowListing where Content: View, Modifier: ViewModifier {
  @MainActor static func listsRows(placeholder: Bool) -> Bool {
    let content = RowListings.listsRows(Content.self, placeholder: placeholder)
    guard Modifier.Body.self != Never.self else { return content }
    return RowListings.listsRows(Modifier.Body.self, placeholder: content)
  }
}

extension _ViewModifier_Content: RowListing {
  @MainActor static func listsRows(placeholder: Bool) -> Bool { placeholder }
}
