// Previews are declared beside SwiftUI.
@_exported import SwiftUI
