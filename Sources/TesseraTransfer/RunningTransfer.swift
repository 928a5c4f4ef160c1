import Foundation

/// A transfer that the library works on. It is used on the thread of the transfers only.
final class RunningTransfer {
  let transfer: Transfer
  let handle: CurlLibrary.Handle
  private let library: CurlLibrary
  private var body = Data()
  private var headerByteCount = 0
  private var lifetime: CacheLifetime?
  /// Why the transfer was aborted.
  private var refusal: URLError.Code?

  init?(_ transfer: Transfer, _ library: CurlLibrary) {
    guard let handle = library.makeTransfer() else { return nil }
    self.transfer = transfer
    self.handle = handle
    self.library = library
    configure()
  }

  deinit {
    library.endTransfer(handle)
  }

  private func configure() {
    let limits = transfer.limits
    library.set(.address, transfer.url.absoluteString, of: handle)
    library.set(.userAgent, "\(ProcessInfo.processInfo.processName) (Tessera)", of: handle)
    // All that the library can decompress.
    library.set(.acceptedEncodings, "", of: handle)
    library.set(.usesNoSignals, 1, of: handle)
    library.set(.followsRedirects, 1, of: handle)
    library.set(.maximumRedirects, limits.redirectCount, of: handle)
    library.set(.protocols, Self.webProtocols, of: handle)
    library.set(.redirectProtocols, Self.webProtocols, of: handle)
    library.set(.timeoutMilliseconds, max(1, Int(limits.duration / .milliseconds(1))), of: handle)
    library.set(.connectionTimeout, max(1, Int(limits.silence / .seconds(1))), of: handle)
    library.set(.lowSpeedLimit, 1, of: handle)
    library.set(.lowSpeedTime, max(1, Int(limits.silence / .seconds(1))), of: handle)
    library.set(.maximumSize, limits.byteCount, of: handle)
    let receiver = Unmanaged.passUnretained(self).toOpaque()
    library.set(.bodyReceiver, receiver, of: handle)
    library.set(.headerReceiver, receiver, of: handle)
    library.set(.bodyFunction, function: Self.receiveBody, of: handle)
    library.set(.headerFunction, function: Self.receiveHeader, of: handle)
  }

  /// HTTP and HTTPS, as bits.
  private static let webProtocols = 3

  private typealias Receiver =
    @convention(c) (UnsafePointer<UInt8>, Int, Int, UnsafeMutableRawPointer) -> Int

  /// Returns how much it took; less than all aborts the transfer.
  private static let receiveBody: Receiver = { bytes, size, count, receiver in
    let running = Unmanaged<RunningTransfer>.fromOpaque(receiver).takeUnretainedValue()
    return running.receive(body: UnsafeBufferPointer(start: bytes, count: size * count)) ? size * count : 0
  }

  private static let receiveHeader: Receiver = { bytes, size, count, receiver in
    let running = Unmanaged<RunningTransfer>.fromOpaque(receiver).takeUnretainedValue()
    return running.receive(header: UnsafeBufferPointer(start: bytes, count: size * count)) ? size * count : 0
  }

  private func receive(body bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isSuccess else {
      // What comes with a failure is of no interest.
      refusal = .badServerResponse
      return false
    }
    guard body.count + bytes.count <= transfer.limits.byteCount else {
      refusal = .dataLengthExceedsMaximum
      return false
    }
    body.append(bytes)
    return true
  }

  /// Takes one line of a header, those of redirects among them.
  private func receive(header bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    headerByteCount += bytes.count
    guard headerByteCount <= transfer.limits.headerByteCount else {
      refusal = .badServerResponse
      return false
    }
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") { lifetime = nil }
    guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "cache-control" else { return true }
    lifetime = CacheLifetime(cacheControl: String(line[line.index(after: colon)...]))
    return true
  }

  private var isSuccess: Bool { (200..<300).contains(library.status(of: handle)) }

  /// The result of the transfer; `code` is that of the library.
  func result(code: CInt) -> Result<TransferResponse, URLError> {
    if let refusal { return .failure(error(refusal)) }
    guard code == 0 else { return .failure(error(Self.meaning(of: code))) }
    guard isSuccess else { return .failure(error(.badServerResponse)) }
    return .success(TransferResponse(body: body, lifetime: lifetime))
  }

  private func error(_ code: URLError.Code) -> URLError {
    URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: transfer.url])
  }

  /// What the library's results (`CURLE_...`) are called in Foundation.
  private static func meaning(of code: CInt) -> URLError.Code {
    switch code {
    case 1: .unsupportedURL
    case 3: .badURL
    case 5, 6: .cannotFindHost
    case 7: .cannotConnectToHost
    case 8, 61: .cannotParseResponse
    case 18, 52, 55, 56: .networkConnectionLost
    case 28: .timedOut
    case 35: .secureConnectionFailed
    case 47: .httpTooManyRedirects
    case 60: .serverCertificateUntrusted
    case 63: .dataLengthExceedsMaximum
    default: .unknown
    }
  }
}
