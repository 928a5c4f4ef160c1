import SwiftUI
import TesseraCore

/// How an element is found, each time it is used.
@MainActor
indirect enum ElementQuery: Hashable {
  case label(String)
  case role(Role, String?)
  case identifier(String)
  case matching(Role?, String?)
  case view(ViewType)
  case nth(Int, ElementQuery)
  case inside(ElementQuery, ElementQuery)

  struct ViewType: Hashable {
    let type: Any.Type

    static func == (first: Self, second: Self) -> Bool { first.type == second.type }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type))
    }
  }

  /// What the query finds on the screen now.
  func matches(in screen: Screen) -> [SemanticsElement] {
    if case .nth(let index, let query) = self {
      let matches = query.matches(in: screen)
      return index < matches.count ? [matches[index]] : []
    }
    if let known = screen.matches[self] { return known }
    let matches = search(screen)
    screen.searchCount += 1
    screen.matches[self] = matches
    return matches
  }

  private func search(_ screen: Screen) -> [SemanticsElement] {
    switch self {
    case .view(let view):
      return screen.nodes(of: view.type)
    case .inside(let outer, let inner):
      return outer.matches(in: screen).flatMap { inner.matches(among: $0.children) }
    default:
      // What is presented in front comes first: a search for "OK" means the alert's.
      for layer in screen.graph.semanticsLayers() {
        let matches = matches(among: layer)
        if !matches.isEmpty { return matches }
      }
      return []
    }
  }

  private func matches(among elements: [SemanticsElement]) -> [SemanticsElement] {
    elements.flatMap { element -> [SemanticsElement] in
      // A match inside an element that matches counts as that element.
      fits(element) && !isOnlyGrouping(element) ? [element] : matches(among: element.children)
    }
  }

  private func isOnlyGrouping(_ element: SemanticsElement) -> Bool {
    if case .matching(nil, nil) = self { return element.role == .group }
    return false
  }

  private func fits(_ element: SemanticsElement) -> Bool {
    switch self {
    case .label(let label): element.label == label
    case .role(let role, let label): Role(element.role) == role && (label == nil || element.label == label)
    case .identifier(let identifier): element.identifier == identifier
    case .matching(let role, let text):
      (role == nil || Role(element.role) == role) && (text == nil || element.label.contains(text ?? ""))
    case .view, .nth, .inside: false
    }
  }

  /// The query in words, for messages.
  var description: String {
    switch self {
    case .label(let label): "an element labeled \"\(label)\""
    case .role(let role, let label): "a \(role.rawValue)" + (label.map { " labeled \"\($0)\"" } ?? "")
    case .identifier(let identifier): "an element with the identifier \"\(identifier)\""
    case .matching(let role, let text):
      "an element" + (role.map { " of role \($0.rawValue)" } ?? "") + (text.map { " containing \"\($0)\"" } ?? "")
    case .view(let view): "a view of type \(TypeName.of(view.type))"
    case .nth(let index, let query): "\(query.description) (number \(index + 1))"
    case .inside(let outer, let inner): "\(inner.description) inside \(outer.description)"
    }
  }
}

extension Screen {
  /// Elements for the nodes of a view type, each with what it contains.
  func nodes(of type: Any.Type) -> [SemanticsElement] {
    var found: [SemanticsElement] = []
    graph.forEachNode { node in
      guard node.viewType == type, !graph.isLeaving(node), let element = node.semanticsOfSubtree() else { return }
      found.append(element)
    }
    return found
  }
}
