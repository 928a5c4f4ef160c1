import CoreTransferable
import Foundation
import Synchronization

/// What is known of a link.
public final class LPLinkMetadata: NSObject, Sendable {
  private struct Values {
    var originalURL: URL?
    var url: URL?
    var title: String?
    var iconProvider: NSItemProvider?
    var imageProvider: NSItemProvider?
    var remoteVideoURL: URL?
  }

  private let values = Mutex(Values())

  /// Nothing.
  public override init() {}

  /// The address that was asked for.
  public var originalURL: URL? {
    get { values.withLock { $0.originalURL } }
    set { values.withLock { $0.originalURL = newValue } }
  }

  /// The address that the page has.
  public var url: URL? {
    get { values.withLock { $0.url } }
    set { values.withLock { $0.url = newValue } }
  }

  /// The page's title.
  public var title: String? {
    get { values.withLock { $0.title } }
    set { values.withLock { $0.title = newValue } }
  }

  /// Has the site's symbol.
  public var iconProvider: NSItemProvider? {
    get { values.withLock { $0.iconProvider } }
    set { values.withLock { $0.iconProvider = newValue } }
  }

  /// Has the page's picture.
  public var imageProvider: NSItemProvider? {
    get { values.withLock { $0.imageProvider } }
    set { values.withLock { $0.imageProvider = newValue } }
  }

  /// Where the page's film is.
  public var remoteVideoURL: URL? {
    get { values.withLock { $0.remoteVideoURL } }
    set { values.withLock { $0.remoteVideoURL = newValue } }
  }
}
