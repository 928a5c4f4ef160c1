import SwiftUI

final class Player: ObservableObject { @Published var time = 0.0 }
@Observable final class Basket { var count = 0 }
@MainActor class BaseModel: ObservableObject {}
final class SpecialModel: BaseModel { @Published var text = "" }

struct TrapOne: View {
  @ObservedObject var player = Player()  // expect: owned-observed-object
  var body: some View { Text("\(player.time)") }
}

struct TrapTwo: View {
  @ObservedObject private var player: Player = .init()  // expect: owned-observed-object
  var body: some View { Text("\(player.time)") }
}

struct TrapThree: View {
  let basket = Basket()  // expect: owned-observed-object
  var body: some View { Text("\(basket.count)") }
}

struct TrapFour: View {
  private var basket = Basket()  // expect: owned-observed-object
  var body: some View { Text("\(basket.count)") }
}

struct TrapFive: View {
  @Bindable var basket = Basket()  // expect: owned-observed-object
  var body: some View { Stepper("Count", value: $basket.count) }
}

struct TrapSix: View {
  @ObservedObject private var player: Player
  init() {
    player = Player()  // expect: owned-observed-object
  }
  var body: some View { Text("\(player.time)") }
}

struct TrapSeven: View {
  @ObservedObject private var player: Player
  init() {
    _player = ObservedObject(wrappedValue: Player())  // expect: owned-observed-object
  }
  var body: some View { Text("\(player.time)") }
}

struct TrapEight: View {
  private let basket: Basket
  let title: String
  init(title: String) {
    self.title = title
    self.basket = Basket()  // expect: owned-observed-object
  }
}
extension TrapEight {
  var body: some View { Text("\(title) \(basket.count)") }
}

struct TrapNine: View {
  @ObservedObject
  internal var model = SpecialModel()  // expect: owned-observed-object
  var body: some View { Text(model.text) }
}

struct TrapTen: ViewModifier {
  @ObservedObject var player = Player()  // expect: owned-observed-object
  func body(content: Content) -> some View { content.opacity(player.time) }
}

struct TrapEleven: View {
  @ObservedObject var elsewhere = ModelOfAnotherModule(id: 3)  // expect: owned-observed-object
  var body: some View { Text(elsewhere.text) }
}
