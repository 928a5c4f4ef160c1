import SwiftUI

@Observable final class Model {
  var items: [String] = []
  var query = "" {
    didSet {
      Task { items = await find(query) }  // expect: uncancelled-task
    }
  }
  func load() async { items = await find("") }
  func start() {
    Task {  // expect: uncancelled-task
      items = await find("x")
    }
  }
  private func find(_ query: String) async -> [String] { [] }
}
func fetch(_ text: String) async -> [String] { [] }

struct TrapOne: View {
  @State private var items: [String] = []
  var body: some View {
    Text("\(items.count)").onAppear {
      Task { items = await fetch("") }  // expect: uncancelled-task
    }
  }
}
struct TrapTwo: View {
  @State private var query = ""
  @State private var results: [String] = []
  var body: some View {
    TextField("\(results.count)", text: $query)
      .onChange(of: query) { _, new in
        Task {  // expect: uncancelled-task
          try? await Task.sleep(for: .seconds(1))
          results = await fetch(new)
        }
      }
  }
}
struct TrapThree: View {
  @State private var model = Model()
  var body: some View { Text("x").onAppear { Task { await model.load() } } }  // expect: uncancelled-task
}
struct TrapFour: View {
  @State private var items: [String] = []
  var body: some View { Text("\(items.count)").onAppear(perform: load) }
  private func load() {
    Task { @MainActor in  // expect: uncancelled-task
      items = await fetch("")
    }
  }
}
struct TrapFive: View {
  @StateObject private var model = UnknownModel()
  var body: some View {
    Text("x").onAppear {
      Task { await model.refresh() }  // expect: uncancelled-task
    }
  }
}
struct TrapSix: View {
  @State private var model = Model()
  var body: some View { Text("x").onAppear { model.start() } }
}
struct TrapSeven: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text).onChange(of: id, initial: true) {
      Task.detached { await update() }  // expect: uncancelled-task
    }
  }
  private func update() async { text = await fetch("").first ?? "" }
}
struct TrapEight: View {
  @State private var ticks = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("\(ticks)").onReceive(timer) { _ in
      _ = Task {  // expect: uncancelled-task
        _ = await fetch("")
        ticks += 1
      }
    }
  }
}
struct TrapNine: View {
  @State private var items: [String] = []
  var body: some View {
    Text("\(items.count)").task {
      Task { items = await fetch("") }  // expect: uncancelled-task
    }
  }
}
