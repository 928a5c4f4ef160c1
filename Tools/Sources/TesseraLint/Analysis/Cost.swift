import SwiftSyntax

/// What it takes to evaluate something.
enum Cost: Equatable {
  case low
  /// High, because of this.
  case high(String)

  var reason: String? {
    if case .high(let reason) = self { reason } else { nil }
  }
}

/// Estimates what code costs from what stands in it.
struct CostEstimate {
  /// How much is still called a small number of elements.
  static let smallCount = 100

  let project: Project
  /// Types and functions that are being looked at, against endless recursion.
  private var depth = 0

  init(project: Project) {
    self.project = project
  }

  private var deeper: CostEstimate {
    var deeper = self
    deeper.depth += 1
    return deeper
  }

  private static let maximumDepth = 6

  /// What making a value of a type costs.
  func construction(of type: TypeDeclaration) -> Cost {
    if let cost = type.cost { return cost }
    guard depth < Self.maximumDepth else { return .low }
    type.cost = .low
    let cost = deeper.freshCost(of: type)
    type.cost = cost
    return cost
  }

  private func freshCost(of type: TypeDeclaration) -> Cost {
    for property in type.stored where !property.isLazy && !property.has("StateObject") {
      guard let value = property.initialValue, let reason = cost(of: value, in: type, property.file).reason else {
        continue
      }
      return .high("\(property.name): \(reason)")
    }
    for initializer in type.initializers {
      guard let unit = initializer.unit, let reason = cost(of: unit, in: type).reason else { continue }
      return .high(reason)
    }
    return .low
  }

  /// What code costs that belongs to a type.
  func cost(of unit: CodeUnit, in type: TypeDeclaration?) -> Cost {
    cost(of: unit.facts, in: type, unit.file)
  }

  /// What an initial value costs.
  func cost(of value: ExprSyntax, in type: TypeDeclaration?, _ file: SourceFile) -> Cost {
    // A closure that is only kept costs nothing.
    if value.is(ClosureExprSyntax.self) { return .low }
    return cost(of: CodeFacts(value), in: type, file)
  }

  private func cost(of facts: CodeFacts, in type: TypeDeclaration?, _ file: SourceFile) -> Cost {
    for loop in facts.loops where !isSmall(loop) { return .high("a loop") }
    for call in facts.calls {
      if let reason = reason(call, in: type, file) { return .high(reason) }
    }
    return .low
  }

  private func isSmall(_ loop: Syntax) -> Bool {
    guard let sequence = loop.as(ForStmtSyntax.self)?.sequence else { return false }
    return Heavy.count(of: sequence).map { $0 <= Self.smallCount } ?? sequence.isShortList
  }

  private func reason(_ call: FunctionCallExprSyntax, in type: TypeDeclaration?, _ file: SourceFile) -> String? {
    if let work = Heavy.work(of: call) { return work }
    if let effect = Heavy.effect(of: call) { return effect }
    guard let name = call.name else { return nil }
    if Heavy.transformations.contains(name), let receiver = call.receiver, !isSmallCollection(receiver) {
      return "\(name)(…) over a collection"
    }
    if let constructed = call.constructedType {
      guard let other = project.type(named: constructed, from: file), other !== type else { return nil }
      return construction(of: other).reason.map { "\(constructed)(…), with \($0)" }
    }
    return calledCode(call, name, in: type, file)
  }

  private func calledCode(
    _ call: FunctionCallExprSyntax, _ name: String, in type: TypeDeclaration?, _ file: SourceFile
  ) -> String? {
    let receiver = call.receiver.flatMap(AccessPath.init)
    var owner: TypeDeclaration?
    if call.receiver == nil || receiver?.names == ["self"] || receiver?.names == ["Self"] {
      owner = type
    } else if let receiver, receiver.names.count == 1, receiver.first.isTypeName {
      owner = project.type(named: receiver.first, from: file)
    }
    guard depth < Self.maximumDepth else { return nil }
    var functions = owner?.functions.filter { $0.name == name } ?? []
    if functions.isEmpty, call.receiver == nil { functions = project.functions.filter { $0.name == name } }
    if functions.isEmpty { return Heavy.verb(of: name, receiver: receiver).map { _ in "\(name)(…)" } }
    for function in functions {
      if let unit = function.unit, let reason = deeper.cost(of: unit, in: owner ?? type).reason {
        return "\(name)(), with \(reason)"
      }
    }
    return nil
  }

  private func isSmallCollection(_ receiver: ExprSyntax) -> Bool {
    if let count = Heavy.count(of: receiver) { return count <= Self.smallCount }
    let root = receiver.root
    return root.isShortList || root.is(StringLiteralExprSyntax.self)
      || receiver.trimmedDescription.hasSuffix("allCases")
  }
}

extension ExprSyntax {
  /// Whether it is an array that is written out.
  var isShortList: Bool { bare.is(ArrayExprSyntax.self) }
}
