import Charts
import SwiftUI

// clean: few
struct CleanOne: View {
  var body: some View { Chart(0..<200, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
}
// clean: a plot of many
struct CleanTwo: View {
  private let numbers = Array(0..<10_000)
  var body: some View { Chart { PointPlot(numbers, x: .value("x", \.self), y: .value("y", \.self)) } }
}
// clean: no chart
struct CleanThree: View {
  var body: some View { List { ForEach(0..<10_000, id: \.self) { Text("\($0)") } } }
}
// clean: of which a part is shown
struct CleanFour: View {
  private let numbers = Array(0..<10_000)
  var body: some View {
    Chart(numbers.prefix(100), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }
}
// clean: nothing is known of how many there are
struct CleanFive: View {
  let numbers: [Int]
  var body: some View { Chart(numbers, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
}
// clean: exactly as many as that
struct CleanSix: View {
  var body: some View { Chart(0..<2_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
}
// clean: rows beside a chart
struct CleanSeven: View {
  var body: some View {
    VStack {
      Chart { RuleMark(y: .value("limit", 1)) }
      LazyVStack { ForEach(0..<3_000, id: \.self) { Text("\($0)") } }
    }
  }
}
// clean: a function
struct CleanEight: View {
  var body: some View { Chart { LinePlot(x: "x", y: "y") { $0 * $0 } } }
}
