import SwiftSyntax

/// Rows that are known by their position or by what they show, and so change places and lose their state.
struct UnstableForEachID: Rule {
  let id = "unstable-foreach-id"
  let summary = "ForEach over indices or by \\.self of data that changes"

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      for unit in view.units {
        for call in unit.facts.calls where ["ForEach", "List"].contains(call.constructedType ?? "") {
          guard let data = call.firstUnlabeled else { continue }
          check(call, data, unit, view, project, &report)
        }
      }
    }
  }

  private func check(
    _ call: FunctionCallExprSyntax, _ data: ExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration, _ project: Project,
    _ report: inout Report
  ) {
    let idPath = call.argument("id")?.trimmedDescription
    if let collection = positions(data, idPath) {
      guard let source = Source(collection, unit, view, project), source.changesOrder else { return }
      report.add(
        self, at: data, in: unit.file,
        "rows are known by their position in '\(source.name)', which changes: an inserted or removed element hands its row's "
          + "state and animation to a neighbour; iterate over the elements, with ids of their own")
    } else if idPath?.hasSuffix(".self") ?? false || idPath == "\\.element" {
      guard let source = Source(elements(data, idPath), unit, view, project), source.changesValues else { return }
      let remedy =
        source.isIdentifiable ? "they are Identifiable: leave id: \\.self out" : "give the elements ids of their own"
      report.add(
        self, at: call.argument("id").map { Syntax($0) } ?? Syntax(data), in: unit.file,
        edits: source.isIdentifiable && idPath != "\\.element" ? edits(call) : [],
        "the elements of '\(source.name)' are their own ids: an edited element is another row, and equal ones are the same; "
          + remedy)
    }
  }

  /// `items` of `Array(items.enumerated())` by `\.element`.
  private func elements(_ data: ExprSyntax, _ idPath: String?) -> ExprSyntax {
    guard idPath == "\\.element", let call = data.unwrappedArray.as(FunctionCallExprSyntax.self),
      call.name == "enumerated",
      let receiver = call.receiver
    else { return data }
    return receiver
  }

  private func edits(_ call: FunctionCallExprSyntax) -> [Edit] {
    let arguments = Array(call.arguments)
    guard let index = arguments.firstIndex(where: { $0.label?.text == "id" }), index > 0 else { return [] }
    return [
      .removing(
        from: arguments[index - 1].expression.endPositionBeforeTrailingTrivia,
        to: arguments[index].expression.endPositionBeforeTrailingTrivia)
    ]
  }

  /// The collection whose positions are iterated over: `items` of `items.indices`, `0..<items.count`,
  /// `Array(items.enumerated())` by `\.offset`, `Array(zip(items.indices, items))` by `\.0`.
  private func positions(_ data: ExprSyntax, _ idPath: String?) -> ExprSyntax? {
    let data = data.unwrappedArray
    if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices" {
      return member.base
    }
    if let range = data.as(SequenceExprSyntax.self).map({ Array($0.elements) }), range.count >= 3,
      range[1].trimmedDescription == "..<" || range[1].trimmedDescription == "...",
      let count = range[2].as(MemberAccessExprSyntax.self),
      ["count", "endIndex"].contains(count.declName.baseName.text)
    {
      return count.base
    }
    guard let call = data.as(FunctionCallExprSyntax.self), let idPath else { return nil }
    if call.name == "enumerated", idPath.hasSuffix(".offset") || idPath.hasSuffix(".0") { return call.receiver }
    if call.name == "zip", idPath.hasSuffix(".0"), let first = call.firstUnlabeled { return positions(first, nil) }
    return nil
  }

  /// What a list shows: where it comes from and how it changes.
  private struct Source {
    let name: String
    let changesOrder: Bool
    let changesValues: Bool
    let isIdentifiable: Bool

    init?(_ expression: ExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration, _ project: Project) {
      let expression = expression.unwrappedArray
      var path = AccessPath(expression)
      if path == nil {
        // `items.filter { … }` changes as `items` does; keys and sets are different from each other.
        guard let call = expression.bare.as(FunctionCallExprSyntax.self), let receiver = call.receiver,
          ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast"].contains(call.name ?? "")
        else { return nil }
        path = AccessPath(Self.receiver(receiver))
      }
      guard var path, !["allCases", "keys"].contains(path.last) else { return nil }
      if path.first.hasPrefix("$") { path.names[0] = String(path.first.dropFirst()) }
      guard !unit.locals.contains(path.first), let first = view.property(path.first), !path.hasSubscript else {
        return nil
      }
      let name = path.names.joined(separator: ".")
      var property = first
      var owner = view
      if path.names.count == 2 {
        let model =
          project.type(of: first, in: view)
          ?? first.environmentType.flatMap { project.type(named: $0, from: first.file) }
        guard let model, let member = model.property(path.last) else { return nil }
        property = member
        owner = model
      } else if path.names.count > 2 {
        return nil
      }
      // What a computed property gives, it takes from stored ones.
      if property.isComputed {
        guard let origin = Self.origin(of: property, in: owner) else { return nil }
        if property.annotation?.shape == .set { return nil }
        self.init(name: name, origin, shown: property, owner, view, project)
      } else {
        self.init(name: name, property, shown: property, owner, view, project)
      }
    }

    private init?(
      name: String, _ property: Property, shown: Property, _ owner: TypeDeclaration, _ view: TypeDeclaration,
      _ project: Project
    ) {
      guard property.type?.shape != .set, property.type?.shape != .dictionary else { return nil }
      self.name = name
      let elementName = shown.type?.name.isEmpty == false ? shown.type?.name : property.type?.name
      let element = elementName.flatMap { project.type(named: $0, from: shown.file) }
      if let element, element.kind == .enumeration { return nil }
      // Views have no ids.
      if elementName == "AnyView" || element?.isView ?? false { return nil }
      isIdentifiable = element.map(project.isIdentifiable) ?? false
      let changes = project.changes(of: property, in: owner)
      let isGiven =
        owner === view && property.initialValue == nil && !property.isStatic
        && (!property.isWrapped || property.has("Binding"))
      let isRecord = element.map { $0.kind == .structure || $0.kind == .class } ?? false
      let isMutable = isRecord && element.map { $0.stored.contains { !$0.isLet } } ?? false
      changesOrder = !changes.isDisjoint(with: [.order, .additions, .replacement]) || (isGiven && isRecord)
      // Texts and numbers that are only taken out, moved or replaced altogether stay what they are.
      changesValues =
        !changes.isDisjoint(with: [.elements, .additions]) || (isMutable && (isGiven || !changes.isEmpty))
        || (isIdentifiable && (isGiven || !property.isLet))
    }

    private static func receiver(_ expression: ExprSyntax) -> ExprSyntax {
      var rest = expression.bare
      while let call = rest.as(FunctionCallExprSyntax.self), let receiver = call.receiver { rest = receiver.bare }
      return rest
    }

    /// The stored property of the same owner that a computed one is made from, if it is one.
    private static func origin(of property: Property, in owner: TypeDeclaration) -> Property? {
      let names = property.getter?.ownNames.map(\.name) ?? []
      return names.lazy.compactMap { owner.property($0) }.first {
        $0.isStored && ($0.type?.isCollection ?? false)
      }
    }
  }
}

