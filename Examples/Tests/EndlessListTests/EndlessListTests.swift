import EndlessList
import SwiftUITesting
import Testing

@MainActor
struct EndlessListTests {
  private let middle = CGPoint(x: 195, y: 400)

  private func list(limit: Int = 20_000) -> (Screen, NumberModel) {
    let model = NumberModel(service: PrimeService(limit: limit))
    return (Screen { EndlessListView(model: model) }, model)
  }

  @Test("Nothing more is fetched before the last row comes in sight")
  func start() async {
    let (screen, model) = list()
    #expect(screen["Loading more"].exists)
    await screen.settle()
    #expect(model.numbers.count == 25)
    #expect(screen["Prime 2"].exists)
    #expect(screen["Loading more"].exists == false)
    await screen.advance(by: .seconds(10))
    #expect(model.numbers.count == 25)
  }

  @Test("For two minutes it is scrolled: page after page comes, none twice, and only rows in sight are there")
  func twoMinutes() async {
    let (screen, model) = list()
    await screen.settle()
    var counts: [Int] = []
    for second in 0..<120 {
      // Down, and sometimes back a little.
      screen.scroll(at: middle, by: CGSize(width: 0, height: second % 10 < 8 ? -900 : 500))
      await screen.advance(by: .seconds(1))
      if second % 20 == 19 { counts.append(model.numbers.count) }
    }
    #expect(screen.now >= .seconds(120))
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }, "\(counts)")
    #expect(Set(model.numbers).count == model.numbers.count)
    #expect(model.numbers == model.numbers.sorted())
    #expect(screen.elements(containing: "Prime").count < 30)
    #expect(screen.trace.warnings == [])
  }

  @Test("Behind the last page, the list says how many there are, and asks for no more")
  func end() async {
    let (screen, model) = list(limit: 500)
    for _ in 0..<20 where model.hasMore {
      screen.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
      await screen.advance(by: .seconds(1))
    }
    screen.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
    #expect(model.numbers.count == 95)
    #expect(screen["95 numbers"].exists)
  }

  @Test("A page that fails can be asked for again")
  func failure() async {
    struct Failure: Error {}
    actor Service: NumberService {
      var calls = 0
      func numbers(after last: Int) async throws -> [Int] {
        calls += 1
        if calls == 1 { throw Failure() }
        return calls == 2 ? [2, 3, 5] : []
      }
    }
    let model = NumberModel(service: Service())
    let screen = Screen { EndlessListView(model: model) }
    await screen.settle()
    screen["Try again"].tap()
    await screen.settle()
    #expect(model.numbers == [2, 3, 5])
    #expect(screen["3 numbers"].exists)
  }
}
