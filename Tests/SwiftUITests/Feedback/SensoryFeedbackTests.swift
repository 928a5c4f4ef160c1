import Foundation
import SwiftUI
import SwiftUITesting
import TesseraSound
import Testing

/// What is felt or heard.
@MainActor @Suite("Feedback and sounds")
struct SensoryFeedbackTests {
  @Test("Feedback comes with a change of its trigger only, and with the condition of the overload")
  func triggers() {
    struct Counter: View {
      @State private var count = 0
      @State private var isOn = false

      init() {}

      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Button("Same") { count += 0 }
          Toggle("On", isOn: $isOn)
        }
        .sensoryFeedback(.selection, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in new == 2 && old == 1 }
        .sensoryFeedback(.warning, trigger: count) { isOn }
        .sensoryFeedback(trigger: isOn) { _, isOn in isOn ? .success : nil }
        .sensoryFeedback(trigger: isOn) { isOn ? nil : .stop }
      }
    }
    let screen = Screen { Counter() }
    #expect(screen.feedback == [])
    screen["Count"].tap()
    #expect(screen.feedback == [.selection])
    screen["Same"].tap()
    #expect(screen.feedback == [.selection])
    screen["Count"].tap()
    #expect(screen.feedback.count == 3)
    #expect(screen.feedback.dropFirst().contains(.selection))
    #expect(screen.feedback.contains(.impact(weight: .heavy, intensity: 0.5)))
    screen["On"].tap()
    #expect(screen.feedback.suffix(1) == [.success])
    screen["Count"].tap()
    #expect(screen.feedback.suffix(2).contains(.selection) && screen.feedback.suffix(2).contains(.warning))
    screen["On"].tap()
    #expect(screen.feedback.suffix(1) == [.stop])
  }

  @Test("An intensity out of bounds is the nearest one, and one that is no number is full")
  func intensities() {
    #expect(SensoryFeedback.impact(intensity: 7) == .impact(intensity: 1))
    #expect(SensoryFeedback.impact(flexibility: .soft, intensity: -1) == .impact(flexibility: .soft, intensity: 0))
    #expect(SensoryFeedback.impact(intensity: .nan) == .impact)
    #expect(SensoryFeedback.impact(flexibility: .rigid) != .impact(flexibility: .soft))
    #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
  }

  @Test("Sounds that a screen's code plays are written down, those of tasks and timers too, and others' are not")
  func sounds() async {
    struct Player: View {
      @State private var isOn = false

      init() {}

      var body: some View {
        VStack {
          Button("Now") { Sound(named: "bell").play() }
          Button("Later") {
            Task {
              try await Task.sleep(for: .seconds(2))
              Sound(contentsOf: URL(filePath: "/somewhere/click.wav")).play(volume: 0.5)
            }
          }
        }
        .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in Sound(named: "tick").play() }
      }
    }
    let (screen, other) = (Screen { Player() }, Screen { Player() })
    screen["Now"].tap()
    #expect(screen.sounds == ["bell"])
    screen["Later"].tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.sounds == ["bell"])
    await screen.advance(by: .seconds(2))
    #expect(screen.sounds == ["bell", "click.wav"])
    await screen.advance(by: .seconds(3))
    #expect(screen.sounds == ["bell", "click.wav", "tick"])
    #expect(other.sounds == [])
  }

  @Test("J328: what controls do has the sounds of the desktop's theme for it, as far as that has some")
  func controlSounds() {
    #expect(SensoryFeedback.press(.button).themeSound == "button-pressed")
    #expect(SensoryFeedback.release(.slider).themeSound == "button-released")
    #expect(SensoryFeedback.selection(.on).themeSound == "button-toggle-on")
    #expect(SensoryFeedback.selection(.off).themeSound == "button-toggle-off")
    #expect(SensoryFeedback.selection(.maximum).themeSound == nil)
  }
}
