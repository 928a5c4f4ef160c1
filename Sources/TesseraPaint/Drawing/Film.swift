import Foundation
import TesseraCore

/// What a surface showed over a time. Frames are kept as display lists and painted at the end, so that recording delays
/// nothing.
package struct Film {
  private struct Frame {
    let list: DisplayList
    let background: Color.Resolved
    let time: Duration
  }

  /// Points; that of the first frame.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  private var frames: [Frame] = []
  private var end = Duration.zero
  private let framesPerSecond: Int
  /// The shortest time between two frames.
  private let interval: Duration

  /// The shortest time between two frames that are kept is that of `framesPerSecond`, 1 to 60.
  package init(on surface: Surface, framesPerSecond: Int) {
    size = surface.size
    scale = surface.scale
    // A little less, so that a clock that is a moment early loses no frame.
    self.framesPerSecond = min(max(framesPerSecond, 1), 60)
    interval = .seconds(1) / self.framesPerSecond - .milliseconds(1)
  }

  /// Takes what a host shows now.
  @MainActor
  package mutating func take(_ host: GraphHost) {
    let time = host.now
    end = time
    let picture = host.picture
    let frame = Frame(list: picture.list, background: picture.background, time: time)
    // What comes too soon takes the place of the frame before, so that the last state is always there.
    let last = frames.last?.time
    if let last, last == time || (frames.count > 1 && time - last < interval) {
      frames[frames.count - 1] = Frame(list: frame.list, background: frame.background, time: last)
    } else {
      frames.append(frame)
    }
  }

  /// How long the film is.
  package var duration: Duration { frames.first.map { end - $0.time } ?? .zero }

  package var frameCount: Int { frames.count }

  /// How long the last frame stays.
  private static let lastFrameTime = Duration.seconds(1)

  /// The film as an animated PNG file, which ends with a second's rest.
  @MainActor
  package func animatedPNG() -> Data {
    var file: AnimatedPNG?
    forEachPicture { raster, duration in
      if file == nil { file = AnimatedPNG(width: raster.width, height: raster.height) }
      file?.add(raster, for: duration)
    }
    return file?.data() ?? Data()
  }

  /// The film as an MP4 file, which ends with a second's rest.
  ///
  /// - Throws: `FilmEncoder.Problem` where there is no ffmpeg, or if it fails.
  @MainActor
  package func movie() throws -> Data {
    var encoder = try FilmEncoder(framesPerSecond: framesPerSecond)
    try forEachPicture { try encoder.add($0, for: $1) }
    return try encoder.data()
  }

  /// Paints the frames, and says how long each is shown.
  @MainActor
  private func forEachPicture(_ body: (Raster, Duration) throws -> Void) rethrows {
    for (index, frame) in frames.enumerated() {
      let raster = Rasterizer.render(frame.list, size: size, scale: scale, background: frame.background)
      let isLast = index == frames.count - 1
      try body(raster, isLast ? end - frame.time + Self.lastFrameTime : frames[index + 1].time - frame.time)
    }
  }
}
