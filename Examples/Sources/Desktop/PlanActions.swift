import SwiftUI

/// What menus do with the plan of the window that is in use.
struct PlanActions {
  let plan: Binding<Plan>
  let chosen: Set<Plan.Job.ID>
  let add: () -> Void
  let delete: () -> Void

  init(plan: Binding<Plan>, chosen: Set<Plan.Job.ID>, add: @escaping () -> Void, delete: @escaping () -> Void) {
    self.plan = plan
    self.chosen = chosen
    self.add = add
    self.delete = delete
  }

  func markAsDone() {
    for index in plan.wrappedValue.jobs.indices where chosen.contains(plan.wrappedValue.jobs[index].id) {
      plan.wrappedValue.jobs[index].isDone = true
    }
  }
}

extension FocusedValues {
  @Entry var planActions: PlanActions?
}
