import SwiftUI

/// A list that is edited in place: its rows are bindings to elements, and come, go and move with animations.
public struct ShoppingListView: View {
  @Bindable private var model: ShoppingListModel

  public init(model: ShoppingListModel) {
    self.model = model
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("\(model.openCount) to buy")
          .font(.title2.bold())
          .contentTransition(.numericText())
        ForEach($model.items) { $item in
          ItemRow(item: $item) {
            withAnimation { model.remove(item.id) }
          }
          .transition(.move(edge: .leading).combined(with: .opacity))
        }
        HStack {
          Button("Add") { withAnimation { model.add("") } }
          Button("Sort") { withAnimation { model.sort() } }
          Button("Clear") { withAnimation { model.removeDone() } }
        }
        .buttonStyle(.bordered)
      }
      .padding()
    }
  }
}

/// One thing to buy, which can be renamed, ticked off and removed.
struct ItemRow: View {
  @Binding var item: ShoppingItem
  let remove: @MainActor () -> Void

  var body: some View {
    HStack {
      Toggle(item.name.isEmpty ? "New" : item.name, isOn: $item.isDone.animation())
        .labelsHidden()
      TextField("Name", text: $item.name)
        .textFieldStyle(.roundedBorder)
        .opacity(item.isDone ? 0.5 : 1)
      Button("Remove \(item.name)", systemImage: "trash", role: .destructive, action: remove)
        .labelStyle(.iconOnly)
    }
  }
}

#Preview {
  ShoppingListView(model: ShoppingListModel())
}
