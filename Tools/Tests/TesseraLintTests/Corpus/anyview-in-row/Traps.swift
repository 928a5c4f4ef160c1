import SwiftUI

struct Item: Identifiable {
  let id: Int
  var isText: Bool
}

struct TrapOne: View {
  let items: [Item]
  var body: some View {
    List(items) { item in
      AnyView(Text("\(item.id)"))  // expect: anyview-in-row
    }
  }
}
struct TrapTwo: View {
  let items: [Item]
  var body: some View {
    ForEach(items) { item in
      if item.isText {
        AnyView(Text("a"))  // expect: anyview-in-row
      } else {
        AnyView(Image(systemName: "star"))  // expect: anyview-in-row
      }
    }
  }
}
struct TrapThree: View {
  let items: [Item]
  var body: some View { ForEach(items) { row($0) } }
  private func row(_ item: Item) -> AnyView {
    if item.isText { return AnyView(Text("a")) }  // expect: anyview-in-row
    return AnyView(Circle())  // expect: anyview-in-row
  }
}
struct TrapFourRow: View {
  let isText: Bool
  var body: some View {
    isText ? AnyView(Text("a")) : AnyView(Circle())  // expect: anyview-in-row anyview-in-row
  }
}
struct TrapFive: View {
  let id: Int
  var body: some View { content }
  private var content: AnyView { AnyView(Text("\(id)")) }  // expect: anyview-in-row
}
struct TrapFiveList: View {
  let items: [Item]
  var body: some View { LazyVStack { ForEach(items, id: \.id) { TrapFive(id: $0.id) } } }
}
struct TrapSix: View {
  let items: [Item]
  var body: some View {
    List {
      Section {
        ForEach(items) { item in
          HStack { Text("\(item.id)").eraseToAnyView() }  // expect: anyview-in-row
        }
      }
    }
  }
}
struct TrapSeven: View {
  let items: [Item]
}
extension TrapSeven {
  var body: some View {
    ForEach(items) { item in
      AnyView(erasing: Text("\(item.id)"))  // expect: anyview-in-row
    }
  }
}
extension TrapSeven: View {}
struct TrapEightCell: View {
  let text: String
  var body: AnyView {
    AnyView(Text(text))  // expect: anyview-in-row
  }
}
extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }
}
