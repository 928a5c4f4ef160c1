import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Texts of many lines.
@MainActor
enum TextCases {
  static let all: [BenchmarkCase] = [100, 1_000].map { show($0) }

  /// One for all: what was shown in an earlier measurement would come from the cache. Nine digits, so that they stay as many.
  private static var source = ItemSource(after: 100_000_000)

  private static func show(_ words: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.text(of: words), rows: words, growth: GrowthPlace("show a text", size: words, exponent: 1)
    ) {
      let host = HeadlessHost { EmptyView() }
      var text = ""
      return Scenario(
        host: host,
        prepare: {
          host.update { AnyView(EmptyView()) }
          text = (0..<words).map { _ in source.makeTitle() }.joined(separator: " ")
        },
        operate: { host.update { AnyView(Text(text)) } })
    }
  }
}
