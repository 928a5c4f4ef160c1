import SwiftUI

/// The scenes of a program for a desktop: a window for each plan, one that counts, one for the settings, and an item in bars.
public struct Desktop: Scene {
  public init() {}

  public var body: some Scene {
    DocumentGroup(newDocument: PlanDocument()) { file in
      PlanView(plan: file.$document.plan)
    }
    .defaultSize(width: 860, height: 480)
    .commands { PlanCommands() }

    Window("About Plans", id: "about-plans") {
      Text("A plan has jobs, and each job has an area.").padding(30)
    }
    .windowResizability(.contentSize)

    Settings { PlanSettings() }
  }
}
