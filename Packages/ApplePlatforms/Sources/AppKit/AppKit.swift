// What Tessera has of AppKit is declared beside SwiftUI, which brings AppKit with it on Apple's platforms, too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import SwiftUI
