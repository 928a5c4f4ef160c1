/// A piece of a recording. Nothing here makes one (AV10).
public final class CMSampleBuffer: Sendable {
  private init() {}

  /// The picture in it: none.
  public var imageBuffer: CVImageBuffer? { nil }

  /// When it begins: at no time.
  public var presentationTimeStamp: CMTime { .invalid }
}

/// The picture in a piece of a recording.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// When a piece of a recording begins.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
