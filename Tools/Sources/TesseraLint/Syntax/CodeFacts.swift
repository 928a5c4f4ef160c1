import SwiftSyntax

/// An assignment: `target = value`, or `target += value`.
struct Assignment {
  let node: SequenceExprSyntax
  let target: ExprSyntax
  /// `=`, `+=` and so on.
  let isCompound: Bool
  /// The operands and operators on the right.
  let value: [ExprSyntax]

  /// Where it goes; nil for patterns such as `(a, b)`.
  var path: AccessPath? { AccessPath(target) }

  /// The value, if it is a single operand.
  var single: ExprSyntax? { value.count == 1 ? value[0] : nil }

  init?(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return nil }
    if elements[1].is(AssignmentExprSyntax.self) {
      isCompound = false
    } else if let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, symbol.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
    {
      isCompound = true
    } else {
      return nil
    }
    self.node = node
    target = elements[0].bare
    value = Array(elements.dropFirst(2))
  }
}

/// What stands in a piece of code, in the order of the text.
final class CodeFacts: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Names that stand for themselves, not after a dot.
  private(set) var references: [DeclReferenceExprSyntax] = []
  private(set) var members: [MemberAccessExprSyntax] = []
  private(set) var assignments: [Assignment] = []
  /// What is thrown away: the values of `let _ =`.
  private(set) var discarded: [ExprSyntax] = []
  private(set) var inouts: [InOutExprSyntax] = []
  private(set) var loops: [Syntax] = []
  private(set) var awaits: [AwaitExprSyntax] = []
  private(set) var guards: [GuardStmtSyntax] = []
  /// Names of variables and parameters that are declared in it.
  private(set) var locals: Set<String> = []

  /// What this code changes: assignments, `&x`, calls of mutating methods.
  private(set) lazy var writes: [(path: AccessPath, node: Syntax)] = {
    var writes: [(path: AccessPath, node: Syntax)] = []
    for assignment in assignments {
      if let path = assignment.path { writes.append((path, Syntax(assignment.node))) }
    }
    for reference in inouts {
      if let path = AccessPath(reference.expression) { writes.append((path, Syntax(reference))) }
    }
    for call in calls where Self.mutators.contains(call.name ?? "") {
      if let path = call.receiver.flatMap(AccessPath.init) { writes.append((path, Syntax(call))) }
    }
    return writes
  }()

  init(_ code: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    // `\.name` names a property of another type.
    let isKeyPath = node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if !isMember, !isKeyPath { references.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    members.append(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { assignments.append(assignment) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.is(WildcardPatternSyntax.self), let value = node.initializer?.value { discarded.append(value) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    inouts.append(node)
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    awaits.append(node)
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guards.append(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    loops.append(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    loops.append(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    loops.append(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // `if let x` alone only unwraps what `x` already is.
    let shorthand = node.parent?.as(OptionalBindingConditionSyntax.self)
    if shorthand == nil || shorthand?.initializer != nil { locals.insert(node.identifier.text) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    locals.formUnion(node.parameterNames)
    return .visitChildren
  }

  /// A type in a function is a matter of its own.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeFacts {
  /// Methods that change what they are called on.
  static let mutators: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange",
    "move", "sort", "shuffle", "reverse", "swapAt", "popLast", "popFirst", "formUnion", "subtract", "toggle", "update",
    "updateValue", "removeValue", "merge", "formIntersection",
  ]
}
