import SwiftUI

nonisolated enum ChartScrollStop: Sendable {
  case paging
  case unit(Double)
  case matching(DateComponents)
}
