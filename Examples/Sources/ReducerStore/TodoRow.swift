import SwiftUI

/// One thing to do.
struct TodoRow: View {
  let todo: TodoReducer.Todo
  let toggle: () -> Void

  var body: some View {
    Toggle(todo.title, isOn: Binding(get: { todo.isDone }, set: { _ in toggle() }))
      .strikethrough(todo.isDone)
  }
}
