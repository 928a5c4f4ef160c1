import CasePaths
import Testing

/// Case key paths.
struct CaseKeyPathTests {
  @Test func subscripts() {
    var route = Route.detail(1)
    #expect(route[case: \.detail] == 1)
    #expect(route[case: \.settings] == nil)
    route[case: \.detail] = 2
    #expect(route == .detail(2))
    route[case: \.settings.language] = "en"
    #expect(route == .settings(.language("en")))
    #expect(route[case: \.settings.language] == "en")
    route[case: \.detail] = nil
    #expect(route == .settings(.language("en")))
  }

  @Test func questions() {
    #expect(Route.home.is(\.home))
    #expect(!Route.detail(1).is(\.home))
    #expect(Route.settings(.sound(volume: 1)).is(\.settings.sound))
    #expect(!Route.settings(.sound(volume: 1)).is(\.settings.language))
    #expect(Route.default.is(\.default))
  }

  @Test func changesInPlace() {
    var route = Route.detail(1)
    route.modify(\.detail) { $0 += 1 }
    route.modify(\.settings) { $0 = .language("") }
    #expect(route == .detail(2))
  }

  @Test func dynamicMembers() {
    #expect(Route.detail(1).detail == 1)
    #expect(Route.home.detail == nil)
    #expect(Route.search(text: "a", limit: 2).search?.limit == 2)
    #expect(Route.back(.home).back == .home)
  }

  @Test func construction() {
    let path: CaseKeyPath<Route, Int> = \Route.Cases.detail
    #expect(path(3) == .detail(3))
    let home: Route = (\.home as CaseKeyPath<Route, Void>)()
    #expect(home == .home)
    let identity: CaseKeyPath<Route, Route> = \.self
    #expect(identity(.home) == .home)
    #expect(AnyCasePath(path).embed(3) == .detail(3))
    #expect(Route.allCasePaths.search.embed((text: "a", limit: 1)) == .search(text: "a", limit: 1))
  }

  @Test func keyPathsAreHashable() {
    let paths: Set<PartialCaseKeyPath<Route>> = [\.home, \.detail, \.home, \.settings.sound]
    #expect(paths.count == 3)
  }

  @Test func patterns() {
    switch Route.detail(1) {
    case \.home: Issue.record("not home")
    case \.detail: break
    default: Issue.record("not detail")
    }
  }

  @Test func genericEnumerations() throws {
    struct Broken: Error, Equatable {}
    let loading = Loading<Int, Broken>.failed(Broken()) {}
    #expect(loading[case: \.failed]?.0 == Broken())
    #expect(loading[case: \.loaded] == nil)
    #expect(Loading<Int, Broken>.loaded(1)[case: \.loaded] == 1)
  }

  @Test func optionalsAndResults() {
    var route: Route? = .detail(1)
    #expect(route[case: \.some] == .detail(1))
    #expect(route[case: \.detail] == 1)
    #expect(route[case: \.settings.language] == nil)
    route[case: \.settings.language] = "en"
    #expect(route == .settings(.language("en")))
    #expect(route.is(\.some))
    route = nil
    #expect(route.is(\.none))
    #expect(Result<Int, CaseExtractionFailure>.success(1)[case: \.success] == 1)
    #expect(Result<Int, CaseExtractionFailure>.failure(.init()).is(\.failure))
  }
}
