// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TesseraCore
import TesseraMedia

/// Something that can be played: a file, or what a server has.
@MainActor @preconcurrency
open class AVAsset: NSObject {
  /// Where it is.
  nonisolated package let source: URL

  /// A file, or what a server has. Nothing is read before it is asked for.
  nonisolated public init(url: URL) {
    source = url
    super.init()
  }

  /// How long it is, as a file's header says; not known for what a server has. `load(.duration)` asks for that, too.
  nonisolated open var duration: CMTime {
    (try? header())?.duration.map(CMTime.init(mediaSeconds:)) ?? .indefinite
  }

  /// Whether a file is of a kind that is known (AV5); false for what a server has, which `load(.isPlayable)` asks for.
  nonisolated open var isPlayable: Bool { (try? header()) != nil }

  nonisolated private func header() throws(MediaProblem) -> MediaHeader {
    guard source.isFileURL else { throw MediaProblem(.unreadable, "What a server has is not read at once.") }
    return try MediaHeader(contentsOf: source)
  }

  /// What a property is, once the asset was looked at (AV6). Throws an ``AVError`` if it cannot be read.
  public func load<Value: Sendable>(_ property: sending AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    property.read(try await facts())
  }

  /// What two properties are, once the asset was looked at. Throws an ``AVError`` if it cannot be read.
  public func load<First: Sendable, Second: Sendable>(
    _ first: sending AVAsyncProperty<AVAsset, First>, _ second: sending AVAsyncProperty<AVAsset, Second>
  ) async throws -> (First, Second) {
    let facts = try await facts()
    return (first.read(facts), second.read(facts))
  }

  /// What a file's header says, or else what plays media finds out (AV6).
  private func facts() async throws -> MediaFacts {
    do throws(MediaProblem) {
      return MediaFacts(try header())
    } catch {
      // Not every kind is known here, but a file that is not there is known to be missing.
      if source.isFileURL, error.kind == .missing { throw AVError(error) }
    }
    let medium = MediaServices.current.open(.url(source))
    defer { medium.close() }
    return try await withCheckedThrowingContinuation { continuation in
      var waiting: CheckedContinuation<MediaFacts, any Error>? = continuation
      medium.onEvent = { event in
        switch event {
        case .ready(let facts): waiting?.resume(returning: facts)
        case .failed(let problem): waiting?.resume(throwing: AVError(problem))
        case .sought, .frame, .ended: return
        }
        waiting = nil
      }
    }
  }
}

/// A file, or what a server has.
@MainActor @preconcurrency
open class AVURLAsset: AVAsset {
  /// Where it is.
  nonisolated open var url: URL { source }

  /// - Parameter options: those of Apple's platforms are accepted and make no difference.
  nonisolated public init(url: URL, options: [String: Any]? = nil) {
    super.init(url: url)
  }
}

/// Whether the duration of an asset is to be exact. It always is as exact as its file says.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
