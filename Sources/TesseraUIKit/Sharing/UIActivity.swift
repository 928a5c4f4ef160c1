import Foundation
import SwiftUI

/// Something that can be done with things, which `UIActivityViewController` offers (J85).
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// What an activity is called.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// It is copied.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// It is sent by e-mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A picture is saved. Here, texts, pictures and files are, where the user wants them.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// An address is kept for later. Here, the desktop opens addresses.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// It is printed. Not offered here, as the activities below.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// It is sent to a telephone.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// It is sent to a device near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A picture is assigned to a person.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// It is published.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// It is published.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// It is published.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// It is published.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// It is published.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// It goes into a program for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// It becomes a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Where an activity is offered. There is one list here, so it makes no difference.
  nonisolated public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  /// The controller that offers it.
  weak var owner: UIActivityViewController?

  public override init() {
    super.init()
  }

  /// Where it is offered.
  open class var activityCategory: Category { .action }

  /// What it is called; nil for nothing.
  open var activityType: ActivityType? { nil }

  /// What the user reads. Overridden.
  open var activityTitle: String? { nil }

  /// The picture beside the title. Overridden.
  open var activityImage: UIImage? { nil }

  /// A controller that is shown in place of `perform()`; nil for none.
  open var activityViewController: UIViewController? { nil }

  /// Whether it can be done with things. Overridden; it is not offered otherwise.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Gets the things before it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it, and calls `activityDidFinish(_:)`.
  open func perform() {}

  /// It was done, or not: the controller that offered it goes.
  open func activityDidFinish(_ completed: Bool) {
    owner?.finish(activityType, completed)
  }
}

/// Has things to share when the user chose what is done with them.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// A thing of the same type, which says what can be done with it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// The thing; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// The subject of an e-mail; empty for none. May be left out.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
