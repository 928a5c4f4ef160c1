import SwiftSyntax

/// Several Booleans of which each presents something.
struct PresentationFlags: Rule {
  let id = "presentation-flags"
  let summary = "several isPresented flags in one view, of which two can be set at once"

  private static let screens: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
  private static let questions: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      var flags: [String: Set<String>] = [:]
      for unit in view.units {
        for call in unit.facts.calls {
          guard let kind = call.name, Self.screens.contains(kind) || Self.questions.contains(kind),
            let flag = call.argument("isPresented").flatMap(AccessPath.init), flag.first.hasPrefix("$")
          else { continue }
          flags[flag.names.joined(separator: ".").replacing("$", with: ""), default: []].insert(kind)
        }
      }
      let screens = flags.values.filter { !$0.isDisjoint(with: Self.screens) }.count
      let questions = flags.values.filter { !$0.isDisjoint(with: Self.questions) }.count
      guard flags.count >= 3 || screens >= 2 || questions >= 2 else { continue }
      add(flags.keys.sorted(), view, &report)
    }
  }

  private func add(_ flags: [String], _ view: TypeDeclaration, _ report: inout Report) {
    let declared = view.stored.filter { flags.contains($0.name) }
    let first = declared.first
    let places = declared.isEmpty ? flags : declared.map(\.name) + flags.filter { $0.contains(".") }
    let message =
      "\(view.name) presents by \(flags.count) flags (\(places.joined(separator: ", "))), of which several can be true at once; "
      + "let one optional enum say what is presented: .sheet(item:)"
    if let first {
      report.add(self, at: first.anchor, in: first.file, declaration: first.declaration, message)
    } else {
      report.add(self, at: view.nameToken, in: view.file, declaration: view.declaration, message)
    }
  }
}
