import Foundation
import SwiftUI
import TesseraUIKit

/// Something that can be done with things, under the name that it has in AppKit (J307).
@MainActor @preconcurrency
open class NSSharingService: NSObject {
  /// The name of a service.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The program for e-mail begins a message.
    public static let composeEmail = Name("com.apple.share.Mail.compose")
    /// A message to a telephone. There is no such service here.
    public static let composeMessage = Name("com.apple.share.Messages.compose")
    /// To a device nearby. There is no such service here.
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    /// An address is kept for later. There is no such service here.
    public static let addToSafariReadingList = Name("com.apple.share.System.add-to-safari-reading-list")
  }

  private enum Kind {
    case mail
    case copy
    case open
    case own(() -> Void)
  }

  private let kind: Kind

  /// What the service is called.
  public let title: String
  /// A picture for it.
  public let image: NSImage
  /// Another picture for it.
  public let alternateImage: NSImage?

  /// Is told of what is shared.
  open weak var delegate: (any NSSharingServiceDelegate)?

  /// To whom a message is sent.
  open var recipients: [String]?

  /// What a message is about.
  open var subject: String?

  /// The title of what is offered, for the program.
  open var menuItemTitle: String

  private init(_ kind: Kind, _ title: String, _ symbol: String) {
    self.kind = kind
    self.title = title
    menuItemTitle = title
    image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil) ?? NSImage()
    alternateImage = nil
    super.init()
  }

  /// A service of the desktop; nil for one that there is not: there is that for e-mail alone.
  public convenience init?(named serviceName: Name) {
    guard serviceName == .composeEmail else { return nil }
    self.init(.mail, "Send by E-mail", "envelope")
  }

  /// A service of the program.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: a picture for it.
  ///   - alternateImage: another one.
  ///   - block: what it does.
  public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) {
    kind = .own(block)
    self.title = title
    menuItemTitle = title
    self.image = image
    self.alternateImage = alternateImage
    super.init()
  }

  /// The services that can do something with things: copying, opening addresses, and e-mail.
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] {
    [
      NSSharingService(.copy, "Copy", "doc.on.doc"), NSSharingService(.open, "Open", "arrow.up.forward.square"),
      NSSharingService(.mail, "Send by E-mail", "envelope"),
    ]
    .filter { $0.canPerform(withItems: items) }
  }

  /// Whether the service can do something with things. One of the program can in all cases.
  open func canPerform(withItems items: [Any]?) -> Bool {
    let contents = ActivityContents(items ?? [])
    switch kind {
    case .copy: return !contents.isEmpty
    case .open: return !contents.urls.isEmpty
    case .mail: return !contents.lines.isEmpty
    case .own: return true
    }
  }

  /// Does it. What the service can do nothing with is refused: the delegate hears of an error.
  open func perform(withItems items: [Any]) {
    guard canPerform(withItems: items) else {
      delegate?.sharingService(self, didFailToShareItems: items, error: CocoaError(.featureUnsupported))
      return
    }
    delegate?.sharingService(self, willShareItems: items)
    let contents = ActivityContents(items)
    switch kind {
    case .copy: contents.copy()
    case .open: for url in contents.urls { NSWorkspace.shared.open(url) }
    case .mail:
      let link = MailLink(
        to: recipients ?? [], subject: subject ?? "", body: contents.lines.joined(separator: "\n"))
      guard let url = link.url, NSWorkspace.shared.open(url) else {
        delegate?.sharingService(self, didFailToShareItems: items, error: CocoaError(.featureUnsupported))
        return
      }
    case .own(let action): action()
    }
    delegate?.sharingService(self, didShareItems: items)
  }
}

/// Is told of what a service does. All methods may be left out.
@MainActor @preconcurrency
public protocol NSSharingServiceDelegate: AnyObject {
  /// Something is about to be done with things.
  func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])

  /// Something was done with things.
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])

  /// Nothing could be done with things.
  func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}

extension NSSharingServiceDelegate {
  public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}

  public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}

  public func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error) {}
}
