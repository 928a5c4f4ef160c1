import SwiftSyntax

/// Booleans and optionals that can say nonsense together.
struct LooseFlags: Rule {
  let id = "loose-flags"
  let summary = "loose Booleans and optionals where an enum would forbid nonsense"

  func check(_ project: Project, into report: inout Report) {
    for type in project.types where !type.isPreviewProvider {
      let state = mutableState(of: type, project)
      guard state.count >= 2 else { continue }
      if let group = loading(state) ?? family(state) ?? exclusive(state, type) {
        let names = group.map { "'\($0.name)'" }.joined(separator: ", ")
        report.add(
          self, at: group[0].anchor, in: group[0].file, declaration: group[0].declaration,
          "\(names) can say things together that make no sense; one enum with a case for each situation forbids them")
      }
    }
  }

  /// What may change and is seen by views.
  private func mutableState(of type: TypeDeclaration, _ project: Project) -> [Property] {
    let isTracked = type.kind == .class && project.usesObservation(type)
    let isValueState =
      type.kind == .structure && !type.isView && ["state", "phase", "status"].contains(type.name.words.last ?? "")
    return type.stored.filter { property in
      guard !property.isLet, !property.isLazy else { return false }
      if property.has("State") || property.has("Published") { return true }
      if isTracked { return property.isObserved && !property.isWrapped }
      return isValueState && !property.isWrapped
    }
  }

  // MARK: Loading, failed, loaded

  private static let busy: Set<String> = [
    "loading", "fetching", "refreshing", "downloading", "searching", "uploading", "submitting", "sending", "saving",
    "processing", "syncing", "importing", "working", "busy",
  ]
  private static let failure: Set<String> = ["error", "errors", "failed", "failure", "fail"]
  private static let success: Set<String> = [
    "loaded", "success", "succeeded", "successful", "finished", "done", "fetched", "completed", "complete",
  ]

  private func loading(_ state: [Property]) -> [Property]? {
    guard let busy = state.first(where: { $0.isFlag && $0.mentions(Self.busy) }) else { return nil }
    let failure = state.first { $0.mentions(Self.failure) && ($0.isFlag || $0.isOptional || $0.type?.name == "String") }
    let success = state.first { $0.isFlag && $0.mentions(Self.success) && !$0.mentions(["not"]) }
    guard let failure else { return nil }
    if let success { return [busy, failure, success] }
    let data = state.first { property in
      property !== busy && !property.mentions(Self.failure) && !property.isFlag
        && !property.mentions([
          "selected", "selection", "task", "search", "query", "path", "filter", "focused", "editing",
        ])
        && (property.isOptional || (property.type?.isCollection ?? false)) && property.type?.name != "Task"
    }
    return data.map { [busy, failure, $0] }
  }

  // MARK: Words that exclude each other

  private static let families: [(words: Set<String>, least: Int)] = [
    (["playing", "paused", "stopped"], 2),
    (["connecting", "connected", "disconnected"], 2),
    (["loading", "loaded", "failed", "idle", "empty", "success", "succeeded", "error", "refreshing"], 3),
    (["recording", "paused", "stopped", "playing"], 3),
    (["pending", "approved", "rejected", "accepted", "declined"], 2),
    (["running", "paused", "finished", "stopped", "started", "cancelled", "completed"], 3),
    (["opening", "open", "closing", "closed", "opened"], 3),
    (["small", "medium", "large"], 2),
    (["saving", "saved"], 2),
  ]

  private func family(_ state: [Property]) -> [Property]? {
    let flags = state.filter(\.isFlag)
    for family in Self.families {
      let members = flags.filter { flag in
        flag.name.words.last.map(family.words.contains) ?? false && !flag.mentions(["show", "shows", "showing"])
      }
      if members.count >= family.least, Set(members.compactMap(\.name.words.last)).count >= family.least {
        return members
      }
    }
    return nil
  }

  // MARK: Flags that code always sets together

  /// Flags of which one is set where the others are taken back, in several places.
  private func exclusive(_ state: [Property], _ type: TypeDeclaration) -> [Property]? {
    let flags = state.filter(\.isFlag)
    guard flags.count >= 2 else { return nil }
    let names = Set(flags.map(\.name))
    var winners: [Set<String>: Set<String>] = [:]
    for unit in type.units {
      var blocks: [SyntaxIdentifier: [String: Bool]] = [:]
      for assignment in unit.facts.assignments where !assignment.isCompound {
        guard let path = assignment.path, path.names.count == 1, names.contains(path.first),
          let value = assignment.single?.as(BooleanLiteralExprSyntax.self), let block = assignment.node.parent?.parent
        else { continue }
        blocks[block.id, default: [:]][path.first] = value.literal.text == "true"
      }
      for values in blocks.values where values.count >= 2 && values.values.filter({ $0 }).count == 1 {
        if let winner = values.first(where: \.value)?.key { winners[Set(values.keys), default: []].insert(winner) }
      }
    }
    let groups = winners.filter { $0.value.count >= 2 && ($0.key.count >= 3 || $0.value.count == $0.key.count) }
    guard let group = groups.keys.min(by: { $0.sorted().lexicographicallyPrecedes($1.sorted()) }) else { return nil }
    return flags.filter { group.contains($0.name) }
  }
}

extension Property {
  var isFlag: Bool { type?.name == "Bool" && type?.shape == .single }
  var isOptional: Bool { type?.isOptional ?? false }

  func mentions(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: name.words)
  }
}
