// Views show what is in a file with `quickLookPreview`, which SwiftUI has here.
@_exported import SwiftUI
