import SwiftUI

/// The settings of the program.
public struct PlanSettings: View {
  static let showsDoneKey = "showsDone"
  static let hoursKey = "usualHours"

  @AppStorage(Self.showsDoneKey) private var showsDone = true
  @AppStorage(Self.hoursKey) private var hours = 1

  public init() {}

  public var body: some View {
    Form {
      Toggle("Show done jobs", isOn: $showsDone)
      Picker("New jobs take", selection: $hours) {
        Text("1 hour").tag(1)
        Text("4 hours").tag(4)
        Text("A day").tag(8)
      }
    }
    .padding(20)
    .frame(width: 360)
  }
}

#Preview("Settings", traits: .fixedLayout(width: 360, height: 140)) {
  PlanSettings()
}
