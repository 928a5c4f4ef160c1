// What Tessera has of UIKit is declared beside SwiftUI, which brings UIKit with it on Apple's platforms, too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import SwiftUI
