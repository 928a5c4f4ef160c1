@_exported import AVFoundation
