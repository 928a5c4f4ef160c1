import SwiftUI

final class Target {
  var action: (() -> Void)?
  var title = ""
  var count = 0
  func receive(_ values: [Int]) { count = values.count }
  func register() -> Bool { true }
}

struct TrapOne: View {
  let target: Target
  let dismiss: () -> Void
  var body: some View {
    let _ = target.action = dismiss  // expect: side-effect-in-body
    Text("x")
  }
}
struct TrapTwo: View {
  let target: Target
  let values: [Int]
  var body: some View {
    let _ = target.receive(values)  // expect: side-effect-in-body
    Text("x")
  }
}
struct TrapThree: View {
  let target: Target?
  var body: some View {
    let _ = target?.register()  // expect: side-effect-in-body
    Text("x")
  }
}
struct TrapFour: View {
  let target: Target
  let title: String
  var body: some View {
    let _ = update()  // expect: side-effect-in-body
    Text("x")
  }
  private func update() {
    target.title = title  // expect: side-effect-in-body
    target.count += 1  // expect: side-effect-in-body
  }
}
struct TrapFive: ViewModifier {
  let target: Target
  func body(content: Content) -> some View {
    target.title = "shown"  // expect: side-effect-in-body
    return content.padding()
  }
}
struct TrapSix: View {
  @State private var count = 0
  let names: [String]
  var body: some View {
    ForEach(names, id: \.self) { name in
      let _ = self.count = name.count  // expect: side-effect-in-body
      Text(name)
    }
  }
}
struct TrapSeven: View {
  let target: Target
  var body: some View {
    let target = target
    let _ = target.title = "alias"  // expect: side-effect-in-body
    Text("x")
  }
}
struct TrapEight: View {
  let target: Target
  private var heading: String {
    target.count += 1  // expect: side-effect-in-body
    return "x"
  }
  var body: some View { Text(heading) }
}
struct TrapNine: View {
  let target: Target
  var body: some View {
    GeometryReader { proxy in
      let _ = target.count = Int(proxy.size.width)  // expect: side-effect-in-body
      Text("x")
    }
  }
}
struct TrapTen: ButtonStyle {
  let target: Target
  func makeBody(configuration: Configuration) -> some View {
    let _ = { target.count = 1 }()  // expect: side-effect-in-body
    configuration.label
  }
}
struct TrapEleven: View {
  let target: Target
  let values: [Int]
  var body: some View {
    target.receive(values)  // expect: side-effect-in-body
    return Text("x")
  }
}
