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
}
