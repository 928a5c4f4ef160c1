import SwiftUI

@Observable final class Model {
  var items: [String] = []
  @ObservationIgnored private var search: Task<Void, Never>?
  func load() async { items = [] }
  func find(_ text: String) {
    search?.cancel()
    search = Task { items = await fetch(text) }
  }
}
final class Analytics { func note(_ text: String) async {} }
func fetch(_ text: String) async -> [String] { [] }

// clean: the view's task
struct CleanOne: View {
  @State private var items: [String] = []
  var body: some View { Text("\(items.count)").task { items = await fetch("") } }
}
// clean: and one for each value
struct CleanTwo: View {
  @State private var query = ""
  @State private var items: [String] = []
  var body: some View { TextField("\(items.count)", text: $query).task(id: query) { items = await fetch(query) } }
}
// clean: the user asked for it
struct CleanThree: View {
  @State private var model = Model()
  var body: some View { Button("Load") { Task { await model.load() } } }
}
// clean: kept and cancelled
struct CleanFour: View {
  @State private var items: [String] = []
  @State private var loading: Task<Void, Never>?
  var body: some View {
    Text("\(items.count)")
      .onAppear { loading = Task { items = await fetch("") } }
      .onDisappear { loading?.cancel() }
  }
}
// clean: writes nothing
struct CleanFive: View {
  private let analytics = Analytics()
  var body: some View { Text("x").onAppear { Task { await analytics.note("shown") } } }
}
// clean: asks whether it is still wanted
struct CleanSix: View {
  let id: Int
  @State private var items: [String] = []
  var body: some View {
    Text("\(items.count)").onChange(of: id) {
      Task {
        let answer = await fetch("")
        guard !Task.isCancelled else { return }
        items = answer
      }
    }
  }
}
// clean: the model cancels the one before
struct CleanSeven: View {
  @State private var model = Model()
  @State private var query = ""
  var body: some View { TextField("", text: $query).onChange(of: query) { model.find(query) } }
}
// clean: an answer that is checked against the newest request
struct CleanEight: View {
  let id: Int
  @State private var items: [String] = []
  @State private var newest = 0
  var body: some View {
    Text("\(items.count)").onChange(of: id) {
      newest += 1
      let request = newest
      Task {
        let answer = await fetch("")
        guard request == newest else { return }
        items = answer
      }
    }
  }
}
// clean: refreshing awaits it
struct CleanNine: View {
  @State private var items: [String] = []
  var body: some View { List(items, id: \.count) { Text($0) }.refreshable { items = await fetch("") } }
}
