import SwiftUI

// clean: nothing is done in the initializer
@Observable final class Cart {
  var items: [String] = []
  var coupon: String?
  init(items: [String] = []) { self.items = items }
}
struct CleanOne: View {
  @State private var cart = Cart()
  var body: some View { Text("\(cart.items.count)") }
}

@Observable final class Archive {
  var lines: [String] = []
  init() { lines = (0..<9_000).map { "\($0)" } }
}

// clean: @StateObject makes it once
final class OldArchive: ObservableObject {
  @Published var lines = (0..<9_000).map { "\($0)" }
}
struct CleanTwo: View {
  @StateObject private var archive = OldArchive()
  var body: some View { Text("\(archive.lines.count)") }
}

// clean: made in a task
struct CleanThree: View {
  @State private var archive: Archive?
  var body: some View {
    ProgressView().task { archive = Archive() }
  }
}

// clean: an app is made once
@main struct CleanApp: App {
  @State private var archive = Archive()
  var body: some Scene { WindowGroup { CleanFour(archive: archive) } }
}

// clean: handed in
struct CleanFour: View {
  let archive: Archive
  var body: some View { Text("\(archive.lines.count)") }
}

// clean: values that cost nothing
struct CleanFive: View {
  @State private var id = UUID()
  @State private var date = Date()
  @State private var selection: Set<Int> = []
  @State private var points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]
  @State private var tilt = Double.random(in: 0...1)
  @State private var dots = (0..<5).map { _ in CGFloat.zero }
  var body: some View { Text("\(selection.count)\(id)\(date)\(points.count)\(tilt)\(dots.count)") }
}

// clean: a closure is only kept
struct CleanSix: View {
  @State private var action: () -> Void = { _ = (0..<9_000).map { $0 } }
  var body: some View { Button("Go", action: action) }
}

// clean: previews are exempt
struct CleanSeven_Previews: PreviewProvider {
  struct Container: View {
    @State private var cart = Cart()
    var body: some View { Text("\(cart.items.count)") }
  }
  static var previews: some View { Container() }
}
#Preview {
  @Previewable @State var archive = Archive()
  CleanFour(archive: archive)
}

// clean: a static constant is made once
struct CleanEight: View {
  private static let archive = Archive()
  @State private var count = 0
  var body: some View { Text("\(Self.archive.lines.count + count)") }
}

// clean: lazy parts cost nothing at first
@Observable final class Drawer {
  @ObservationIgnored private lazy var lines = (0..<9_000).map { "\($0)" }
  var isOpen = false
}
struct CleanNine: View {
  @State private var drawer = Drawer()
  var body: some View { Text(drawer.isOpen ? "open" : "shut") }
}
