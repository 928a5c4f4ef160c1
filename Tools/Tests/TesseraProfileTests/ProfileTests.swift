import Foundation
import Testing

@testable import TesseraProfile

/// Profiles of recordings.
struct ProfileTests {
  /// A recording with some events, given by the facts that count.
  private func log(_ events: [String]) throws -> TraceLog {
    try TraceLog(
      Data(
        """
        {"tessera":{"version":1,"program":"Demo","lost":0},"traceEvents":[
        {"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"Engine"}},
        \(events.joined(separator: ",\n"))]}
        """.utf8))
  }

  private func event(
    _ category: String, _ name: String, _ facts: String, ts: Double = 0, dur: Double = 1
  ) -> String {
    """
    {"name":"\(name)","cat":"\(category)","ph":"X","pid":1,"tid":1,"ts":\(ts),"dur":\(dur),"args":{\(facts)}}
    """
  }

  @Test("What is no recording is refused", arguments: ["", "[]", "{\"traceEvents\":[]}", "\u{0}\u{1}"])
  func refused(text: String) {
    #expect(throws: TraceLog.Malformed.self) { try TraceLog(Data(text.utf8)) }
  }

  @Test("A discarded default names view, type, counts, cost, line and the fixes for objects")
  func discarded() throws {
    let values = (0..<14).map { index in
      event(
        "initialValue", "Model",
        """
        "id":\(index),"view":1,"path":"Root > Pager","discarded":\(index > 0),"cost":2500,"isObject":true,\
        "line":"Pager.swift:7"
        """)
    }
    let profile = Profile(try log(values))
    let finding = try #require(profile.findings.first)
    #expect(profile.findings.count == 1)
    #expect(finding.kind == .discardedInitialValue)
    #expect(finding.line == "Pager.swift:7")
    for part in ["Pager makes a Model", "14 were made, 13 of them thrown away", "32.5 ms", "2.50 ms each"] {
      #expect(finding.message.contains(part), "\(finding.message)")
    }
    #expect(finding.fixes.contains { $0.contains("@StateObject") })
    #expect(finding.fixes.contains { $0.contains("onAppear or task") })
    #expect(finding.fixes.contains { $0.contains("LazyState") })
    #expect(profile.initialValues.first?.made == 14)
    #expect(ProfileTable(profile).text.contains("Pager.swift:7"))
  }

  @Test("Cheap defaults, quick bodies and short frames are not reported")
  func clean() throws {
    let profile = Profile(
      try log([
        event("frame", "frame", "\"id\":0", dur: 15_900),
        event(
          "body", "A.body", "\"id\":1,\"cause\":0,\"frame\":0,\"view\":0,\"path\":\"A\",\"reason\":\"creation\"",
          dur: 990),
        event("initialValue", "Int", "\"id\":2,\"view\":0,\"path\":\"A\",\"discarded\":true,\"cost\":90"),
      ]))
    #expect(profile.findings.isEmpty)
    #expect(ProfileTable(profile).text.contains("Nothing to complain of."))
  }

  @Test("Slow bodies and frames, and views evaluated twice in a frame, are found")
  func slow() throws {
    let body = "\"frame\":0,\"view\":0,\"path\":\"A\",\"reason\":\"dirty\""
    let profile = Profile(
      try log([
        event("frame", "frame", "\"id\":0", dur: 20_000),
        event("body", "A.body", "\"id\":1,\"cause\":0,\(body)", dur: 1500),
        event("body", "A.body", "\"id\":2,\"cause\":0,\(body)", dur: 10),
      ]))
    #expect(Set(profile.findings.map(\.kind)) == [.slowBody, .slowFrame, .repeatedBody])
  }

  @Test("An object that has a view evaluated for nothing is found, one that changes what is shown is not")
  func unread() throws {
    func rounds(_ effect: Bool) -> [String] {
      (0..<4).flatMap { round -> [String] in
        let id = 10 * round
        return [
          event("write", "Model.objectWillChange", "\"id\":\(id)"),
          event(
            "body", "Label.body", "\"id\":\(id + 1),\"cause\":\(id),\"view\":0,\"path\":\"Label\",\"reason\":\"dirty\""),
        ]
          + (effect
            ? [event("draw", "drawing of Text", "\"id\":\(id + 2),\"cause\":\(id + 1),\"view\":0,\"path\":\"Label\"")]
            : [])
      }
    }
    #expect(Profile(try log(rounds(false))).findings.map(\.kind) == [.unreadObject])
    #expect(Profile(try log(rounds(true))).findings.isEmpty)
  }

  @Test("The page needs nothing else, and what programs are called cannot become markup")
  func page() throws {
    let log = try log([
      event("event", "tap \\\"<script>alert(1)</script>\\\"", "\"id\":0"),
      event("write", "State<Int> A.count", "\"id\":1,\"cause\":0,\"view\":0,\"path\":\"A\""),
      event("body", "A.body", "\"id\":2,\"cause\":1,\"view\":0,\"path\":\"A\",\"reason\":\"dirty\""),
    ])
    let html = ProfilePage(Profile(log), log).html
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("http:") && !html.contains("https:"))
    #expect(html.contains("&lt;script&gt;"))
    #expect(html.contains("data-from=\"0\" data-to=\"1\"") && html.contains("data-from=\"1\" data-to=\"2\""))
    #expect(Profile(log).chains.first?.steps == ["tap \"<script>alert(1)</script>\"", "State<Int> A.count", "A.body"])
  }
}
