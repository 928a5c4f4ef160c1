import Foundation

/// A query about the geometry of a view.
nonisolated enum GeometryQuestion: Hashable, @unchecked Sendable {
  // Sendable: names of spaces are values that are only compared.
  case size
  case safeArea
  case frame(CoordinateSpace)
  case bounds(AnyHashable)
  case transform
}

nonisolated enum GeometryAnswer: Equatable, Sendable {
  case size(CGSize)
  case insets(EdgeInsets)
  case rect(CGRect?)
  case transform(CGAffineTransform)
}

/// The geometry queries of evaluations about one node, with their answers.
///
/// When the node moves, an evaluation runs again only if one of its answers changed (C90).
nonisolated class GeometryFacts: @unchecked Sendable {
  // Sendable: used on the engine's thread only; proxies are passed to closures that may be Sendable.
  private struct Fact {
    let question: GeometryQuestion
    var answer: GeometryAnswer
    let source: DependencySource
  }

  // Cleared when the node leaves the tree: proxies may be kept for longer.
  private var node: LayoutNode? {
    get { nodeReference?.wrappedValue }
    set { nodeReference = newValue.map(Unretained.init) }
  }
  private var nodeReference: Unretained<LayoutNode>?
  private var facts: ContiguousArray<Fact> = []

  init(_ node: LayoutNode?) {
    nodeReference = node.map(Unretained.init)
  }

  /// The node leaves the tree: from now on, everything is zero.
  final func leave() {
    node = nil
  }

  /// The answer to a question. An evaluation that asks runs again when the answer changes.
  @MainActor
  final func ask(_ question: GeometryQuestion) -> GeometryAnswer {
    let answer = answer(to: question)
    guard let reader = Evaluation.current, let node, !node.isRemoved else { return answer }
    if question != .size { node.watchGeometry() }
    let source = source(for: question, answer)
    reader.dependencies.record(source, by: reader)
    return answer
  }

  @MainActor
  private func source(for question: GeometryQuestion, _ answer: GeometryAnswer) -> DependencySource {
    for fact in facts where fact.question == question { return fact.source }
    let source = DependencySource()
    facts.append(Fact(question: question, answer: answer, source: source))
    return source
  }

  /// Compares all answers with the present ones and marks the readers of those that differ.
  @MainActor
  final func recheck() {
    for index in facts.indices {
      let answer = answer(to: facts[index].question)
      guard answer != facts[index].answer else { continue }
      facts[index].answer = answer
      facts[index].source.forEachReader { reader in
        reader.noteCause { "geometry" }
        reader.markDirty()
      }
    }
  }

  /// The present answer to a question. Overridden where it is about more than one node.
  @MainActor
  func answer(to question: GeometryQuestion) -> GeometryAnswer {
    switch question {
    case .size: .size(node?.size ?? .zero)
    case .safeArea: .insets(node?.safeAreaInsets() ?? EdgeInsets())
    case .frame(let space): .rect(node?.frame(in: space) ?? .zero)
    case .bounds(let name): .rect(node?.bounds(ofSpace: name))
    case .transform: .transform(node?.transform(to: nil) ?? .identity)
    }
  }
}
