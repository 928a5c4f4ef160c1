import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// What it costs to move views, a frame.
@MainActor
enum AnimationCases {
  static let all: [BenchmarkCase] = [curves, springs, frames]

  private static let views = 1_000
  /// Milliseconds of engine time a frame.
  private static let goal = 4.0

  /// Views that turn, each with a duration of its own.
  private static let curves = moving(CaseName.movingCurves) { index in
    .linear(duration: 1 + Double(index) / 100).repeatForever(autoreverses: false)
  }

  /// The same with springs, which keep a velocity.
  private static let springs = moving(CaseName.movingSprings) { index in
    .spring(duration: 20 + Double(index) / 100, bounce: 0.9)
  }

  /// Views whose places in the layout move.
  private static let frames = BenchmarkCase(name: CaseName.movingFrames, rows: views, goal: goal) {
    let host = HeadlessHost { MovingRows(count: views) }
    host.tap("Go")
    return scenario(host)
  }

  private static func moving(_ name: String, _ animation: @escaping (Int) -> Animation) -> BenchmarkCase {
    BenchmarkCase(name: name, rows: views, goal: goal) {
      let host = HeadlessHost { TurningViews(count: views, animation: animation) }
      host.tap("Go")
      return scenario(host)
    }
  }

  private static func scenario(_ host: HeadlessHost) -> Scenario {
    var time = host.frameTime
    return Scenario(host: host) {
      time += .nanoseconds(16_666_667)
      host.runFrame(at: time)
    }
  }
}
