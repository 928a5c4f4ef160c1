// What `import SwiftUI` brings with it on Apple's platforms, a third of real files rely on.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import TesseraControls
@_exported import TesseraCore
@_exported import TesseraFoundation
@_exported import UniformTypeIdentifiers
