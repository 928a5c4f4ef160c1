import SwiftUI

/// Toggles, sliders and steppers in their states.
struct SwitchesPage: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var volume = 0.6
  @State private var count = 3

  var body: some View {
    SpecimenPage {
      SpecimenGroup("switch") {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Toggle("On, disabled", isOn: $isOn).disabled(true)
        Toggle("Off, disabled", isOn: $isOff).disabled(true)
        Toggle("Tinted", systemImage: "wifi", isOn: $isOn).tint(.orange)
      }
      SpecimenGroup("button") {
        HStack(spacing: 12) {
          Toggle("On", isOn: $isOn)
          Toggle("Off", isOn: $isOff)
          Toggle("Disabled", isOn: $isOn).disabled(true)
          Toggle("Star", systemImage: "star.fill", isOn: $isOn)
        }
        .toggleStyle(.button)
      }
      SpecimenGroup("checkbox") {
        HStack(spacing: 16) {
          Toggle("On", isOn: $isOn)
          Toggle("Off", isOn: $isOff)
          Toggle("Mixed", sources: [$isOn, $isOff], isOn: \.self)
          Toggle("Disabled", isOn: $isOn).disabled(true)
        }
        .toggleStyle(.checkbox)
      }
      SpecimenGroup("slider") {
        Slider(value: $volume)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        Slider(value: $volume).disabled(true)
        Slider(value: $volume).tint(.green)
      }
      SpecimenGroup("slider with marks") {
        Slider(value: $volume, neutralValue: 0.5) {
          Text("Balance")
        } ticks: {
          SliderTick(0) { Text("Left") }
          SliderTick(0.5)
          SliderTick(1) { Text("Right") }
        }
      }
      SpecimenGroup("stepper") {
        Stepper("Count: \(count)", value: $count, in: 0...5)
        Stepper("At its end", value: .constant(5), in: 0...5)
        Stepper("Disabled", value: $count).disabled(true)
      }
    }
  }
}
