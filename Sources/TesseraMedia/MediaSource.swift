import Foundation

/// What a medium is made of.
package enum MediaSource: Equatable, Sendable {
  case url(URL)
  /// What a file contains.
  case data(Data)

  /// The last part of the path; for data, a word for it.
  package var name: String {
    switch self {
    case .url(let url): url.lastPathComponent
    case .data: "data"
    }
  }
}
