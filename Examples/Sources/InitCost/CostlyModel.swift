import SwiftUI

/// A model whose construction takes a while: it fills a table of sines.
@MainActor
public final class CostlyModel: ObservableObject {
  @Published private(set) var table: [Double]

  init(in wrapper: BuildTally.Wrapper) {
    table = (0..<2_000).map { sin(Double($0) / 2_000 * 2 * .pi) }
    BuildTally.shared.add(wrapper)
  }
}
