// The controllers that hand messages to other programs are declared beside the views of UIKit, which they are among.
@_exported import UIKit
@_exported import enum TesseraUIKit.MFMailComposeResult
@_exported import class TesseraUIKit.MFMailComposeViewController
@_exported import protocol TesseraUIKit.MFMailComposeViewControllerDelegate
@_exported import class TesseraUIKit.MFMessageComposeViewController
@_exported import protocol TesseraUIKit.MFMessageComposeViewControllerDelegate
@_exported import enum TesseraUIKit.MessageComposeResult
