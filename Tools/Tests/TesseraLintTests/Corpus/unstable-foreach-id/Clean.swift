import SwiftUI

struct Todo: Identifiable, Hashable {
  let id: Int
  var title: String
}
enum Mode: String, CaseIterable { case list, grid }

// clean: elements with ids of their own
struct CleanOne: View {
  @State private var todos: [Todo] = []
  var body: some View {
    ForEach(todos) { Text($0.title) }.onDelete { todos.remove(atOffsets: $0) }
    ForEach($todos) { $todo in TextField("", text: $todo.title) }
  }
}
// clean: a fixed number
struct CleanTwo: View {
  let count: Int
  var body: some View {
    ForEach(0..<5, id: \.self) { Text("\($0)") }
    ForEach(0..<5) { Text("\($0)") }
    ForEach(0..<count, id: \.self) { Text("\($0)") }
    ForEach(1...count, id: \.self) { Text("\($0)") }
  }
}
// clean: cases
struct CleanThree: View {
  var body: some View { ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) } }
}
// clean: constants
struct CleanFour: View {
  private let colours = [Color.red, .green]
  private static let names = ["a", "b"]
  var body: some View {
    ForEach(colours.indices, id: \.self) { colours[$0] }
    ForEach(colours, id: \.self) { $0 }
    ForEach(Self.names, id: \.self) { Text($0) }
    ForEach(["x", "y"], id: \.self) { Text($0) }
  }
}
// clean: keys are different from each other
struct CleanFive: View {
  @State private var groups: [String: [Todo]] = [:]
  var body: some View { ForEach(groups.keys.sorted(), id: \.self) { Text($0) } }
}
// clean: fields that are edited where they are
struct CleanSix: View {
  @State private var digits = ["", "", ""]
  var body: some View { ForEach(digits.indices, id: \.self) { TextField("", text: $digits[$0]) } }
}
// clean: values that the parent gives
struct CleanSeven: View {
  let values: [Double]
  let tags: [String]
  var body: some View {
    ForEach(values.indices, id: \.self) { Text("\(values[$0])") }
    ForEach(tags, id: \.self) { Text($0) }
  }
}
// clean: by an id of their own
struct CleanEight: View {
  let todos: [Todo]
  var body: some View {
    List(todos, id: \.id) { Text($0.title) }
    ForEach(Array(todos.enumerated()), id: \.element.id) { index, todo in Text("\(index) \(todo.title)") }
  }
}
// clean: enum cases in state
struct CleanNine: View {
  @State private var modes: [Mode] = [.list]
  var body: some View {
    ForEach(modes, id: \.self) { Text($0.rawValue) }
    Button("More") { modes.append(.grid) }
  }
}
// clean: never changed
struct CleanTen: View {
  @State private var names = ["a", "b"]
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}
// clean: sets
struct CleanEleven: View {
  @State private var chosen: Set<String> = []
  var body: some View {
    ForEach(chosen.sorted(), id: \.self) { Text($0) }
    Button("More") { chosen.insert("x") }
  }
}
// clean: views have no ids
struct CleanViews: View {
  let pieces: [CleanPiece]
  var body: some View { ForEach(pieces.indices, id: \.self) { pieces[$0] } }
}
struct CleanPiece: View {
  let text: String
  var body: some View { Text(text) }
}
