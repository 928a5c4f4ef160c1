import Foundation

/// Trials as Swift source that "tessera preview" shows.
@MainActor
struct SourcePrinter {
  private var pieces: [String] = []

  /// A whole file.
  static func source(of trial: Trial) -> String {
    prelude() + "\n" + summary(of: trial) + "\n"
  }

  /// What is the trial's own.
  static func summary(of trial: Trial) -> String {
    var printer = SourcePrinter()
    let body = indented(printer.text(of: trial.root), by: 4)
    let values = trial.values.map { "    model.\($0.property) = \(source(of: $0))" }
    return """
      struct Root: View {
        @Bindable var model: Model
        @Namespace private var namespace
        private let item = 0

        var body: some View {
      \(body)
        }
      }
      \(printer.pieces.joined(separator: "\n"))
      struct Program: View {
        @State private var model = Program.makeModel()

        static func makeModel() -> Model {
          let model = Model()
      \(values.joined(separator: "\n"))
          return model
        }

        var body: some View {
          Root(model: model).modifier(Surroundings(model: model))
            .task {
      \(trial.steps.map { indented(statement(for: $0), by: 8) }.joined(separator: "\n"))
            }
        }
      }

      #Preview("seed \(trial.seed)", traits: .fixedLayout(width: \(Literal.number(trial.width)), height: \(Literal.number(trial.height)))) {
        Program()
      }
      """
  }

  /// The types that all trials share, from the file that this program was built from.
  private static func prelude() -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Prelude.swift")
    return FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
      ?? "import SwiftUI\n// Prelude.swift of the fuzzer belongs here.\n"
  }

  private static func source(of assignment: Step.Assignment) -> String {
    if case .list(let list) = assignment.value, list.count > 20 { return "Array(\(list))" }
    return assignment.value.source
  }

  private static func statement(for step: Step) -> String {
    switch step {
    case .set(let assignments, let animation):
      let lines = assignments.map { "model.\($0.property) = \(source(of: $0))" }
      guard let animation else { return lines.joined(separator: "\n") }
      return
        "withAnimation(\(StepAnimation.all[animation].source)) {\n\(indented(lines.joined(separator: "\n"), by: 2))\n}"
    case .wait(let seconds): return "try? await Task.sleep(for: .seconds(\(seconds)))"
    default: return "// \(step)"
    }
  }

  private mutating func text(of node: Node) -> String {
    var text = filled(Table.entry(node.entry), node)
    for modifier in node.modifiers { text += "\n" + filled(Table.entry(modifier.entry), modifier) }
    return text
  }

  /// The template with values and contents in their places.
  private mutating func filled(_ entry: Entry, _ node: Node) -> String {
    if entry.traits.contains(.piece) { return piece(node) }
    var lines: [String] = []
    for line in entry.template.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("@"), let slot = Int(content.dropFirst()) {
        let indent = line.count - content.count
        for child in node.slots[slot] { lines.append(Self.indented(text(of: child), by: indent)) }
      } else {
        lines.append(withValues(line, entry, node))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func withValues(_ line: Substring, _ entry: Entry, _ node: Node) -> String {
    var result = ""
    var rest = line[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if let digit = rest.first, let index = Int(String(digit)), index < node.values.count {
        result += entry.source[index](node.values[index])
        rest = rest.dropFirst()
      } else {
        result += "$"
      }
    }
    return result + rest
  }

  private mutating func piece(_ node: Node) -> String {
    let body = (node.slots.first ?? []).map { text(of: $0) }.joined(separator: "\n")
    let name = "Piece\(node.id)"
    pieces.append(
      """
      struct \(name): View {
        @Bindable var model: Model
        let item: Int
        let namespace: Namespace.ID

        var body: some View {
      \(Self.indented(body, by: 4))
        }
      }
      """)
    return "\(name)(model: model, item: item, namespace: namespace)"
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let indent = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
      .joined(separator: "\n")
  }
}