extension ExprSyntax {
  /// `x` in `Array(x)`.
  var unwrappedArray: ExprSyntax {
    if let call = bare.as(FunctionCallExprSyntax.self), call.constructedType == "Array", call.arguments.count == 1,
      let only = call.firstUnlabeled
    {
      return only.bare
    }
    return bare
  }
}

extension Project {
  /// In what ways code changes a collection.
  enum Change {
    /// Elements are taken out or moved.
    case order
    /// Elements are put in.
    case additions
    /// All elements are others.
    case replacement
    /// Elements are replaced where they are.
    case elements
  }

  func changes(of property: Property, in owner: TypeDeclaration) -> Set<Change> {
    guard !property.isLet else { return [] }
    var changes: Set<Change> = []
    for unit in owner.units where unit.name != Function.initializer {
      for (path, node) in unit.facts.writes where path.first == property.name && path.names.count >= 1 {
        if unit.locals.contains(property.name), !node.trimmedDescription.hasPrefix("self.") { continue }
        note(path, node, at: 1, &changes)
      }
      if unit.facts.references.contains(where: { $0.baseName.text == "$" + property.name }) {
        noteBinding(property, unit, &changes)
      }
    }
    guard !property.isPrivateToSet else { return changes }
    for write in memberWrites[property.name] ?? [] where write.owner !== owner && !write.owner.isPreviewProvider {
      if let path = write.path { note(path, write.node, at: 2, &changes) }
    }
    return changes
  }

  private func note(_ path: AccessPath, _ node: Syntax, at depth: Int, _ changes: inout Set<Change>) {
    if path.names.count > depth || path.hasSubscript {
      changes.insert(.elements)
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      changes.insert(["append", "insert"].contains(call.name ?? "") ? .additions : .order)
    } else {
      let assignment = node.as(SequenceExprSyntax.self).flatMap { Assignment($0) }
      changes.insert(assignment?.isCompound ?? true ? .additions : .replacement)
    }
  }

  /// A binding to a collection: `editActions` and children may change it, `ForEach($items)` changes elements.
  private func noteBinding(_ property: Property, _ unit: CodeUnit, _ changes: inout Set<Change>) {
    for call in unit.facts.calls {
      for argument in call.arguments {
        guard let path = AccessPath(argument.expression), path.names == ["$" + property.name],
          !path.hasSubscript
        else { continue }
        changes.insert(
          ["ForEach", "List"].contains(call.name ?? "") && call.argument("editActions") == nil ? .elements : .order)
      }
    }
    if unit.facts.references.contains(where: {
      $0.baseName.text == "$" + property.name && $0.parent?.is(SubscriptCallExprSyntax.self) ?? false
    }) {
      changes.insert(.elements)
    }
  }
}
