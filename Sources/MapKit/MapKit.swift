// A file that imports MapKit sees places, Foundation and SwiftUI's views of maps as well, as on Apple's platforms.
@_exported import CoreLocation
@_exported import Foundation
@_exported import SwiftUI
