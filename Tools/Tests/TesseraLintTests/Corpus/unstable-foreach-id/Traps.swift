import SwiftUI

struct Todo: Identifiable, Hashable {
  let id: Int
  var title: String
}
struct Tag: Hashable { var name: String }
@Observable final class Board {
  var todos: [Todo] = []
  var labels: [String] = []
  func add(_ title: String) { todos.append(Todo(id: todos.count, title: title)) }
  func label(_ text: String) { labels.append(text) }
}

struct TrapOne: View {
  @State private var todos: [Todo] = []
  var body: some View {
    ForEach(todos.indices, id: \.self) { Text(todos[$0].title) }  // expect: unstable-foreach-id
    Button("Add") { todos.append(Todo(id: 1, title: "")) }
  }
}
struct TrapTwo: View {
  @State private var names: [String] = []
  var body: some View {
    ForEach(0..<names.count, id: \.self) { Text(names[$0]) }  // expect: unstable-foreach-id
      .onDelete { names.remove(atOffsets: $0) }
  }
}
struct TrapThree: View {
  @State private var names = ["a", "b"]
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }  // expect: unstable-foreach-id
      Button("Add") { names.append("a") }
    }
  }
}
struct TrapFour: View {
  let todos: [Todo]
  var body: some View {
    List(todos, id: \.self) { Text($0.title) }  // expect: unstable-foreach-id
  }
}
struct TrapFive: View {
  @Binding var tags: [Tag]
  var body: some View {
    ForEach(Array(tags.enumerated()), id: \.offset) { _, tag in Text(tag.name) }  // expect: unstable-foreach-id
  }
}
struct TrapSix: View {
  let board: Board
  var body: some View {
    ForEach(board.todos.indices, id: \.self) { Text(board.todos[$0].title) }  // expect: unstable-foreach-id
    ForEach(board.labels, id: \.self) { Text($0) }  // expect: unstable-foreach-id
  }
}
struct TrapSeven: View {
  @State private var lines: [String] = []
  var body: some View {
    ForEach(Array(zip(lines.indices, lines)), id: \.0) { Text($1) }  // expect: unstable-foreach-id
    Button("Add") { lines.insert("", at: 0) }
  }
}
struct TrapEight: View {
  @State private var answers = ["", ""]
  var body: some View {
    ForEach($answers, id: \.self) { $answer in TextField("", text: $answer) }  // expect: unstable-foreach-id
  }
}
struct TrapNine: View {
  @StateObject private var model = Shelf()
  var body: some View {
    ForEach(0..<model.books.count) { Text(model.books[$0].title) }  // expect: unstable-foreach-id
  }
}
final class Shelf: ObservableObject {
  @Published var books: [Todo] = []
  func clear() { books.removeAll() }
}
struct TrapTen: View {
  @State private var words: [String] = []
  var body: some View {
    ForEach(Array(words.enumerated()), id: \.element) { Text($1) }  // expect: unstable-foreach-id
    Button("Add") { words.append("") }
  }
}
