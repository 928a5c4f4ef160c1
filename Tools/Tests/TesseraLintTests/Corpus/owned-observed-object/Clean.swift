import SwiftUI

final class Player: ObservableObject {
  @Published var time = 0.0
  static let shared = Player()
}
@Observable final class Basket {
  var count = 0
  static let shared = Basket()
}
final class Logger { func log(_ text: String) {} }

// clean: a singleton exists already
struct CleanOne: View {
  @ObservedObject private var player = Player.shared
  var body: some View { Text("\(player.time)") }
}

// clean: so does this one
struct CleanTwo: View {
  private let basket = Basket.shared
  var body: some View { Text("\(basket.count)") }
}

// clean: the parent hands it in
struct CleanThree: View {
  @ObservedObject var player: Player
  var body: some View { Text("\(player.time)") }
}

// clean: handed in through an initializer
struct CleanFour: View {
  @Bindable private var basket: Basket
  init(basket: Basket) { self.basket = basket }
  var body: some View { Stepper("Count", value: $basket.count) }
}

// clean: owned
struct CleanFive: View {
  @StateObject private var player = Player()
  @State private var basket = Basket()
  var body: some View { Text("\(player.time) \(basket.count)") }
}

// clean: it is not observed
struct CleanSix: View {
  private let logger = Logger()
  var body: some View { Text("x").onAppear { logger.log("x") } }
}

// clean: a model may keep another
final class Parent: ObservableObject {
  let player = Player()
  @Published var name = ""
}

// clean: an app is made once
struct CleanApp: App {
  private let basket = Basket()
  var body: some Scene { WindowGroup { CleanFour(basket: basket) } }
}

// clean: static
struct CleanSeven: View {
  static let basket = Basket()
  var body: some View { Text("\(Self.basket.count)") }
}

// clean: previews are exempt
struct CleanEight_Previews: PreviewProvider {
  static let player = Player()
  struct Holder: View {
    @ObservedObject var player = Player()
    var body: some View { CleanThree(player: player) }
  }
  static var previews: some View { Holder() }
}
