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
// clean: an action beside a builder
struct CleanEleven: View {
  let target: Target
  var body: some View {
    CleanWheel(count: 3) {
      target.count = $0
    } row: {
      Text("\($0)")
    }
  }
}
struct CleanWheel<Row: View>: View {
  let count: Int
  let choose: (Int) -> Void
  @ViewBuilder let row: (Int) -> Row
  var body: some View { row(count).onTapGesture { choose(count) } }
}
// clean: closures that are kept for later
struct CleanTwelve: View {
  let target: Target
  var body: some View {
    let close = { target.title = "closed" }
    Button("Close", action: close)
  }
}
// clean: a method that is handed over
struct CleanThirteen: View {
  let target: Target
  var body: some View { Text("x").focusedValue(\.toggle, CleanToggle(toggle)) }
  private func toggle() { target.count += 1 }
}
struct CleanToggle {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}
// clean: closures that write
struct CleanFourteen: View {
  let target: Target
  var body: some View {
    CleanField(
      text: target.title,
      write: {
        target.title = $0
        return target.title
      })
  }
}
struct CleanField: View {
  let text: String
  let write: (String) -> String
  var body: some View { Text(text) }
}
// clean: calls of variables of the code itself
struct CleanFifteen: View {
  let names: [String]
  var body: some View {
    var all = names
    all.append("x")
    all.sort()
    return Text(all.joined())
  }
}
