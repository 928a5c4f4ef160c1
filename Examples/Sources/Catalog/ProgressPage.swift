import SwiftUI

/// What shows how far something is.
struct ProgressPage: View {
  var body: some View {
    SpecimenPage {
      SpecimenGroup("linear") {
        ProgressView(value: 0.4)
        ProgressView("Loading", value: 0.7)
        ProgressView(value: 0.25) {
          Text("Copying")
        } currentValueLabel: {
          Text("25 %")
        }
        ProgressView(value: 0.5).tint(.green)
      }
      SpecimenGroup("gauges") {
        Gauge(value: 0.4) { Text("Fuel") }
        Gauge(value: 42, in: 0...80) {
          Text("Speed")
        } currentValueLabel: {
          Text("42 km/h")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("80")
        }
        Gauge(value: 0.7) {
          Text("Line")
        } currentValueLabel: {
          Text("70 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .gaugeStyle(.accessoryLinear)
        HStack(spacing: 24) {
          ring.gaugeStyle(.accessoryCircular)
          ring.gaugeStyle(.accessoryCircularCapacity)
          ring.gaugeStyle(.accessoryCircular).tint(.orange)
        }
      }
      SpecimenGroup("circular") {
        HStack(spacing: 32) {
          ProgressView()
          ProgressView("Loading")
          ProgressView(value: 0.6).progressViewStyle(.circular)
          ProgressView().controlSize(.large)
        }
      }
    }
  }
  private var ring: some View {
    Gauge(value: 0.6) {
      Text("Ring")
    } currentValueLabel: {
      Text("60")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }
}
