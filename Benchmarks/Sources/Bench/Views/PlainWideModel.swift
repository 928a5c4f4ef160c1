// Without SwiftUI, so that its registrar is Swift's own.
import Observation

/// The properties of `WideModel`, as plain Swift has them.
@Observable
final class PlainWideModel {
  var p0 = 0
  var p1 = 1
  var p2 = 2
  var p3 = 3
  var p4 = 4
  var p5 = 5
  var p6 = 6
  var p7 = 7
  var p8 = 8
  var p9 = 9
  var p10 = 10
  var p11 = 11
  var p12 = 12
  var p13 = 13
  var p14 = 14
  var p15 = 15
  var p16 = 16
  var p17 = 17
  var p18 = 18
  var p19 = 19
  var p20 = 20
  var p21 = 21
  var p22 = 22
  var p23 = 23
  var p24 = 24
  var p25 = 25
  var p26 = 26
  var p27 = 27
  var p28 = 28
  var p29 = 29

  /// Reads every property once.
  var sum: Int {
    properties(0) &+ properties(10) &+ properties(20)
  }

  private func properties(_ tens: Int) -> Int {
    switch tens {
    case 0: p0 &+ p1 &+ p2 &+ p3 &+ p4 &+ p5 &+ p6 &+ p7 &+ p8 &+ p9
    case 10: p10 &+ p11 &+ p12 &+ p13 &+ p14 &+ p15 &+ p16 &+ p17 &+ p18 &+ p19
    default: p20 &+ p21 &+ p22 &+ p23 &+ p24 &+ p25 &+ p26 &+ p27 &+ p28 &+ p29
    }
  }
}
