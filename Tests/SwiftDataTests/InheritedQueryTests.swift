import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct InheritedQueryTests {
  private struct JourneyList: View {
    @Query(sort: \Journey.name) private var journeys: [Journey]

    var body: some View { Text(journeys.map(\.name).joined(separator: " ")) }
  }

  private struct WorkList: View {
    @Query(sort: \WorkJourney.purpose) private var journeys: [WorkJourney]

    var body: some View { Text(journeys.map { "\($0.name)-\($0.purpose)" }.joined(separator: " ")) }
  }

  @Test("SD36: A query of a class shows objects of those below it, and is evaluated for what it shows only")
  func queries() async throws {
    let container = try JourneySchema.full()
    let screen = Screen {
      VStack {
        JourneyList()
        WorkList()
      }
      .modelContainer(container)
    }
    #expect(screen.visibleText == ["home long plain work", "work-talk"])
    let context = container.mainContext
    context.insert(LongJourney(name: "a", weeks: 1))
    await screen.settle()
    #expect(screen.visibleText == ["a home long plain work", "work-talk"])
    #expect(screen.trace.bodies(of: WorkList.self) == 1)
    let work = try #require(try context.fetch(FetchDescriptor<WorkJourney>()).first)
    work.purpose = "visit"
    await screen.settle()
    #expect(screen.visibleText == ["a home long plain work", "work-visit"])
    #expect(screen.trace.bodies(of: JourneyList.self) == 2)
    context.delete(work)
    await screen.settle()
    #expect(screen.visibleText == ["a home long plain"])
  }

  @Test("SD36: A query hears of what another context saved of a class below its own")
  func otherContexts() async throws {
    let container = try JourneySchema.full()
    let screen = Screen { JourneyList().modelContainer(container) }
    #expect(screen.visibleText == ["home long plain work"])
    let other = ModelContext(container)
    other.insert(WorkJourney(name: "b", purpose: "visit"))
    try other.save()
    await screen.settle()
    #expect(screen.visibleText == ["b home long plain work"])
  }
}
