import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var price: Double
}

// clean: computed
struct CleanOne: View {
  @State private var items: [Item] = []
  @State private var query = ""
  private var shown: [Item] { items.filter { $0.name.contains(query) } }
  var body: some View { List(shown) { Text($0.name) }.searchable(text: $query) }
}

// clean: where the last drag ended
struct CleanTwo: View {
  @State private var offset = CGSize.zero
  @State private var settled = CGSize.zero
  var body: some View {
    Circle().offset(offset).gesture(
      DragGesture()
        .onChanged { value in
          offset = CGSize(width: settled.width + value.translation.width, height: settled.height)
        }
        .onEnded { _ in settled = offset })
  }
}

// clean: the user edits it, too
struct CleanThree: View {
  @State private var title = ""
  @State private var slug = ""
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      TextField("Slug", text: $slug)
    }
    .onChange(of: title) { slug = title.lowercased() }
  }
}

// clean: the result of a press of a button
struct CleanFour: View {
  @State private var weight = 70.0
  @State private var height = 1.8
  @State private var index = 0.0
  var body: some View {
    VStack {
      Slider(value: $weight)
      Slider(value: $height)
      Text("\(index)")
      Button("Calculate") { index = weight / (height * height) }
    }
  }
}

// clean: answers of a service
@Observable final class CleanFive {
  var query = ""
  private(set) var results: [Item] = []
  private(set) var isLoading = false
  func search() async {
    isLoading = true
    results = await load(query)
    isLoading = false
  }
  private func load(_ query: String) async -> [Item] { [] }
}

// clean: a counter of its own
@Observable final class CleanSix {
  private(set) var items: [Item] = []
  private(set) var nextID = 1
  func add(_ name: String) {
    items.append(Item(id: nextID, name: name, price: 0))
    nextID += 1
  }
}

// clean: a reset
struct CleanSeven: View {
  @State private var tab = 0
  @State private var page = 0
  var body: some View {
    TabView(selection: $tab) { Text("\(page)") }.onChange(of: tab) { page = 0 }
    Button("Next") { page += 1 }
  }
}

// clean: history
@Observable final class CleanEight {
  private(set) var value = 0
  private(set) var previousValue = 0
  func change(to new: Int) {
    previousValue = value
    value = new
  }
}

// clean: values of the moment
struct CleanNine: View {
  @State private var start = Date.distantPast
  @State private var elapsed = 0.0
  @State private var isRunning = false
  var body: some View {
    Button(isRunning ? "Stop" : "Start") {
      if isRunning { elapsed = Date().timeIntervalSince(start) } else { start = Date() }
      isRunning.toggle()
    }
    Text("\(elapsed)")
  }
}

// clean: an animation that follows
struct CleanTen: View {
  @Binding var isActive: Bool
  @State private var scale = 1.0
  var body: some View {
    Circle().scaleEffect(scale).onChange(of: isActive) {
      withAnimation(.spring) { scale = isActive ? 1.2 : 1 }
    }
  }
}

// clean: not observed, a cache
@Observable final class CleanEleven {
  var items: [Item] = [] { didSet { names = items.map(\.name) } }
  @ObservationIgnored private var names: [String] = []
}

// clean: it takes time on purpose
final class CleanTwelve: ObservableObject {
  @Published var query = ""
  @Published private(set) var settledQuery = ""
  init() {
    $query.debounce(for: 1, scheduler: RunLoop.main).assign(to: &$settledQuery)
  }
}
