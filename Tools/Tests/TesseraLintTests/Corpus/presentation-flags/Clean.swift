import SwiftUI

enum Route: Identifiable {
  case settings, help
  var id: Self { self }
}

// clean: one flag
struct CleanOne: View {
  @State private var isShown = false
  var body: some View { Text("x").sheet(isPresented: $isShown) { Text("a") } }
}
// clean: one optional enum
struct CleanTwo: View {
  @State private var route: Route?
  var body: some View { Text("x").sheet(item: $route) { _ in Text("a") } }
}
// clean: an enum for screens and a flag for a question
struct CleanThree: View {
  @State private var route: Route?
  @State private var asks = false
  var body: some View {
    Text("x").sheet(item: $route) { _ in Text("a") }.confirmationDialog("b", isPresented: $asks) {}
  }
}
// clean: flags that present nothing
struct CleanFour: View {
  @State private var isOn = false
  @State private var isExpanded = false
  @State private var isSearching = false
  var body: some View {
    DisclosureGroup("x", isExpanded: $isExpanded) { Toggle("y", isOn: $isOn) }.opacity(isSearching ? 1 : 0)
  }
}
// clean: one flag each, in two views
struct CleanFive: View {
  @State private var isShown = false
  var body: some View { CleanFiveChild().sheet(isPresented: $isShown) { Text("a") } }
}
struct CleanFiveChild: View {
  @State private var isShown = false
  var body: some View { Text("x").sheet(isPresented: $isShown) { Text("b") } }
}
// clean: one flag in two places
struct CleanSix: View {
  @State private var isShown = false
  let isWide: Bool
  var body: some View {
    if isWide {
      Text("x").popover(isPresented: $isShown) { Text("a") }
    } else {
      Text("x").sheet(isPresented: $isShown) { Text("a") }
    }
  }
}
// clean: bindings that are made of one enum
struct CleanSeven: View {
  @State private var route: Route?
  var body: some View {
    Text("x")
      .sheet(isPresented: Binding(get: { route == .settings }, set: { if !$0 { route = nil } })) { Text("a") }
      .sheet(isPresented: Binding(get: { route == .help }, set: { if !$0 { route = nil } })) { Text("b") }
  }
}
// clean: previews
#Preview {
  @Previewable @State var a = false
  @Previewable @State var b = false
  Text("x").sheet(isPresented: $a) { Text("a") }.sheet(isPresented: $b) { Text("b") }
}
// clean: constants
struct CleanEight: View {
  var body: some View {
    Text("x").sheet(isPresented: .constant(true)) { Text("a") }.alert("b", isPresented: .constant(false)) {}
  }
}
