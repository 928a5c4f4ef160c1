// A file that imports Charts sees SwiftUI as well, as on Apple's platforms.
@_exported import SwiftUI
