import SwiftUI

/// A model whose construction takes a while: it fills a table of sines.
@MainActor
public final class CostlyModel: ObservableObject {
  /// The property wrappers in which models are kept here.
  enum Wrapper {
    case state, stateObject
  }

  @Published private(set) var table: [Double]

  init(in wrapper: Wrapper) {
    table = (0..<2_000).map { sin(Double($0) / 2_000 * 2 * .pi) }
    BuildTally.shared.add(wrapper)
  }
}
