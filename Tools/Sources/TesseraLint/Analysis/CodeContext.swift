import SwiftSyntax

/// When a piece of code in a view runs: with the body, or later, and whether in a row.
struct CodeContext {
  /// What the code waits for, innermost first: `onAppear`, `Button`, `Task`. Empty if it runs in place.
  var triggers: [(name: String, call: FunctionCallExprSyntax)] = []
  /// The `ForEach` or `List` for each of whose elements it runs.
  var row: FunctionCallExprSyntax?
  /// Whether it is in `withAnimation`.
  var isAnimated = false
  /// Whether it is in a closure that is kept in a constant or a property, for a later call.
  var isKept = false

  var runsInPlace: Bool { triggers.isEmpty }

  func waits(for names: Set<String>) -> Bool {
    triggers.contains { names.contains($0.name) }
  }
}

extension Project {
  /// When the code at a node runs, within the unit that it stands in.
  func context(of node: some SyntaxProtocol, in unit: CodeUnit) -> CodeContext {
    var context = CodeContext()
    var node = Syntax(node)
    while node.id != unit.root.id, let parent = node.parent {
      if let closure = node.as(ClosureExprSyntax.self) {
        if let use = ClosureUse(closure) {
          note(use, unit.file, &context)
        } else if !parent.is(FunctionCallExprSyntax.self) {
          context.isKept = true
        }
      } else if let argument = node.as(LabeledExprSyntax.self), let use = ClosureUse(reference: argument) {
        note(use, unit.file, &context)
      }
      node = parent
    }
    return context
  }

  /// Whether a name is an argument of what calls it later, should it be that of a method.
  func isHandedOver(_ name: Syntax, in file: SourceFile) -> Bool {
    guard let argument = name.parent?.as(LabeledExprSyntax.self), let use = ClosureUse(argument: argument) else {
      return false
    }
    return role(of: use, in: file) == .deferred
  }

  private func note(_ use: ClosureUse, _ file: SourceFile, _ context: inout CodeContext) {
    switch role(of: use, in: file) {
    case .deferred: context.triggers.append((use.trigger, use.call))
    case .row: if context.triggers.isEmpty, context.row == nil { context.row = use.call }
    case .animation: context.isAnimated = true
    case .inPlace: break
    }
  }

  private enum Role {
    case inPlace, deferred, row, animation
  }

  private func role(of use: ClosureUse, in file: SourceFile) -> Role {
    let name = use.name
    if let label = use.label {
      if ClosureUse.isAction(label: label) { return .deferred }
      if name == "Binding" { return label == "set" ? .deferred : .inPlace }
      if (name == "ForEach" || name == "List" || name == "Table") && label != "header" && label != "footer" {
        return .row
      }
      return name.isTypeName ? customRole(of: use, in: file) ?? .inPlace : .inPlace
    }
    if name == "ForEach" { return .row }
    if name == "List" || name == "Table" || name == "OutlineGroup" {
      return use.call.arguments.contains { $0.label?.text != "selection" } ? .row : .inPlace
    }
    if name == "withAnimation" || name == "withTransaction" { return .animation }
    if name == "Button" {
      return use.call.argument("action") == nil
        && use.call.arguments.allSatisfy({ !$0.expression.is(ClosureExprSyntax.self) })
        ? .deferred : .inPlace
    }
    if name.isTypeName {
      if ClosureUse.actionTypes.contains(name) { return .deferred }
      return customRole(of: use, in: file) ?? (name.contains("Button") ? .deferred : .inPlace)
    }
    if ClosureUse.isAction(label: name) || ClosureUse.actionFunctions.contains(name) { return .deferred }
    return ClosureUse.inPlaceFunctions.contains(name)
      ? .inPlace : ClosureUse.isModifier(use.call) ? .inPlace : .deferred
  }

