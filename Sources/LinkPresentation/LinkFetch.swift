import CoreTransferable
import Foundation
import Synchronization
import TesseraTransfer
import UniformTypeIdentifiers

/// One question about a link.
struct LinkFetch: Sendable {
  /// More of a page or a picture is not taken.
  private static let largestSize = 16 << 20

  let url: URL
  let timeout: TimeInterval
  let fetchesSubresources: Bool

  /// - Throws: an `LPError`.
  func metadata() async throws -> LPLinkMetadata {
    let head = PageHead(try await data(at: url))
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = address(head.url) ?? url
    metadata.title = head.title
    metadata.remoteVideoURL = address(head.video)
    guard fetchesSubresources else { return metadata }
    metadata.imageProvider = await provider(at: address(head.image))
    metadata.iconProvider = await provider(at: address(head.icon))
    return metadata
  }

  private func address(_ text: String?) -> URL? {
    text.flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
  }

  /// nil: there is no picture, or it cannot be fetched.
  private func provider(at url: URL?) async -> NSItemProvider? {
    guard let url, let data = try? await data(at: url) else { return nil }
    let type = UTType(filenameExtension: url.pathExtension).flatMap { $0.conforms(to: .image) ? $0 : nil } ?? .image
    return NSItemProvider(item: data, typeIdentifier: type.identifier)
  }

  private func data(at url: URL) async throws -> Data {
    // A page of a server has no business with files.
    if url.isFileURL, self.url.isFileURL {
      guard let data = try? Data(contentsOf: url) else { throw LPError(.metadataFetchFailed) }
      return data
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw LPError(.metadataFetchFailed) }
    do {
      return try await transfer(url)
    } catch let error as URLError {
      switch error.code {
      case .timedOut: throw LPError(.metadataFetchTimedOut)
      case .cancelled: throw LPError(.metadataFetchCancelled)
      default: throw LPError(.metadataFetchFailed)
      }
    }
  }

  private func transfer(_ url: URL) async throws -> Data {
    var limits = TransferLimits()
    limits.byteCount = Self.largestSize
    if timeout.isFinite, timeout > 0 { limits.duration = .seconds(min(timeout, 3_600)) }
    let box = RunningFetch()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        box.set(
          TransferQueue.shared.start(url, limits: limits) { result in
            continuation.resume(with: result.map(\.body))
          })
      }
    } onCancel: {
      box.cancel()
    }
  }
}

/// A transfer that may be canceled before it has begun.
private final class RunningFetch: Sendable {
  private let state = Mutex<(transfer: Transfer?, isCanceled: Bool)>((nil, false))

  func set(_ transfer: Transfer) {
    let isCanceled = state.withLock { state in
      state.transfer = transfer
      return state.isCanceled
    }
    if isCanceled { transfer.cancel() }
  }

  func cancel() {
    state.withLock { state in
      state.isCanceled = true
      return state.transfer
    }?.cancel()
  }
}
