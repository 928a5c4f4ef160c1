import Foundation
import Testing

/// What files of an app see without an import, and modules of Apple's systems that hold little.
struct ImpliedModuleTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func run(_ files: [String: String]) throws -> Workshop.Run {
    var all = files
    all["Lamp/App.swift"] = """
      import SwiftUI

      @main
      struct LampApp: App {
        init() { check() }
        var body: some Scene { WindowGroup { Text("Lamp") } }
      }

      """
    try PlantedProject(name: "Lamp", targets: [.app("Lamp")]).write(to: workshop, all)
    return try workshop.run("run", "Lamp")
  }

  @Test("A file that imports only Foundation has observable objects")
  func observation() throws {
    let run = try run([
      "Lamp/Lamp.swift": """
      import Foundation

      @Observable
      final class Lamp {
        var isOn = false
      }

      @MainActor func check() {
        let lamp = Lamp()
        withObservationTracking { _ = lamp.isOn } onChange: { print("it changes") }
        lamp.isOn = true
      }

      """
    ])
    #expect(run.status == 0 && run.output.contains("it changes"), "\(run.output) \(run.errors)")
  }

  @Test("Where one file imports CoreData, those that import SwiftUI see it")
  func coreData() throws {
    let run = try run([
      "Lamp/Store.swift": """
      import CoreData

      func makeModel() -> NSManagedObjectModel { NSManagedObjectModel() }

      """,
      "Lamp/View.swift": """
      import SwiftUI

      struct Row: View {
        let context: NSManagedObjectContext
        var body: some View { Text("\\(context.hasChanges)") }
      }

      @MainActor func check() {
        print("changes:", NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType).hasChanges)
      }

      """,
    ])
    #expect(run.status == 0 && run.output.contains("changes: false"), "\(run.output) \(run.errors)")
  }

  @Test("J180: Patterns of haptics are made and checked; the machine has none to play them")
  func haptics() throws {
    let run = try run([
      "Lamp/Haptics.swift": """
      import CoreHaptics

      @MainActor func check() {
        let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0.5)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
        print("duration", (try? CHHapticPattern(events: [tap, hum], parameters: []))?.duration ?? -1)
        tap.relativeTime = -.infinity
        print("bad", (try? CHHapticPattern(events: [tap], parameterCurves: [])) == nil)
        print("haptics", CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        do {
          try CHHapticEngine().start()
        } catch let error as CHHapticError where error.code == .notSupported {
          print("no engine:", error.localizedDescription)
        } catch {
          print("other")
        }
      }

      """
    ])
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(
      run.output.contains("duration 3.0\nbad true\nhaptics false\nno engine: This machine has no haptics."),
      Comment(rawValue: run.output))
  }

  @Test("CL11: Apps for iOS have the buttons that ask for the place")
  func locationButtons() throws {
    let run = try run([
      "Lamp/Place.swift": """
      import CoreLocationUI
      import SwiftUI

      struct Place: View {
        var body: some View { LocationButton(.currentLocation) {}.symbolVariant(.fill).cornerRadius(20) }
      }

      @MainActor func check() {
        let button = CLLocationButton()
        button.label = .shareCurrentLocation
        print("icon", button.icon == .arrowFilled)
      }

      """
    ])
    #expect(run.status == 0 && run.output.contains("icon true"), "\(run.output) \(run.errors)")
  }

  @Test(
    "J273, J274, J275: Files that name no such module have conditions as text, plain timers and the sounds of AVFoundation"
  )
  func foundation() throws {
    let run = try run([
      "Lamp/Checks.swift": """
      import AVFoundation
      import UIKit

      @MainActor func check() {
        let number = NSPredicate(format: "SELF MATCHES %@", "[0-9]+")
        print("number:", number.evaluate(with: "42"), number.evaluate(with: "x"))
        let timer = Timer()
        print("timer:", timer.isValid)
        AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { print("it shook") }
        var sound: SystemSoundID = 0
        let url = URL(fileURLWithPath: "/nowhere.wav")
        print("sound:", AudioServicesCreateSystemSoundID(url as CFURL, &sound) == kAudioServicesNoError)
      }

      """
    ])
    let lines = ["number: true false", "timer: false", "it shook", "sound: false"]
    #expect(run.status == 0 && lines.allSatisfy { run.output.contains($0) }, "\(run.output) \(run.errors)")
  }

  @Test("J278: Where one file imports UserNotifications, those that import SwiftUI see it")
  func notifications() throws {
    let run = try run([
      "Lamp/Ring.swift": """
      import UserNotifications

      func makeContent() -> UNMutableNotificationContent { UNMutableNotificationContent() }

      """,
      "Lamp/View.swift": """
      import SwiftUI

      @MainActor func check() {
        let content: UNMutableNotificationContent = makeContent()
        content.title = "Ring"
        print("title:", content.title)
      }

      """,
    ])
    #expect(run.status == 0 && run.output.contains("title: Ring"), "\(run.output) \(run.errors)")
  }
}