  /// What a view of the sources does with a closure, by the type of what takes it.
  private func customRole(of use: ClosureUse, in file: SourceFile) -> Role? {
    guard let type = type(named: use.name, from: file), !type.file.isTest else { return nil }
    var candidates: [(name: String, type: TypeReference, isBuilder: Bool)] = type.stored.compactMap { property in
      property.annotation.map { (property.name, $0, property.has("ViewBuilder")) }
    }
    for initializer in type.initializers {
      candidates += initializer.parameters.map { ($0.label ?? $0.name, $0.type, $0.isViewBuilder) }
    }
    candidates = candidates.filter { $0.type.shape == .function }
    if let label = use.label {
      candidates = candidates.filter { $0.name == label }
    } else {
      let others = Set(use.call.closures.compactMap(\.label))
      candidates = candidates.filter { !others.contains($0.name) }
    }
    guard !candidates.isEmpty else { return nil }
    return candidates.contains { $0.isBuilder || $0.type.returnsValue } ? .inPlace : .deferred
  }
}

/// A closure and the call that it is handed to.
struct ClosureUse {
  let call: FunctionCallExprSyntax
  let name: String
  /// Nil for the first trailing closure and for unlabeled arguments.
  let label: String?

  /// Nil if the closure is no argument: then it runs in place if it is called, and is stored otherwise.
  init?(_ closure: ClosureExprSyntax) {
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      guard call.trailingClosure?.id == closure.id else { return nil }
      self.call = call
      label = nil
    } else if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      self.call = call
      label = argument.label?.text
    } else if let trailing = parent.as(MultipleTrailingClosureElementSyntax.self),
      let call = trailing.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      self.call = call
      label = trailing.label.text
    } else {
      return nil
    }
    name = call.name ?? ""
  }

  /// A method that is handed over by its name: `onAppear(perform: load)`.
  init?(reference argument: LabeledExprSyntax) {
    let isName =
      argument.expression.is(DeclReferenceExprSyntax.self) || argument.expression.is(MemberAccessExprSyntax.self)
    guard isName, let label = argument.label?.text, Self.isAction(label: label) else { return nil }
    self.init(argument: argument)
  }

  /// Anything that is handed to a call.
  init?(argument: LabeledExprSyntax) {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    self.call = call
    label = argument.label?.text
    name = call.name ?? ""
  }

  /// What the closure waits for: `onAppear`, `Button`, `onIncrement` of a `Stepper`.
  var trigger: String {
    guard let label, label.hasPrefix("on") else { return name }
    return label
  }

  /// Whether a label, or the name of a modifier, says that the closure runs when something happens.
  static func isAction(label: String) -> Bool {
    if actionLabels.contains(label) { return true }
    guard label.hasPrefix("on"), label.count > 2 else { return false }
    return label.dropFirst(2).first?.isUppercase ?? false
  }

  private static let actionLabels: Set<String> = [
    "action", "perform", "completion", "handler", "operation", "primaryAction", "receiveValue", "receiveCompletion",
    "completionHandler", "execute", "secondaryAction", "set", "write",
  ]

  static let actionTypes: Set<String> = [
    "Task", "Timer", "Thread", "Future", "DispatchWorkItem", "UIAction", "BlockOperation",
  ]

  static let actionFunctions: Set<String> = [
    "task", "refreshable", "detached", "async", "asyncAfter", "sync", "sink", "scheduledTimer", "addTask", "updating",
    "dropDestination", "transaction", "handleEvents", "addObserver", "dataTask", "simultaneousGesture", "assign",
    "itemProvider", "deleteDisabled", "keyboardShortcut",
  ]

  static let inPlaceFunctions: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "reduce", "sorted", "sort", "first", "firstIndex", "contains",
    "allSatisfy",
    "forEach", "max", "min", "prefix", "drop", "removeAll", "partition", "split", "lazy", "assumeIsolated",
  ]

  /// Modifiers whose closures make views.
  private static let contentModifiers: Set<String> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "toolbar",
    "contextMenu", "safeAreaInset", "mask", "swipeActions", "navigationDestination", "tabItem", "searchSuggestions",
    "inspector", "chartOverlay", "chartBackground", "chartXAxis", "chartYAxis", "badge", "phaseAnimator",
    "keyframeAnimator", "visualEffect", "scrollTransition", "safeAreaBar", "accessibilityRepresentation",
    "navigationBarItems", "listRowBackground", "containerRelativeFrame", "commands", "overlayPreferenceValue",
    "backgroundPreferenceValue", "modifier", "actionSheet", "presentationBackground",
  ]

  static func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    contentModifiers.contains(call.name ?? "")
  }
}
