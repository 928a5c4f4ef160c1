import SwiftUI

struct Item: Identifiable {
  let id: Int
  var isText: Bool
}

// clean: a builder
struct CleanOne: View {
  let items: [Item]
  var body: some View { List(items) { item in if item.isText { Text("a") } else { Circle() } } }
}
// clean: outside of rows
struct CleanTwo: View {
  let isText: Bool
  var body: some View { isText ? AnyView(Text("a")) : AnyView(Circle()) }
}
// clean: beside the rows
struct CleanThree: View {
  let items: [Item]
  var body: some View {
    VStack {
      AnyView(Text("header"))
      ForEach(items) { Text("\($0.id)") }
    }
  }
}
// clean: in an action
struct CleanFour: View {
  let items: [Item]
  @State private var shown: AnyView?
  var body: some View { ForEach(items) { item in Button("Show") { shown = AnyView(Text("\(item.id)")) } } }
}
// clean: a stored view of a container
struct CleanFive: View {
  let content: AnyView
  init(_ content: some View) { self.content = AnyView(content) }
  var body: some View { content.padding() }
}
// clean: a router
struct CleanSix: View {
  let route: Int
  var body: some View { destination }
  private var destination: AnyView {
    switch route {
    case 0: AnyView(Text("a"))
    default: AnyView(Circle())
    }
  }
}
// clean: a row of its own type
struct CleanSevenRow: View {
  let item: Item
  var body: some View { content }
  @ViewBuilder private var content: some View { if item.isText { Text("a") } else { Circle() } }
}
// clean: AnyShape and AnyTransition are something else
struct CleanEight: View {
  let items: [Item]
  var body: some View {
    ForEach(items) { item in
      (item.isText ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.red).transition(AnyTransition.opacity)
    }
  }
}
// clean: previews
#Preview {
  List(0..<3) { _ in AnyView(Text("x")) }
}
// clean: what a style is given
struct CleanStyledRow: View {
  let style: CleanRowStyle
  let title: String
  var body: some View { style.makeBody(CleanRowConfiguration(label: .init(content: AnyView(Text(title))))) }
}
struct CleanRowConfiguration {
  struct Label { let content: AnyView }
  let label: Label
}
struct CleanRowStyle {
  func makeBody(_ configuration: CleanRowConfiguration) -> AnyView { configuration.label.content }
}
