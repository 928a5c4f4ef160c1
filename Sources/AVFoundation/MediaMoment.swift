import Foundation
import TesseraCore
import TesseraMedia

/// Waits for the picture of a medium at a position.
@MainActor
final class MediaMoment {
  private let medium: any Medium
  private let position: Double
  private var continuation: CheckedContinuation<Bitmap, any Error>?

  /// - Parameter position: in seconds; one outside of the medium is its nearest end.
  init(_ medium: any Medium, _ position: Double) {
    self.medium = medium
    self.position = position
  }

  /// - Throws: `AVError`.
  func picture() async throws -> Bitmap {
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      medium.onEvent = { self.hear($0) }
    }
  }

  private func hear(_ event: MediumEvent) {
    switch event {
    case .ready(let facts):
      guard facts.videoSize != nil else { return end(.failure(AVError(.fileFormatNotRecognized))) }
      let last = facts.duration ?? .infinity
      medium.seek(to: position.isFinite ? min(max(0, position), last) : 0)
    case .failed(let problem): end(.failure(AVError(problem)))
    case .sought, .frame:
      if let bitmap = medium.frame { end(.success(bitmap)) } else if event == .sought { waitForPicture() }
    case .ended: end(.failure(AVError(.decodeFailed)))
    }
  }

  /// A stream may have its picture a little later than it is there; one that has none says nothing.
  private func waitForPicture() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      end(.failure(AVError(.decodeFailed)))
    }
  }

  private func end(_ result: Result<Bitmap, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
    medium.onEvent = nil
  }
}

extension Bitmap {
  /// The picture, made smaller so that it fits; as it is if it does, or if the size is not above 0.
  func fitting(_ size: CGSize) -> Bitmap {
    guard size.width >= 1, size.height >= 1 else { return self }
    let factor = min(size.width / CGFloat(width), size.height / CGFloat(height))
    guard factor < 1 else { return self }
    let (columns, rows) = (max(1, Int(CGFloat(width) * factor)), max(1, Int(CGFloat(height) * factor)))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns { bytes += mean(of: column, row, columns, rows) }
    }
    return Bitmap(width: columns, height: rows, bytes: bytes) ?? self
  }

  /// The mean color of the pixels that become one.
  private func mean(of column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> [UInt8] {
    let across = (column * width / columns)..<max((column + 1) * width / columns, column * width / columns + 1)
    let down = (row * height / rows)..<max((row + 1) * height / rows, row * height / rows + 1)
    var sums = [0, 0, 0, 0]
    for y in down {
      for x in across {
        for part in 0..<4 { sums[part] += Int(bytes[(y * width + x) * 4 + part]) }
      }
    }
    return sums.map { UInt8($0 / (across.count * down.count)) }
  }
}
