import CoreMedia
import Foundation
import TesseraCore
import TesseraMedia

/// Makes pictures of single moments of a video (AV16).
@MainActor @preconcurrency
open class AVAssetImageGenerator: NSObject {
  /// The video.
  nonisolated public let asset: AVAsset
  /// Whether pictures are turned as the video says. They are in any case.
  open var appliesPreferredTrackTransform = false
  /// The largest size of a picture, in pixels: it is made smaller, not larger. What is not above 0 does not count.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be. It has no effect: the nearest one is taken.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be. It has no effect.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Makes pictures of a video.
  nonisolated public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The picture at a time, and the time that it was asked for.
  ///
  /// - Throws: `AVError`, where nothing is played, and for what has no pictures.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let medium = MediaServices.current.open(.url(asset.source))
    defer { medium.close() }
    let bitmap = try await MediaMoment(medium, time.seconds).picture()
    return (CGImage(bitmap.fitting(maximumSize)), time)
  }

  /// A picture at once. None can be had so: what plays videos answers later.
  ///
  /// - Throws: always. `image(at:)` makes the picture.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    ServiceWarning.write("AVAssetImageGenerator.copyCGImage(at:actualTime:) has no picture at once: image(at:) has one")
    throw AVError(.operationNotAllowed)
  }

  /// Makes pictures one after the other, and calls a closure on the main actor for each, in order.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @MainActor (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    Task {
      for time in times {
        do {
          let (image, actualTime) = try await image(at: time)
          handler(time, image, actualTime, .succeeded, nil)
        } catch {
          handler(time, nil, .invalid, .failed, error)
        }
      }
    }
  }

  /// Whether a picture was made.
  public enum Result: Int, Sendable {
    /// It was made.
    case succeeded = 0
    /// It could not be made.
    case failed
    /// It was called off; never here.
    case cancelled
  }
}
