import SwiftUI

struct Note: Identifiable {
  let id: Int
  var title: String
  var tags: [String]
}
@Observable final class Profile { var name = "" }

struct TrapOne: View {
  @State private var name: String
  init(name: String) {
    _name = State(initialValue: name)  // expect: copied-truth
  }
  var body: some View { Text(name) }
}

struct TrapTwo: View {
  @State private var title: String
  init(note: Note) {
    self._title = State(wrappedValue: note.title)  // expect: copied-truth
  }
  var body: some View { Text(title) }
}

struct TrapThree: View {
  let note: Note
  @State private var title = ""
  var body: some View {
    Text(title)
      .onAppear { title = note.title }  // expect: copied-truth
  }
}

struct TrapFour: View {
  let note: Note
  @State private var tags: [String] = []
  var body: some View {
    List(tags, id: \.count) { Text($0) }
      .onAppear {
        self.tags = self.note.tags  // expect: copied-truth
      }
  }
}

struct TrapFive: View {
  @Binding var isOn: Bool
  @State private var value = false
  var body: some View {
    Toggle("On", isOn: $value)
      .onAppear(perform: adopt)
  }
  private func adopt() {
    value = isOn  // expect: copied-truth
  }
}

struct TrapSix: View {
  @State var count: Int  // expect: copied-truth
  var body: some View { Text("\(count)") }
}

struct TrapSeven: View {
  @Bindable var profile: Profile
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name).task {
      name = profile.name  // expect: copied-truth
    }
  }
}

struct TrapEight: View {
  @State private var notes: [Note]
  init(notes: [Note]) {
    _notes = State(initialValue: notes.sorted { $0.id < $1.id })  // expect: copied-truth
  }
  var body: some View { Text("\(notes.count)") }
}

struct TrapNine: View {
  @State private var note: Note
  init(_ note: Note) {
    self.note = note  // expect: copied-truth
  }
  var body: some View { Text(note.title) }
}

struct TrapTen: View {
  @State var isFavourite: Bool?  // expect: copied-truth
  var body: some View { Text(isFavourite == true ? "yes" : "no") }
}
struct Parent: View {
  let note: Note
  var body: some View { TrapTen(isFavourite: note.title.isEmpty) }
}
