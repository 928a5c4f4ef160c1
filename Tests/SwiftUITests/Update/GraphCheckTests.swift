#if DEBUG
  import Foundation
  import Testing

  @testable import SwiftUITesting
  @testable import TesseraCore

  @MainActor
  @Suite("The engine's check of itself")
  struct GraphCheckTests {
    @Test("a sound graph has no faults")
    func sound() throws {
      #expect(try PlantedFault().faults.isEmpty)
    }

    @Test("each invariant that is broken is found", arguments: GraphInvariant.allCases)
    func planted(_ invariant: GraphInvariant) throws {
      let planted = try PlantedFault()
      defer { planted.abandon() }
      try planted.plant(invariant)
      #expect(planted.faults.contains { $0.invariant == invariant })
    }

    @Test("a view that departs breaks no invariant, nor does one that came back")
    func departing() async throws {
      let planted = try PlantedFault()
      #expect(planted.screen.graph.features.departureCount == 1)
      #expect(planted.faults.isEmpty)
      planted.screen["Show"].tap()
      #expect(planted.faults.isEmpty)
      await planted.screen.settle()
      #expect(planted.screen.graph.features.departureCount == 0)
      #expect(planted.faults.isEmpty)
    }

    @Test("a fault names the invariant and the view")
    func description() throws {
      let planted = try PlantedFault()
      try planted.plant(.layoutIndexIsThePosition)
      let fault = try #require(planted.faults.first { $0.invariant == .layoutIndexIsThePosition })
      #expect(fault.description.hasPrefix("layoutIndexIsThePosition: "))
      #expect(fault.description.contains("PlantedFault.Content"))
      planted.abandon()
    }

    @Test("docs/invariants.md explains every invariant, and no other")
    func page() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
      let page = try String(contentsOf: root.appending(path: "docs/invariants.md"), encoding: .utf8)
      let explained = page.split(separator: "\n").compactMap { line in
        line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first.map(String.init) : nil
      }
      #expect(explained == GraphInvariant.allCases.map(\.rawValue))
      #expect(GraphInvariant.allCases.count >= 25)
    }
  }
#endif
