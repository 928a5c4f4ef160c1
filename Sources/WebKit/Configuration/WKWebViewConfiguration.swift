import Foundation
import TesseraCore

/// What a user has to do for media to play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Videos.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What of a text becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers of telephones.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All of these.
  public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

/// A process that views had shared once. It has no effect.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  public override init() {
    super.init()
  }
}

/// How a view of the web is made. What is set later has no effect on views that are there.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// It has no effect.
  open var processPool = WKProcessPool()
  /// What documents may do.
  open var preferences = WKPreferences()
  /// The program's scripts.
  open var userContentController = WKUserContentController()
  /// Where pages keep what outlives them.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What each document may do.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What stands behind the engine's own name for itself.
  open var applicationNameForUserAgent: String?
  /// Whether videos play in their place. It is kept: they do.
  open var allowsInlineMediaPlayback = true
  /// What of media waits for the user. It is kept: WebKitGTK decides by the document.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether a small window may show a video. It is kept: desktops have none.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether videos may be shown elsewhere. It is kept: they are not.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether documents are shown when they are whole only. It is kept.
  open var suppressesIncrementalRendering = false
  /// Whether the user may zoom where documents forbid it. It is kept.
  open var ignoresViewportScaleLimits = false
  /// Whether addresses known for it are asked for by HTTPS. It is kept.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether pages go only where `Info.plist` says. It is kept.
  open var limitsNavigationsToAppBoundDomains = false
  /// What of a text becomes a link. It is kept.
  open var dataDetectorTypes: WKDataDetectorTypes = []

  public override init() {
    super.init()
  }

  /// How a page is made by this.
  package var options: WebPageOptions {
    var options = WebPageOptions()
    options.isEphemeral = !websiteDataStore.isPersistent
    options.allowsScripts =
      preferences.javaScriptEnabled && defaultWebpagePreferences?.allowsContentJavaScript != false
    options.applicationName = applicationNameForUserAgent
    userContentController.describe(in: &options)
    return options
  }
}
