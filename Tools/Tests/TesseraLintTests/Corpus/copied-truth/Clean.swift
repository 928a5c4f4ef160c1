import SwiftUI

struct Note: Identifiable {
  let id: Int
  var title: String
}

// clean: used as it is
struct CleanOne: View {
  let note: Note
  var body: some View { Text(note.title) }
}

// clean: a draft, which the name says
struct CleanTwo: View {
  @State private var draft: Note
  init(note: Note) { _draft = State(initialValue: note) }
  var body: some View { TextField("Title", text: $draft.title) }
}

// clean: the parameter is where to begin
struct CleanThree: View {
  @State private var page: Int
  init(initialPage: Int) { _page = State(initialValue: initialPage) }
  var body: some View { Text("\(page)") }
}

// clean: a form that hands it back on "Save"
struct CleanFour: View {
  let note: Note
  let onSave: (String) -> Void
  @State private var title: String
  init(note: Note, onSave: @escaping (String) -> Void) {
    self.note = note
    self.onSave = onSave
    _title = State(initialValue: note.title)
  }
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Save") { onSave(title) }
    }
  }
}

// clean: a binding
struct CleanFive: View {
  @Binding var title: String
  @State private var isExpanded = false
  var body: some View { DisclosureGroup("Title", isExpanded: $isExpanded) { TextField("", text: $title) } }
}

// clean: all uses give another identity
struct CleanSix: View {
  @State private var title: String
  init(title: String) { _title = State(initialValue: title) }
  var body: some View { TextField("", text: $title) }
}
struct CleanSixParent: View {
  let note: Note
  var body: some View { CleanSix(title: note.title).id(note.id) }
}

// clean: a setting with a default is where to begin
struct CleanSeven: View {
  @State private var isExpanded: Bool
  init(isExpanded: Bool = false) { _isExpanded = State(initialValue: isExpanded) }
  var body: some View { Toggle("", isOn: $isExpanded) }
}

// clean: an animation toward the value
struct CleanEight: View {
  let progress: Double
  @State private var shown = 0.0
  var body: some View {
    Circle().trim(to: shown).onAppear { withAnimation { shown = progress } }
  }
}

// clean: state of the view's own
struct CleanNine: View {
  let notes: [Note]
  @State private var query = ""
  @State private var isEditing = false
  var body: some View {
    TextField("Search", text: $query).onAppear { isEditing = true }
  }
}

// clean: loaded for a parameter
struct CleanTen: View {
  let id: Int
  @State private var note: Note?
  var body: some View { Text(note?.title ?? "").task(id: id) { note = await fetch(id) } }
  private func fetch(_ id: Int) async -> Note? { nil }
}

// clean: what is edited is written back by a button
struct CleanEleven: View {
  @Binding var note: Note
  @State private var title = ""
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Keep") { note.title = title }
    }
    .onAppear { title = note.title }
  }
}
// clean: what a method makes is no copy
struct CleanTwelve: View {
  @State private var number: Int
  init(counter: Counter) { _number = State(initialValue: counter.take()) }
  var body: some View { Text("\(number)") }
}
final class Counter { func take() -> Int { 1 } }
