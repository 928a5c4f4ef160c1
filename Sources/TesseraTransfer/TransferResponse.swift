import Foundation

/// What a server answered.
package struct TransferResponse: Sendable {
  package let body: Data
  /// For how long the answer may be shown again without asking the server; nil if the server does not say.
  package let lifetime: CacheLifetime?
}

/// The caching directives of a server: `Cache-Control` of HTTP.
package enum CacheLifetime: Equatable, Sendable {
  /// The answer must not be shown again.
  case none
  case limited(Duration)

  /// Reads the value of a `Cache-Control` header; nil if it has no known directive.
  package init?(cacheControl: String) {
    var limit: CacheLifetime?
    for directive in cacheControl.lowercased().split(separator: ",") {
      let parts = directive.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      switch parts.first {
      case "no-store", "no-cache":
        self = .none
        return
      case "max-age" where parts.count == 2:
        guard let seconds = Int(parts[1].trimmingCharacters(in: ["\""])) else { continue }
        limit = seconds > 0 ? .limited(.seconds(min(seconds, 1 << 32))) : CacheLifetime.none
      default: continue
      }
    }
    guard let limit else { return nil }
    self = limit
  }
}
