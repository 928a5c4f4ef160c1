// The controller that has the browser show a page is declared beside the views of UIKit, which it is one of.
@_exported import UIKit
@_exported import class TesseraUIKit.SFSafariViewController
@_exported import protocol TesseraUIKit.SFSafariViewControllerDelegate
