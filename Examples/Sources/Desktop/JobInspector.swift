import SwiftUI

/// What is known of a job.
struct JobInspector: View {
  private let job: Binding<Plan.Job>?

  init(job: Binding<Plan.Job>?) {
    self.job = job
  }

  var body: some View {
    if let job {
      Form {
        TextField("Title", text: job.title)
        TextField("Area", text: job.area)
        Stepper("Hours: \(job.wrappedValue.hours)", value: job.hours, in: 1...40)
        Toggle("Done", isOn: job.isDone)
        Section("Notes") {
          TextEditor(text: job.notes).frame(minHeight: 80).accessibilityLabel("Notes")
        }
      }
      .padding(12)
    } else {
      ContentUnavailableView("No Job", systemImage: "checklist", description: Text("Choose one in the table."))
    }
  }
}
