import Foundation
import TesseraCore

/// Asks the user which items a toolbar has, and in which order (J433).
struct ToolbarCustomizationSheet: View {
  let choices: [ToolbarChoice]
  @Binding var stored: String

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Customize Toolbar").font(.headline).accessibilityAddTraits(.isHeader).padding()
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          ForEach(choices) { choice in
            row(choice)
            Divider()
          }
        }
        .padding(.horizontal)
      }
      HStack {
        Button("Use Defaults") { stored = "" }.disabled(stored.isEmpty)
        Spacer()
        Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
      }
      .padding()
    }
    .frame(idealWidth: 360, idealHeight: 420)
  }

  private func row(_ choice: ToolbarChoice) -> some View {
    HStack(spacing: 12) {
      Toggle(isOn: isShown(choice)) { Text(verbatim: choice.title) }
        .toggleStyle(.checkbox)
        .disabled(!choice.canBeRemoved)
      Spacer(minLength: 0)
      if choice.canBeMoved {
        mover("Move \(choice.title) up", "chevron.up", choice, -1)
        mover("Move \(choice.title) down", "chevron.down", choice, 1)
      }
    }
    .padding(.vertical, 8)
  }

  private func mover(_ label: String, _ symbol: String, _ choice: ToolbarChoice, _ step: Int) -> some View {
    Button {
      move(choice, step)
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(verbatim: label))
    .disabled(neighbor(of: choice, step) == nil)
  }

  private func isShown(_ choice: ToolbarChoice) -> Binding<Bool> {
    Binding {
      choice.isShown
    } set: { isShown in
      change { $0.setShown(isShown, choice.id) }
    }
  }

  /// The nearest item in a direction that can be moved, too; nil if there is none.
  private func neighbor(of choice: ToolbarChoice, _ step: Int) -> ToolbarChoice? {
    let movable = choices.filter(\.canBeMoved)
    guard let index = movable.firstIndex(where: { $0.id == choice.id }) else { return nil }
    return movable.indices.contains(index + step) ? movable[index + step] : nil
  }

  private func move(_ choice: ToolbarChoice, _ step: Int) {
    guard let other = neighbor(of: choice, step) else { return }
    var ids = choices.map(\.id)
    guard let from = ids.firstIndex(of: choice.id), let to = ids.firstIndex(of: other.id) else { return }
    ids.swapAt(from, to)
    change { $0.order = ids }
  }

  private func change(_ edit: (inout ToolbarArrangement) -> Void) {
    var arrangement = ToolbarArrangement(stored)
    edit(&arrangement)
    stored = arrangement.text
  }
}
