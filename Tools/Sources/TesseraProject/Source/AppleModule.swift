/// A module of Apple's systems that programs import.
public struct AppleModule: Sendable {
  public let name: String
  /// What it is for.
  public let subject: String
  /// What can be used here instead; nil if nothing can.
  public let replacement: String?

  private init(_ name: String, _ subject: String, _ replacement: String? = nil) {
    self.name = name
    self.subject = subject
    self.replacement = replacement
  }

  /// The module of a name; nil if it is none of Apple's that is known here.
  public static func named(_ name: String) -> AppleModule? { table[name] }

  /// The names of all.
  public static var names: Set<String> { Set(table.keys) }

  private static let table = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })

  private static let list = [
    AppleModule("ARKit", "augmented reality"),
    AppleModule("Accelerate", "calculations with vectors"),
    AppleModule("Accounts", "the user's accounts"),
    AppleModule("AdServices", "advertising"),
    AppleModule("AdSupport", "advertising"),
    AppleModule("AlarmKit", "alarms"),
    AppleModule("AppIntents", "Shortcuts and Siri"),
    AppleModule("AppKit", "the user interface of macOS"),
    AppleModule("AppTrackingTransparency", "the permission to track"),
    AppleModule("AudioToolbox", "sounds"),
    AppleModule("CallKit", "calls"),
    AppleModule("CarPlay", "screens of cars"),
    AppleModule("CloudKit", "iCloud's databases"),
    AppleModule("Cocoa", "the user interface of macOS"),
    AppleModule("Contacts", "the user's contacts"),
    AppleModule("ContactsUI", "choosing contacts"),
    AppleModule("CoreAudio", "sound devices"),
    AppleModule("CoreBluetooth", "Bluetooth"),
    AppleModule("CoreGraphics", "drawing"),
    AppleModule("CoreHaptics", "haptics"),
    AppleModule("CoreML", "machine learning"),
    AppleModule("CoreLocationUI", "buttons for locations"),
    AppleModule("CoreMIDI", "music devices"),
    AppleModule("CoreMotion", "sensors of motion"),
    AppleModule("CoreNFC", "near field tags"),
    AppleModule("CoreServices", "services of macOS"),
    AppleModule("CoreSpotlight", "the system's search"),
    AppleModule("CoreTelephony", "the mobile network"),
    AppleModule("CoreText", "drawing text"),
    AppleModule("CoreVideo", "frames of video"),
    AppleModule("CoreWLAN", "wireless networks"),
    AppleModule("Darwin", "Apple's C library", "import Glibc, or Foundation, which brings it along"),
    AppleModule("DeviceCheck", "attests of devices"),
    AppleModule("EventKit", "the user's calendars"),
    AppleModule("EventKitUI", "showing calendars"),
    AppleModule("FamilyControls", "parental controls"),
    AppleModule("FoundationModels", "language models on the device"),
    AppleModule("GameController", "game controllers"),
    AppleModule("GameKit", "Game Center"),
    AppleModule("GameplayKit", "the logic of games"),
    AppleModule("GroupActivities", "SharePlay"),
    AppleModule("HealthKit", "health data"),
    AppleModule("HomeKit", "devices of the home"),
    AppleModule("ImageIO", "files of pictures"),
    AppleModule("Intents", "Siri"),
    AppleModule("IntentsUI", "Siri"),
    AppleModule("IOKit", "devices"),
    AppleModule("JavaScriptCore", "JavaScript"),
    AppleModule("ManagedSettings", "parental controls"),
    AppleModule("MediaPlayer", "the music library"),
    AppleModule("MessageUI", "writing mail and messages"),
    AppleModule("Messages", "apps in messages"),
    AppleModule("Metal", "the graphics processor"),
    AppleModule("MetalKit", "views drawn by the graphics processor"),
    AppleModule("MetricKit", "measurements of apps"),
    AppleModule("MultipeerConnectivity", "devices nearby"),
    AppleModule("MusicKit", "Apple Music"),
    AppleModule("NaturalLanguage", "the analysis of language"),
    AppleModule("NetworkExtension", "private networks"),
    AppleModule("OSLog", "the system's log", "the package swift-log has loggers of the same levels"),
    AppleModule("ObjectiveC", "the Objective-C runtime"),
    AppleModule("PDFKit", "PDF documents"),
    AppleModule("PencilKit", "drawing with a pencil"),
    AppleModule("QuartzCore", "layers"),
    AppleModule("QuickLook", "previews of files"),
    AppleModule("RealityKit", "scenes in three dimensions"),
    AppleModule("ReplayKit", "recording the screen"),
    AppleModule("RoomPlan", "scans of rooms"),
    AppleModule("SafariServices", "Safari in apps"),
    AppleModule("SceneKit", "scenes in three dimensions"),
    AppleModule("ScreenCaptureKit", "recording the screen"),
    AppleModule("Security", "keys and certificates"),
    AppleModule("SensorKit", "sensors"),
    AppleModule("ShazamKit", "recognizing music"),
    AppleModule("Social", "social networks"),
    AppleModule("SoundAnalysis", "recognizing sounds"),
    AppleModule("Speech", "recognizing speech"),
    AppleModule("SpriteKit", "games in two dimensions"),
    AppleModule("SystemConfiguration", "the state of the network"),
    AppleModule("Translation", "translating text"),
    AppleModule("UIKit", "the user interface of iOS"),
    AppleModule("UserNotificationsUI", "notifications"),
    AppleModule("VideoToolbox", "coding video"),
    AppleModule("Vision", "recognizing what pictures show"),
    AppleModule("VisionKit", "scanning documents"),
    AppleModule("WatchConnectivity", "Apple Watch"),
    AppleModule("WatchKit", "the user interface of watchOS"),
    AppleModule("WeatherKit", "the weather"),
    AppleModule("os", "the system's log and locks", "Mutex of the module Synchronization, and the package swift-log"),
  ]
}
