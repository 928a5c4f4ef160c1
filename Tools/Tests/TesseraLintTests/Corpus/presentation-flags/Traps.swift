import SwiftUI

struct TrapOne: View {
  @State private var showsSettings = false  // expect: presentation-flags
  @State private var showsHelp = false
  @State private var showsAlert = false
  var body: some View {
    Text("x")
      .sheet(isPresented: $showsSettings) { Text("a") }
      .sheet(isPresented: $showsHelp) { Text("b") }
      .alert("c", isPresented: $showsAlert) {}
  }
}
struct TrapTwo: View {
  @State var isAdding = false  // expect: presentation-flags
  @State var isEditing = false
  var body: some View {
    Text("x").sheet(isPresented: $isAdding) { Text("a") }.fullScreenCover(isPresented: $isEditing) { Text("b") }
  }
}
struct TrapThree: View {
  @State private var deletes = false  // expect: presentation-flags
  @State private var failed = false
  var body: some View {
    Text("x")
      .alert("a", isPresented: $deletes) { Button("OK") {} }
      .alert(isPresented: $failed) { Alert(title: Text("b")) }
  }
}
final class Flags: ObservableObject {
  @Published var one = false
  @Published var two = false
}
struct TrapFour: View {  // expect: presentation-flags
  @ObservedObject var flags: Flags
  var body: some View {
    Text("x").sheet(isPresented: $flags.one) { Text("a") }.sheet(isPresented: $flags.two) { Text("b") }
  }
}
struct TrapFive: View {
  @State private var asks = false  // expect: presentation-flags
  @State private var warns = false
  var body: some View { content.confirmationDialog("a", isPresented: $asks) {} }
  private var content: some View { Text("x").alert("b", isPresented: $warns) {} }
}
struct TrapSix: View {
  @State private var popped = false  // expect: presentation-flags
  @State private var sheeted = false
}
extension TrapSix {
  var body: some View {
    VStack {
      Button("a") { popped = true }.popover(isPresented: $popped) { Text("a") }
      Button("b") { sheeted = true }.sheet(isPresented: $sheeted, onDismiss: { popped = false }) { Text("b") }
    }
  }
}
struct TrapSeven<Content: View>: View {
  let content: Content
  @State
  private var first = false  // expect: presentation-flags
  @State
  private var second = false
  @State
  private var third = false
  var body: some View {
    content
      .fullScreenCover(isPresented: $first) { Text("1") }
      .alert("2", isPresented: $second) {}
      .popover(isPresented: $third) { Text("3") }
  }
}
struct TrapEight: ViewModifier {
  @State private var a = false  // expect: presentation-flags
  @State private var b = false
  func body(content: Content) -> some View {
    content.sheet(isPresented: $a) { Text("a") }.sheet(isPresented: $b) { Text("b") }
  }
}
