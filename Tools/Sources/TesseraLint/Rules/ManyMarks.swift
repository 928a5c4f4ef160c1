import SwiftSyntax

/// Charts that make a view of each of very many marks.
struct ManyMarks: Rule {
  let id = "many-marks"
  let summary = "a chart of more than 2,000 single marks"
  private static let limit = 2_000

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      for unit in view.units {
        for call in unit.facts.calls {
          guard let data = data(of: call, in: unit), let count = count(data, unit, view), count > Self.limit else {
            continue
          }
          report.add(
            self, at: data, in: unit.file,
            "the chart makes \(count) single marks, each of which is a value of its own; use a plot, such as LinePlot or PointPlot, "
              + "which draws a whole collection, or show fewer")
        }
      }
    }
  }

  /// The data of a chart, or of a `ForEach` in one.
  private func data(of call: FunctionCallExprSyntax, in unit: CodeUnit) -> ExprSyntax? {
    let type = call.constructedType
    guard type == "Chart" || type == "ForEach" && isInChart(call, unit) else { return nil }
    return call.firstUnlabeled
  }

  private func isInChart(_ call: FunctionCallExprSyntax, _ unit: CodeUnit) -> Bool {
    var node = Syntax(call)
    while node.id != unit.root.id, let parent = node.parent {
      if let closure = node.as(ClosureExprSyntax.self), let use = ClosureUse(closure),
        use.call.constructedType == "Chart", use.label == nil
      {
        return true
      }
      node = parent
    }
    return false
  }

  private func count(_ data: ExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration) -> Int? {
    if let count = Self.count(of: data) { return count }
    guard let path = AccessPath(data.bare), path.names.count == 1, !unit.locals.contains(path.first) else { return nil }
    return view.properties.first { $0.name == path.first }?.initialValue.flatMap(Self.count)
  }

  /// How many elements are written out; nil where some of them may be left out.
  private static func count(of data: ExprSyntax) -> Int? {
    if let call = data.bare.as(FunctionCallExprSyntax.self) {
      if call.name == "stride" { return strideCount(call) }
      guard call.receiver == nil || ["map", "enumerated", "sorted", "shuffled", "reversed"].contains(call.name) else {
        return nil
      }
      if call.constructedType == "Array", let elements = call.firstUnlabeled { return count(of: elements) }
      if let receiver = call.receiver { return count(of: receiver) }
    }
    return Heavy.count(of: data)
  }

  private static func strideCount(_ call: FunctionCallExprSyntax) -> Int? {
    guard let from = number(call.argument("from")), let by = number(call.argument("by")), by != 0,
      let end = number(call.argument("to") ?? call.argument("through"))
    else { return nil }
    let count = ((end - from) / by).rounded(.down)
    return count.isFinite && count >= 0 && count < 1e15 ? Int(count) : nil
  }

  private static func number(_ expression: ExprSyntax?) -> Double? {
    expression.flatMap { Double($0.trimmedDescription.filter { $0 != "_" }) }
  }
}
