import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// What it costs to move views, a frame.
@MainActor
enum AnimationCases {
  static let all: [BenchmarkCase] =
    [100, 1_000].map { curves($0) } + [100, 1_000].map { springs($0) } + [100, 1_000].map { frames($0) }

  /// Milliseconds of engine time a frame.
  private static let goal = 4.0

  /// Views that turn, each with a duration of its own.
  private static func curves(_ views: Int) -> BenchmarkCase {
    moving(CaseName.movingCurves(views), views, GrowthPlace("curves", size: views, exponent: 1)) { index in
      .linear(duration: 1 + Double(index) / 100).repeatForever(autoreverses: false)
    }
  }

  /// The same with springs, which keep a velocity.
  private static func springs(_ views: Int) -> BenchmarkCase {
    moving(CaseName.movingSprings(views), views, GrowthPlace("springs", size: views, exponent: 1)) { index in
      .spring(duration: 20 + Double(index) / 100, bounce: 0.9)
    }
  }

  /// Views whose places in the layout move.
  private static func frames(_ views: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.movingFrames(views), rows: views, goal: goal,
      growth: GrowthPlace("change places", size: views, exponent: 1)
    ) {
      let host = HeadlessHost { MovingRows(count: views) }
      host.tap("Go")
      return scenario(host)
    }
  }

  private static func moving(
    _ name: String, _ views: Int, _ growth: GrowthPlace, _ animation: @escaping (Int) -> Animation
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, rows: views, goal: goal, growth: growth) {
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
