import SwiftSyntax

/// `AnyView` in rows, which hides from the list what its rows are.
struct AnyViewInRow: Rule {
  let id = "anyview-in-row"
  let summary = "AnyView in the rows of a list hides their structure"

  func check(_ project: Project, into report: inout Report) {
    let rowViews = Set(project.rowUses.map { ObjectIdentifier($0.view) })
    for type in project.types where !type.isPreviewProvider && !type.file.isTest {
      guard type.isView || type.isScene else { continue }
      let isRow = rowViews.contains(ObjectIdentifier(type)) || isNamedLikeRow(type)
      let evaluated = project.evaluatedCode(of: type)
      let rowMembers = isRow ? [] : membersInRows(evaluated, type, project)
      for unit in isRow ? evaluated : evaluated.filter({ unit in !rowMembers.contains(unit.root.id) }) {
        for call in erasures(in: unit) {
          let context = project.context(of: call, in: unit)
          if context.runsInPlace, isRow || context.row != nil { add(call, unit, type, &report) }
        }
      }
      for unit in evaluated where rowMembers.contains(unit.root.id) {
        for call in erasures(in: unit) { add(call, unit, type, &report) }
      }
    }
  }

  private func isNamedLikeRow(_ view: TypeDeclaration) -> Bool {
    var words = view.name.words
    if words.last == "view" { words.removeLast() }
    return ["row", "cell"].contains(words.last ?? "")
  }

  private func erasures(in unit: CodeUnit) -> [FunctionCallExprSyntax] {
    unit.facts.calls.filter {
      ($0.constructedType == "AnyView" || ["eraseToAnyView", "asAnyView"].contains($0.name ?? ""))
        && !isPartOfConfiguration($0)
    }
  }

  /// Whether a view is handed to a style, which takes views of any type.
  private func isPartOfConfiguration(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let argument = node.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      if outer.constructedType?.hasSuffix("Configuration") ?? false { return true }
      node = Syntax(outer)
    }
    return false
  }

  /// Members that are called for each element, directly or through each other.
  private func membersInRows(_ code: [CodeUnit], _ view: TypeDeclaration, _ project: Project) -> Set<SyntaxIdentifier> {
    var members: Set<SyntaxIdentifier> = []
    var work: [CodeUnit] = []
    func note(_ name: String) {
      for unit in project.members(name, of: view) where members.insert(unit.root.id).inserted { work.append(unit) }
    }
    for unit in code {
      for (name, node) in unit.ownNames {
        let context = project.context(of: node, in: unit)
        if context.runsInPlace, context.row != nil { note(name) }
      }
    }
    while let unit = work.popLast() {
      for (name, node) in unit.ownNames where project.context(of: node, in: unit).runsInPlace { note(name) }
    }
    return members
  }

  private func add(_ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration, _ report: inout Report) {
    report.add(
      self, at: call.anchor, in: unit.file, edits: edits(call, unit),
      "AnyView in a row of \(view.name) hides what the row is, so lists cannot tell how many views it makes and rebuild it "
        + "when its type changes; use a @ViewBuilder with if or switch")
  }

  /// In a builder, the view alone does; where its type is said to be `AnyView`, it does not.
  private func edits(_ call: FunctionCallExprSyntax, _ unit: CodeUnit) -> [Edit] {
    guard call.constructedType == "AnyView", call.arguments.count == 1, let only = call.firstUnlabeled,
      call.trailingClosure == nil, isBuilt(call)
    else { return [] }
    return [
      .removing(from: call.positionAfterSkippingLeadingTrivia, to: only.positionAfterSkippingLeadingTrivia),
      .removing(from: only.endPositionBeforeTrailingTrivia, to: call.endPositionBeforeTrailingTrivia),
    ]
  }

  /// Whether an expression is a statement of a closure that makes views, at most in branches.
  private func isBuilt(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        let hasReturn = closure.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
        let use = ClosureUse(closure)
        return !hasReturn && ["ForEach", "List"].contains(use?.name ?? "")
      }
      let isTransparent =
        parent.is(CodeBlockItemSyntax.self) || parent.is(CodeBlockItemListSyntax.self)
        || parent.is(CodeBlockSyntax.self)
        || parent.is(IfExprSyntax.self) || parent.is(ExpressionStmtSyntax.self) || parent.is(SwitchExprSyntax.self)
        || parent.is(SwitchCaseSyntax.self) || parent.is(SwitchCaseListSyntax.self)
      guard isTransparent else { return false }
      node = parent
    }
    return false
  }
}
