import Foundation
import SwiftUI
import TesseraCore

/// Shows a page of the web: here, the desktop's browser does, and the controller goes (J83).
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How pages are shown. The browser decides, so it is only kept.
  @MainActor @preconcurrency
  public final class Configuration: NSObject {
    /// Whether pages are shown as text where that can be.
    public var entersReaderIfAvailable = false
    /// Whether bars become smaller while the user scrolls.
    public var barCollapsingEnabled = true

    public override init() {
      super.init()
    }
  }

  /// What the button says that closes the page. There is none here, so it is only kept.
  nonisolated public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close
    case cancel
  }

  private let url: URL?
  private var isOpened = false
  /// How pages are shown.
  public let configuration: Configuration

  /// A page.
  ///
  /// - Parameters:
  ///   - url: its address. One that is not of the web is not opened, with a warning.
  ///   - configuration: how it is shown.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.url = url
    self.configuration = configuration
    super.init()
    dialog = { _ in AnyView(Color.clear) }
  }

  /// No controller is kept in an archive, so there is none to be read from one: no page.
  public required init?(coder: NSCoder) {
    url = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Is told that the page was closed, which is when the browser has it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// The color of bars. It has no effect here.
  open var preferredBarTintColor: UIColor?

  /// The color of buttons. It has no effect here.
  open var preferredControlTintColor: UIColor?

  /// What the button says that closes the page. It has no effect here.
  open var dismissButtonStyle = DismissButtonStyle.done

  open override func loadView() {
    view = ElsewhereView("The page is shown by the browser.") { [weak self] in self?.dismiss(animated: true) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened, let url else { return }
    isOpened = true
    if ["http", "https"].contains(url.scheme?.lowercased() ?? "") {
      UIApplication.shared.open(url) { [weak self] in self?.wasHandedOver($0) }
    } else {
      RuntimeWarning.report(.withoutEffect("SFSafariViewController shows pages of the web only, not \(url)"))
      wasHandedOver(false)
    }
  }

  private func wasHandedOver(_ isOpen: Bool) {
    delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Is told of a page of the web. All methods may be left out.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The page is closed: the browser has it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// The browser has the page, or there is none.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
