import SwiftUI

/// A plan: its areas beside a table of jobs, and what is known of the one that is chosen.
public struct PlanView: View {
  @Binding private var plan: Plan
  @State private var area: String? = Self.allAreas
  @State private var chosen: Set<Plan.Job.ID> = []
  @State private var order = [KeyPathComparator(\Plan.Job.title)]
  @State private var search = ""
  @State private var isDeleting = false
  @SceneStorage("showsInspector") private var showsInspector = true
  @AppStorage(PlanSettings.showsDoneKey) private var showsDone = true
  @AppStorage(PlanSettings.hoursKey) private var usualHours = 1

  static let allAreas = "All Jobs"

  public init(plan: Binding<Plan>) {
    _plan = plan
  }

  public var body: some View {
    NavigationSplitView {
      List(selection: $area) {
        Label(Self.allAreas, systemImage: "tray.full").badge(plan.openJobs(in: nil)).tag(Self.allAreas)
        Section("Areas") {
          ForEach(plan.areas, id: \.self) { name in
            Label(name, systemImage: "folder").badge(plan.openJobs(in: name)).tag(name)
          }
        }
      }
      .navigationSplitViewColumnWidth(min: 150, ideal: 180, max: 300)
    } detail: {
      JobTable(plan: $plan, jobs: jobs, chosen: $chosen, order: $order) { isDeleting = true }
        .searchable(text: $search, prompt: "Find a job")
        .navigationTitle(area ?? Self.allAreas)
        .navigationSubtitle("\(plan.openHours) hours to go")
        .toolbar { toolbar }
        .inspector(isPresented: $showsInspector) {
          JobInspector(job: chosenJob).inspectorColumnWidth(min: 200, ideal: 230, max: 320)
        }
    }
    .focusedSceneValue(\.planActions, PlanActions(plan: $plan, chosen: chosen, add: add) { isDeleting = true })
    .confirmationDialog(question, isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { delete() }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup {
      Button("Add a Job", systemImage: "plus", action: add).help("Adds a job to the plan")
      Button("Delete", systemImage: "trash") { isDeleting = true }.disabled(chosen.isEmpty)
      Button("Inspector", systemImage: "sidebar.trailing") { showsInspector.toggle() }
    }
  }

  private var jobs: [Plan.Job] {
    plan.jobs
      .filter { job in
        (area == Self.allAreas || area == nil || job.area == area) && (showsDone || !job.isDone)
          && (search.isEmpty || job.title.localizedCaseInsensitiveContains(search))
      }
      .sorted(using: order)
  }

  /// The one job that is chosen; nil if there is none, or more than one.
  private var chosenJob: Binding<Plan.Job>? {
    guard chosen.count == 1, let id = chosen.first, let index = plan.jobs.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return Binding {
      plan.jobs.indices.contains(index) ? plan.jobs[index] : Plan.Job(title: "", area: "")
    } set: {
      if plan.jobs.indices.contains(index), plan.jobs[index].id == $0.id { plan.jobs[index] = $0 }
    }
  }

  private var question: String { chosen.count == 1 ? "Delete this job?" : "Delete \(chosen.count) jobs?" }

  private func add() {
    let area = area.flatMap { $0 == Self.allAreas ? nil : $0 } ?? plan.areas.first ?? "House"
    let job = Plan.Job(title: "New job", area: area, hours: usualHours)
    plan.jobs.append(job)
    chosen = [job.id]
  }

  private func delete() {
    plan.jobs.removeAll { chosen.contains($0.id) }
    chosen = []
  }
}

#Preview("A plan", traits: .fixedLayout(width: 860, height: 480)) {
  PlanView(plan: .constant(.sample))
}
