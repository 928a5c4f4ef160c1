import Charts
import SwiftUI

struct TrapOne: View {
  var body: some View {
    Chart(0..<5_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
  }
}
struct TrapTwo: View {
  var body: some View {
    Chart {
      ForEach(0..<2_001, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
    }
  }
}
struct TrapThree: View {
  private let numbers = Array(0..<3_000)
  var body: some View {
    Chart(numbers, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
  }
}
struct TrapFour: View {
  private let numbers = Array(repeating: 1.0, count: 10_000)
  var body: some View {
    Chart {
      RuleMark(y: .value("limit", 1))
      ForEach(numbers, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
    }
  }
}
struct TrapFive: View {
  var body: some View {
    Chart(0...2_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
  }
}
struct TrapSix: View {
  var body: some View {
    Chart {
      ForEach(Array(0..<4_000), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
    }
  }
}
struct TrapSeven: View {
  private static let numbers = (0..<9_000).map { Double($0) }
  private var chart: some View {
    Chart(Array(0..<9_000), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }  // expect: many-marks
  }
  var body: some View { chart }
}
struct TrapEight: View {
  var body: some View {
    Chart(Array(stride(from: 0, to: 10, by: 0.001)), id: \.self) {  // expect: many-marks
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }
  }
}
