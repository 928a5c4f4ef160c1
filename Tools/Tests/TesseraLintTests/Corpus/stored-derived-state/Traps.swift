import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var price: Double
  var isDone: Bool
}

struct TrapOne: View {
  @State private var items: [Item] = []
  @State private var query = ""
  @State private var shown: [Item] = []  // expect: stored-derived-state
  var body: some View {
    List(shown) { Text($0.name) }
      .searchable(text: $query)
      .onChange(of: query) { shown = items.filter { $0.name.contains(query) } }
  }
}

struct TrapTwo: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isValid = false  // expect: stored-derived-state
  var body: some View {
    Form {
      TextField("Mail", text: $email)
      SecureField("Password", text: $password)
    }
    .onChange(of: email) { _, _ in validate() }
    .onChange(of: password) { _, _ in validate() }
    .disabled(!isValid)
  }
  private func validate() {
    isValid = email.contains("@") && password.count >= 8
  }
}

final class TrapThree: ObservableObject {
  @Published var items: [Item] = [] {
    didSet { total = items.reduce(0) { $0 + $1.price } }
  }
  @Published private(set) var total = 0.0  // expect: stored-derived-state
}

@Observable final class TrapFour {
  private(set) var items: [Item] = []
  private(set) var count = 0  // expect: stored-derived-state
  func add(_ item: Item) {
    items.append(item)
    count = items.count
  }
  func clear() {
    items = []
    count = 0
  }
}

@Observable final class TrapFive {
  private(set) var done = 0
  private(set) var all = 10
  private(set) var progress = 0.0  // expect: stored-derived-state
  func advance() {
    done += 1
    progress = Double(done) / Double(all)
  }
}

struct TrapSix: View {
  @State private var first = ""
  @State private var last = ""
  @State private var fullName = ""  // expect: stored-derived-state
  var body: some View {
    VStack {
      TextField("First", text: $first)
      TextField("Last", text: $last)
      Text(fullName)
    }
    .onChange(of: first) { newValue in fullName = "\(newValue) \(last)" }
    .onChange(of: last) { newValue in fullName = "\(first) \(newValue)" }
  }
}

final class TrapSeven: ObservableObject {
  @Published private(set) var error: String?
  @Published private(set) var hasError = false  // expect: stored-derived-state
  func fail(_ text: String) {
    error = text
    hasError = error != nil
  }
}

@Observable final class TrapEight {
  var items: [Item] = [] { didSet { refresh() } }
  private(set) var open: [Item] = []  // expect: stored-derived-state
  private func refresh() {
    self.open = self.items.filter { !$0.isDone }
  }
}

struct TrapNine: View {
  @State private var price = 1.0
  @State private var quantity = 1
  @State private var sum = 0.0  // expect: stored-derived-state
  var body: some View {
    Stepper("\(sum)", value: $quantity)
      .onChange(of: quantity) { sum = price * Double(quantity) }
      .onAppear { sum = price * Double(quantity) }
  }
}

final class TrapTen: ObservableObject {
  @Published var name = ""
  @Published var isNameValid = false  // expect: stored-derived-state
  init() {
    $name.map { $0.count > 3 }.assign(to: &$isNameValid)
  }
}

final class TrapEleven: ObservableObject {
  @Published private(set) var favourites: Set<Int> = []
  @Published var favouriteCount: Int = 0  // expect: stored-derived-state
  func toggle(_ id: Int) {
    if favourites.contains(id) { favourites.remove(id) } else { favourites.insert(id) }
    favouriteCount = favourites.count
  }
}
