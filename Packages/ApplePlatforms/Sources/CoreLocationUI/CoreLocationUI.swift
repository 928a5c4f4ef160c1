// The buttons that ask for the place are declared beside the views of UIKit.
@_exported import UIKit
@_exported import struct TesseraUIKit.LocationButton
@_exported import class TesseraUIKit.CLLocationButton
@_exported import enum TesseraUIKit.CLLocationButtonIcon
@_exported import enum TesseraUIKit.CLLocationButtonLabel
