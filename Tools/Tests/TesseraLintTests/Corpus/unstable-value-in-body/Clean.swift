import Combine
import SwiftUI

// clean: stored with the data
struct Tip: Identifiable {
  let id = UUID()
  let text: String
}

// clean: in state, fixed at birth
struct CleanOne: View {
  @State private var angle = Double.random(in: 0..<360)
  @State private var id = UUID()
  var body: some View { Text("x").rotationEffect(.degrees(angle)).id(id) }
}
// clean: in actions
struct CleanTwo: View {
  @State private var tips: [Tip] = []
  @State private var date: Date?
  var body: some View {
    VStack {
      Button("Add") { tips.append(Tip(text: "\(Int.random(in: 0...9))")) }
      Button(action: { date = Date() }) { Text("Now") }
      Button {
        tips.shuffle()
        date = .now
      } label: {
        Text("Shuffle")
      }
    }
    .onAppear { date = Date() }
    .task { tips = tips.shuffled() }
    .onTapGesture { tips = [Tip(text: UUID().uuidString)] }
    .gesture(DragGesture().onEnded { _ in date = Date.now })
    .refreshable { date = Date() }
  }
}
// clean: the timeline says what time it is
struct CleanThree: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: Date(), by: 1)) { context in Text(context.date, style: .time) }
  }
}
// clean: a timer in a stored property
struct CleanFour: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var count = 0
  var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}
// clean: notifications
struct CleanFive: View {
  var body: some View {
    Text("x").onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in }
  }
}
// clean: the bound of a picker
struct CleanSix: View {
  @Binding var date: Date
  var body: some View { DatePicker("Date", selection: $date, in: Date()..., displayedComponents: .date) }
}
// clean: static constants
struct CleanSeven: View {
  private static let tips = [Tip(text: "a"), Tip(text: "b")]
  private static let start = Date()
  var body: some View { List(Self.tips) { Text($0.text) } }
}
// clean: what a method does that only actions call
struct CleanEight: View {
  @State private var number = 0
  var body: some View { Button("Roll", action: roll).overlay { Button("Again") { roll() } } }
  private func roll() { number = Int.random(in: 1...6) }
}
// clean: dates that are not of the moment
struct CleanNine: View {
  let start: Date
  var body: some View {
    Text(start.addingTimeInterval(60), style: .timer)
    Text(Date(timeIntervalSince1970: 0), style: .date)
  }
}
// clean: previews are exempt
#Preview {
  CleanNine(start: Date())
}
struct CleanNine_Previews: PreviewProvider {
  static var previews: some View { CleanNine(start: .now).id(UUID()) }
}
// clean: closures that views of one's own call later
struct CleanTen: View {
  @State private var date = Date.distantPast
  var body: some View { CleanTenChild(title: "x") { date = Date() } }
}
struct CleanTenChild: View {
  let title: String
  let tapped: () -> Void
  var body: some View { Button(title, action: tapped) }
}
// clean: the element has a name that sounds random
struct CleanEleven: View {
  let random: Int
  let dice: Dice
  var body: some View { Text("\(random) \(dice.roll)") }
}
struct Dice { var roll = 1 }
