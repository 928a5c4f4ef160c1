import CoreMedia
import Foundation
import TesseraMedia

/// A property of an object that is loaded, whose type is not told.
public class AVPartialAsyncProperty<Root: AnyObject> {
  init() {}
}

/// A property of an object that is loaded.
public final class AVAsyncProperty<Root: AnyObject, Value>: AVPartialAsyncProperty<Root> {
  let read: (MediaFacts) -> Value

  fileprivate init(_ read: @escaping (MediaFacts) -> Value) {
    self.read = read
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long the asset is; not known for a stream without an end.
  public static var duration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty { $0.duration.map(CMTime.init(mediaSeconds:)) ?? .indefinite }
  }

  /// Whether the asset can be played: what cannot be throws an error.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in true } }

  /// Whether the asset's duration is known.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { $0.duration != nil }
  }
}
