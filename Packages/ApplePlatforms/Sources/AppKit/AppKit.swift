// The core of AppKit is declared beside SwiftUI, the rest in a module of its own. Fonts, layers and constraints are those of UIKit.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import SwiftUI
@_exported import TesseraAppKit
@_exported import TesseraUIKit
