// The values of UIKit are declared beside SwiftUI, which brings UIKit with it on Apple's platforms, too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import SwiftUI
@_exported import TesseraUIKit
