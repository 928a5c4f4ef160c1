import SwiftUI

final class AppModel: ObservableObject {  // expect: giant-model
  @Published var userName = ""
  @Published var avatar = ""
  @Published var cart: [String] = []
  @Published var total = 0.0
  @Published var searchText = ""
  @Published var results: [String] = []
  @Published var volume = 0.5
}
struct ProfileView: View {
  @ObservedObject var model: AppModel
  var body: some View { Text(model.userName + model.avatar) }
}
struct CartView: View {
  @ObservedObject var model: AppModel
  var body: some View { Text("\(model.cart.count) \(model.total)") }
}
struct SearchView: View {
  @EnvironmentObject private var model: AppModel
  var body: some View { TextField("Search", text: $model.searchText) }
}

@MainActor public class Everything: ObservableObject {  // expect: giant-model
  @Published public var a = 0
  @Published public var b = 0
  @Published public var c = 0
  @Published public var d = 0
  @Published public private(set) var e = 0
  @Published var f = 0
  @Published var g = 0
  @Published var h = 0
}
struct EverythingA: View {
  @StateObject private var all = Everything()
  var body: some View { Text("\(all.a)") }
}
struct EverythingB: View {
  @EnvironmentObject var all: Everything
}
extension EverythingB {
  var body: some View { label }
  private var label: some View { Text("\(all.b + all.c)") }
}
struct EverythingC<Content: View>: View {
  @ObservedObject var all: Everything
  let content: Content
  var body: some View { content.opacity(Double(all.h)) }
}

@Observable final class World {  // expect: giant-model
  var user = "", avatar = "", mail = ""
  var cart: [Int] = []
  var coupon: String?
  var query = ""
  var results: [Int] = []
  var volume = 0.0
  var song = ""
  var theme = 0
}
struct WorldUser: View {
  @Environment(World.self) private var world
  var body: some View { Text(world.user + world.mail) }
}
struct WorldCart: View {
  let world: World
  var body: some View { Text("\(world.cart.count) \(world.coupon ?? "")") }
}
struct WorldMusic: View {
  @Bindable var world: World
  var body: some View { Slider(value: $world.volume) }
}

final class Giant1: ObservableObject {  // expect: giant-model
  @Published var speed = 0.0, height = 0.0
  @Published var names: [String] = []
  @Published var isOnline = false
  @Published var theme: String?
  @Published var draft = ""
  var unobserved = 0
  var shout: String { draft.uppercased() }
}
struct Giant1Meter: View {
  @EnvironmentObject var model: Giant1
  var body: some View {
    VStack {
      Text("\(model.speed)")
      Text("\(model.height)")
    }
  }
}
struct Giant1Names: View {
  @ObservedObject var model: Giant1
  var body: some View { ForEach(model.names, id: \.count) { Text($0) } }
}
struct Giant1Draft: View {
  @ObservedObject var model: Giant1
  var body: some View { Text(model.shout) }
}

final class Giant2: ObservableObject {  // expect: giant-model
  @Published var speed = 0.0, height = 0.0
  @Published var names: [String] = []
  @Published var isOnline = false
  @Published var theme: String?
  @Published var draft = ""
  var unobserved = 0
  var shout: String { draft.uppercased() }
}
struct Giant2Meter: View {
  @StateObject private var model = Giant2()
  var body: some View {
    VStack {
      Text("\(model.speed)")
      Text("\(model.height)")
    }
  }
}
struct Giant2Names: View {
  @ObservedObject var model: Giant2
  var body: some View { ForEach(model.names, id: \.count) { Text($0) } }
}
struct Giant2Draft: View {
  @ObservedObject var model: Giant2
  var body: some View { Text(model.shout) }
}

final class Giant3: ObservableObject {  // expect: giant-model
  @Published var speed = 0.0, height = 0.0
  @Published var names: [String] = []
  @Published var isOnline = false
  @Published var theme: String?
  @Published var draft = ""
  var unobserved = 0
  var shout: String { draft.uppercased() }
}
struct Giant3Meter: View {
  @EnvironmentObject var model: Giant3
  var body: some View {
    VStack {
      Text("\(model.speed)")
      Text("\(model.height)")
    }
  }
}
struct Giant3Names: View {
  @ObservedObject var model: Giant3
  var body: some View { ForEach(model.names, id: \.count) { Text($0) } }
}
struct Giant3Draft: View {
  @ObservedObject var model: Giant3
  var body: some View { Text(model.shout) }
}

final class Giant4: ObservableObject {  // expect: giant-model
  @Published var speed = 0.0, height = 0.0
  @Published var names: [String] = []
  @Published var isOnline = false
  @Published var theme: String?
  @Published var draft = ""
  var unobserved = 0
  var shout: String { draft.uppercased() }
}
struct Giant4Meter: View {
  @StateObject private var model = Giant4()
  var body: some View {
    VStack {
      Text("\(model.speed)")
      Text("\(model.height)")
    }
  }
}
struct Giant4Names: View {
  @ObservedObject var model: Giant4
  var body: some View { ForEach(model.names, id: \.count) { Text($0) } }
}
struct Giant4Draft: View {
  @ObservedObject var model: Giant4
  var body: some View { Text(model.shout) }
}

final class Giant5: ObservableObject {  // expect: giant-model
  @Published var speed = 0.0, height = 0.0
  @Published var names: [String] = []
  @Published var isOnline = false
  @Published var theme: String?
  @Published var draft = ""
  var unobserved = 0
  var shout: String { draft.uppercased() }
}
struct Giant5Meter: View {
  @EnvironmentObject var model: Giant5
  var body: some View {
    VStack {
      Text("\(model.speed)")
      Text("\(model.height)")
    }
  }
}
struct Giant5Names: View {
  @ObservedObject var model: Giant5
  var body: some View { ForEach(model.names, id: \.count) { Text($0) } }
}
struct Giant5Draft: View {
  @ObservedObject var model: Giant5
  var body: some View { Text(model.shout) }
}
