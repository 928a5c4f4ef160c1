import TesseraCore

/// How a view controller moves when it is presented.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// It moves up.
  case coverVertical = 0
  /// It turns around: it is stretched from a line in the middle here, after what is below it was seen.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// A corner of what is in front of it curls up. It fades in here.
  case partialCurl

  var motion: CoverStyle.Motion {
    switch self {
    case .coverVertical: .rising
    case .flipHorizontal: .flipping
    case .crossDissolve, .partialCurl: .dissolving
    }
  }
}
