// The picker of pictures is declared beside the views of UIKit, which it is one of.
@_exported import UIKit
@_exported import struct TesseraUIKit.PHPickerConfiguration
@_exported import struct TesseraUIKit.PHPickerFilter
@_exported import struct TesseraUIKit.PHPickerResult
@_exported import class TesseraUIKit.PHPickerViewController
@_exported import protocol TesseraUIKit.PHPickerViewControllerDelegate
