import Foundation
import Synchronization
import TesseraCore
import TesseraTransfer

/// Fetches and reads pictures: each URL once at a time for all requests, and not again while the
/// picture is kept.
///
/// A cancelled request ends at once. A transfer without requests is cancelled by the thread of the transfers, never by
/// the cancelling thread.
nonisolated package final class ImageLoader: Sendable {
  /// The loader of the process.
  package static let shared = ImageLoader()

  private let transfers: TransferQueue
  private let limits: TransferLimits
  private let files: (any PictureFiles)?
  private let state: Mutex<State>

  /// - Parameters:
  ///   - limits: what one picture may take.
  ///   - cacheSize: bytes of the pictures that are kept.
  package convenience init(
    transfers: TransferQueue = .shared, limits: TransferLimits = TransferLimits(), cacheSize: Int = 64 << 20
  ) {
    self.init(transfers: transfers, limits: limits, cacheSize: cacheSize, files: nil)
  }

  /// - Parameters:
  ///   - limits: what one picture may take.
  ///   - cacheSize: bytes of the pictures that are kept.
  ///   - files: keeps pictures of servers on the disk; nil for none.
  package init(transfers: TransferQueue, limits: TransferLimits, cacheSize: Int, files: (any PictureFiles)?) {
    self.transfers = transfers
    self.limits = limits
    self.files = files
    state = Mutex(State(pictures: BitmapCache(limit: cacheSize)))
  }

  private struct State {
    var pictures: BitmapCache
    var loads: [URL: Load] = [:]
    var lastLoad: UInt64 = 0
  }

  /// The loads in progress.
  private struct Load {
    let number: UInt64
    var waiters: [Waiter] = []
    var transfer: Transfer?
  }

  /// Pictures with more pixels are read smaller.
  private static let maximumArea = 16 * 1024 * 1024
  /// The lifetime of a picture if its server does not set one.
  private static let usualLifetime = Duration.seconds(600)

  /// A loader for tests: what it loads does not depend on how busy the machine is.
  package static func patient() -> ImageLoader {
    ImageLoader(limits: .patient)
  }

  /// The picture at an address, if it is kept.
  package func keptBitmap(at url: URL) -> Bitmap? {
    state.withLock { $0.pictures.bitmap(at: url, now: .now) }
  }

  /// The picture at an address.
  ///
  /// - Throws: a `URLError` with the reason, or `CancellationError`.
  package func bitmap(at url: URL, _ decoder: (any BitmapDecoder)?) async throws -> Bitmap {
    switch url.scheme?.lowercased() {
    case "http", "https":
      let picture =
        if let bitmap = await keptFile(at: url, decoder) {
          Picture(bitmap: bitmap, lifetime: nil)
        } else {
          try await picture(at: url, decoder)
        }
      keep(picture, at: url)
      return picture.bitmap
    case "data", "file":
      return try await Self.localBitmap(at: url, decoder, maximumSize: limits.byteCount)
    default:
      throw URLError(.unsupportedURL)
    }
  }

  /// Reads what needs no network.
  @concurrent
  private static func localBitmap(
    at url: URL, _ decoder: (any BitmapDecoder)?, maximumSize: Int
  ) async throws -> Bitmap {
    let data = try url.isFileURL ? LocalFile.contents(of: url, maximumSize: maximumSize) : DataURL.contents(of: url)
    try Task.checkCancellation()
    return try read(data, decoder)
  }

  private static func read(_ data: Data, _ decoder: (any BitmapDecoder)?) throws(URLError) -> Bitmap {
    guard let bitmap = decoder?.decode(data, maximumArea: maximumArea) else {
      throw URLError(.cannotDecodeContentData)
    }
    return bitmap
  }

  @concurrent
  private func keptFile(at url: URL, _ decoder: (any BitmapDecoder)?) async -> Bitmap? {
    files?.data(at: url).flatMap { try? Self.read($0, decoder) }
  }

  // MARK: The network

  /// The result of a load.
  private struct Picture {
    let bitmap: Bitmap
    let lifetime: CacheLifetime?
  }

  /// A waiting request. Its fields are guarded by the lock of the loader.
  private final class Waiter: @unchecked Sendable {
    var continuation: CheckedContinuation<Picture, any Error>?
    var hasLeft = false
  }

  /// By the clock of the code that wanted the picture.
  private func keep(_ picture: Picture, at url: URL) {
    let lifetime: Duration =
      switch picture.lifetime {
      case CacheLifetime.none?: .zero
      case .limited(let duration)?: duration
      case nil: Self.usualLifetime
      }
    guard lifetime > .zero else { return }
    state.withLock { $0.pictures.insert(picture.bitmap, at: url, until: .now + lifetime) }
  }

  private func picture(at url: URL, _ decoder: (any BitmapDecoder)?) async throws -> Picture {
    let waiter = Waiter()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { join(url, waiter, $0, decoder) }
    } onCancel: {
      leave(url, waiter)
    }
  }

  private func join(
    _ url: URL, _ waiter: Waiter, _ continuation: CheckedContinuation<Picture, any Error>,
    _ decoder: (any BitmapDecoder)?
  ) {
    enum Outcome { case tooLate, joined, began(UInt64) }
    let outcome: Outcome = state.withLock { state in
      guard !waiter.hasLeft else { return .tooLate }
      waiter.continuation = continuation
      if state.loads[url] != nil {
        state.loads[url]?.waiters.append(waiter)
        return .joined
      }
      state.lastLoad += 1
      state.loads[url] = Load(number: state.lastLoad, waiters: [waiter])
      return .began(state.lastLoad)
    }
    switch outcome {
    case .joined: break
    case .tooLate: continuation.resume(throwing: CancellationError())
    case .began(let number): begin(number, url, decoder)
    }
  }

  private func begin(_ number: UInt64, _ url: URL, _ decoder: (any BitmapDecoder)?) {
    let transfer = transfers.start(url, limits: limits) { [self] result in
      guard case .success(let response) = result else {
        return end(number, url, result.map { _ in preconditionFailure("only failures come here") })
      }
      // Reading takes time, and other transfers must not wait for it.
      Self.reading.addOperation { [self] in
        let bitmap = Result { () throws(URLError) in try Self.read(response.body, decoder) }
        if case .success = bitmap { files?.keep(response.body, at: url, lifetime: response.lifetime) }
        end(number, url, bitmap.map { Picture(bitmap: $0, lifetime: response.lifetime) })
      }
    }
    let isWanted = state.withLock { state in
      guard state.loads[url]?.number == number else { return false }
      state.loads[url]?.transfer = transfer
      return true
    }
    if !isWanted { transfer.cancel() }
  }

  private static let reading: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
    return queue
  }()

  private func end(_ number: UInt64, _ url: URL, _ result: Result<Picture, URLError>) {
    let waiting = state.withLock { state -> [CheckedContinuation<Picture, any Error>] in
      guard state.loads[url]?.number == number, let load = state.loads.removeValue(forKey: url) else { return [] }
      return load.waiters.compactMap { waiter in
        defer { waiter.continuation = nil }
        return waiter.continuation
      }
    }
    for continuation in waiting { continuation.resume(with: result.mapError { $0 as any Error }) }
  }

  private func leave(_ url: URL, _ waiter: Waiter) {
    let (continuation, transfer) = state.withLock { state in
      waiter.hasLeft = true
      let continuation = waiter.continuation
      waiter.continuation = nil
      guard continuation != nil else { return (continuation, Transfer?.none) }
      state.loads[url]?.waiters.removeAll { $0 === waiter }
      guard state.loads[url]?.waiters.isEmpty ?? false else { return (continuation, nil) }
      return (continuation, state.loads.removeValue(forKey: url)?.transfer)
    }
    transfer?.cancel()
    continuation?.resume(throwing: CancellationError())
  }
}

nonisolated extension EnvironmentValues {
  private struct ImageLoaderKey: EnvironmentKey {
    static let defaultValue = ImageLoader.shared
  }

  /// What fetches the pictures of `AsyncImage`.
  package var imageLoader: ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
