import SwiftUI

/// The jobs of a plan in columns that users sort and resize.
struct JobTable: View {
  @Binding var plan: Plan
  let jobs: [Plan.Job]
  @Binding var chosen: Set<Plan.Job.ID>
  @Binding var order: [KeyPathComparator<Plan.Job>]
  let delete: () -> Void

  /// How the user arranged the columns.
  @SceneStorage("columns") private var columns: TableColumnCustomization<Plan.Job>

  init(
    plan: Binding<Plan>, jobs: [Plan.Job], chosen: Binding<Set<Plan.Job.ID>>,
    order: Binding<[KeyPathComparator<Plan.Job>]>, delete: @escaping () -> Void
  ) {
    _plan = plan
    self.jobs = jobs
    _chosen = chosen
    _order = order
    self.delete = delete
  }

  var body: some View {
    Table(jobs, selection: $chosen, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Job", value: \.title) { job in
        Text(job.title).strikethrough(job.isDone)
      }
      .width(min: 100, ideal: 200)
      .customizationID("job")
      TableColumn("Area", value: \.area)
        .width(min: 60, ideal: 100)
        .customizationID("area")
      TableColumn("Hours", value: \.hours) { job in
        Text(job.hours, format: .number)
      }
      .width(min: 40, ideal: 60)
      .customizationID("hours")
    }
    .contextMenu(forSelectionType: Plan.Job.ID.self) { jobs in
      Button("Mark as Done") { toggle(jobs) }
      Button("Delete…", role: .destructive) { delete() }
    } primaryAction: {
      toggle($0)
    }
  }

  private func toggle(_ chosen: Set<Plan.Job.ID>) {
    for index in plan.jobs.indices where chosen.contains(plan.jobs[index].id) { plan.jobs[index].isDone.toggle() }
  }
}
