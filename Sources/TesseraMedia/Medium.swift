import TesseraCore

/// A file that is played: opened at its beginning, not playing, and closed when it is released.
@MainActor
package protocol Medium: AnyObject {
  /// Takes what the medium has to say. Nothing is said before the first turn after it was opened.
  var onEvent: (@MainActor (MediumEvent) -> Void)? { get set }

  /// Seconds from the beginning.
  var position: Double { get }

  /// The picture at the position; nil before there is one.
  var frame: Bitmap? { get }

  /// Plays on from the position.
  ///
  /// - Parameter rate: seconds of the medium in each second, positive.
  /// - Returns: the rate at which it is played, which is 1 where others cannot be had.
  func play(rate: Double) -> Double

  func pause()

  /// Goes to a position, in seconds, which lies in the medium; `sought` is said once it is there.
  func seek(to position: Double)

  /// - Parameter volume: from 0, silent, to 1, as it was recorded.
  func setVolume(_ volume: Double)

  /// Ends it for good.
  func close()
}

/// What a medium has to say.
package enum MediumEvent: Equatable, Sendable {
  /// It can be played.
  case ready(MediaFacts)
  /// It cannot be played, or not on.
  case failed(MediaProblem)
  /// The position is the one that was asked for last.
  case sought
  /// There is another picture.
  case frame
  /// It was played to its end, where it stands.
  case ended
}
