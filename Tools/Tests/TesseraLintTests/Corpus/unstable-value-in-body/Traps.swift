import Combine
import SwiftUI

struct Tip: Identifiable {
  let id = UUID()
  let text: String
}
struct Wobbly: Identifiable {
  var id: UUID { UUID() }  // expect: unstable-value-in-body
  let text: String
}
func randomTitle() -> String { ["a", "b"].randomElement() ?? "" }

struct TrapOne: View {
  var body: some View { Text("x").id(UUID()) }  // expect: unstable-value-in-body
}
struct TrapTwo: View {
  var body: some View {
    Circle().offset(x: .random(in: 0...10))  // expect: unstable-value-in-body
  }
}
struct TrapThree: View {
  private var colour: Color {
    [Color.red, .blue].randomElement() ?? .red  // expect: unstable-value-in-body
  }
  var body: some View { Rectangle().fill(colour) }
}
struct TrapFour: View {
  var body: some View {
    Text(Date(), style: .time)  // expect: unstable-value-in-body
    Text(Date.now.formatted())  // expect: unstable-value-in-body
  }
}
struct TrapFive: View {
  @State private var seconds = 0
  var body: some View {
    Text("\(seconds)")
      .onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in  // expect: unstable-value-in-body
        seconds += 1
      }
  }
}
struct TrapSix: View {
  let names: [String]
  var body: some View {
    ForEach(names.map { Tip(text: $0) }) { Text($0.text) }  // expect: unstable-value-in-body
  }
}
struct TrapSeven: View {
  private var tips: [Tip] {
    [
      Tip(text: "a"),  // expect: unstable-value-in-body
      Tip(text: "b"),  // expect: unstable-value-in-body
    ]
  }
  var body: some View { List(tips) { Text($0.text) } }
}
struct TrapEight: View {
  let items: [String]
  var body: some View {
    ForEach(items.shuffled(), id: \.count) { Text($0) }  // expect: unstable-value-in-body
  }
}
struct TrapNine: View {
  @ObservedObject var model: Searching
  var body: some View {
    Text(model.query)
      .onReceive(model.$query.debounce(for: 1, scheduler: RunLoop.main)) { _ in }  // expect: unstable-value-in-body
  }
}
final class Searching: ObservableObject { @Published var query = "" }
struct TrapTen: View {
  let subject: Int
}
extension TrapTen {
  var body: some View { row(title: randomTitle()) }  // expect: unstable-value-in-body
  private func row(title: String) -> some View {
    Text(title).rotationEffect(.degrees(Double.random(in: 0..<360)))  // expect: unstable-value-in-body
  }
}
extension TrapTen: View {}
struct TrapEleven: View {
  var body: some View {
    GeometryReader { _ in
      ForEach(0..<3, id: \.self) { _ in
        Circle().opacity(Double.random(in: 0...1))  // expect: unstable-value-in-body
      }
    }
  }
}
struct TrapTwelve: View {
  var body: some View { Text("x").onReceive(Just("a")) { _ in } }  // expect: unstable-value-in-body
}
