// What Tessera has of CoreGraphics is declared beside SwiftUI, or in Foundation.
@_exported import Foundation
@_exported import SwiftUI
