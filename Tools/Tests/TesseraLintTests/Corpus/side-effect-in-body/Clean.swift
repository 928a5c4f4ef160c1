import SwiftUI
import os

final class Target {
  var title = ""
  var count = 0
}

// clean: in actions
struct CleanOne: View {
  let target: Target
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Button(action: { target.title = "pressed" }) { Text("Press") }
    }
    .onAppear { target.count = 0 }
    .onTapGesture { target.count = count }
    .gesture(DragGesture().onChanged { value in target.count = Int(value.translation.width) })
  }
}
// clean: when something changes
struct CleanTwo: View {
  let target: Target
  let title: String
  var body: some View {
    Text(title)
      .onChange(of: title, initial: true) { target.title = title }
      .task { target.count += 1 }
  }
}
// clean: what only says something
struct CleanThree: View {
  private let logger = Logger()
  var body: some View {
    let _ = Self._printChanges()
    let _ = print("body")
    let _ = logger.debug("body")
    let _ = assert(Thread.isMainThread)
    Text("x")
  }
}
// clean: what is read, so that the body depends on it
struct CleanFour: View {
  let target: Target
  var body: some View {
    let _ = target.count
    Text("x")
  }
}
// clean: variables of the body itself
struct CleanFive: View {
  let names: [String]
  var body: some View {
    var text = ""
    for name in names { text += name }
    return Text(text)
  }
}
// clean: variables of what the body uses
struct CleanSix: View {
  let width: CGFloat
  private var outline: Path {
    var path = Path()
    var point = CGPoint.zero
    point.x = width
    path.addLine(to: point)
    return path
  }
  var body: some View { outline.stroke() }
}
// clean: what closures are given to change
struct CleanSeven: View {
  var body: some View {
    Text("x")
      .transformEnvironment(\.font) { $0 = .title }
      .transformPreference(TitleKey.self) { title in title = "x" }
      .transaction { $0.animation = nil }
  }
}
struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
// clean: the setter of a binding
struct CleanEight: View {
  let target: Target
  var body: some View {
    Toggle("x", isOn: Binding(get: { target.count > 0 }, set: { target.count = $0 ? 1 : 0 }))
  }
}
// clean: a method that only actions call
struct CleanNine: View {
  let target: Target
  var body: some View { Button("Reset", action: reset).overlay { Button("Again") { reset() } } }
  private func reset() {
    target.count = 0
    _ = target.title.isEmpty
  }
}
// clean: comparisons
struct CleanTen: View {
  let target: Target
  var body: some View {
    let isEmpty = target.title == "" && target.count <= 0
    Text(isEmpty ? "empty" : target.title)
  }
}
