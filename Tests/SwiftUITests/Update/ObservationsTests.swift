import Observation
import SwiftUITesting
import Testing

@MainActor @Observable
private final class Counter {
  var number = 0
  var other = 0
}

@MainActor
struct ObservationsTests {
  fileprivate struct Watching: View {
    let counter: Counter
    @State private var values: [Int] = []

    var body: some View {
      Text(verbatim: "\(values)")
        .task {
          for await number in Observations({ counter.number }) { values.append(number) }
        }
    }
  }

  @Test("B22, G5: a sequence of observations begins with the value there is, and takes changes of one turn together")
  func coalescing() async {
    let counter = Counter()
    let screen = Screen { Watching(counter: counter) }
    await screen.settle()
    #expect(screen.visibleText == ["[0]"])
    counter.number = 1
    counter.number = 2
    counter.number = 3
    await screen.settle()
    #expect(screen.visibleText == ["[0, 3]"])
    counter.other = 1
    await screen.settle()
    #expect(screen.visibleText == ["[0, 3]"])
  }

  @Test("B22: it ends with the view that follows it")
  func ending() async {
    let counter = Counter()
    let stage = { (isThere: Bool) in
      VStack { if isThere { Watching(counter: counter) } }
    }
    let screen = Screen { stage(true) }
    await screen.settle()
    screen.update { stage(false) }
    counter.number = 1
    await screen.settle()
    screen.update { stage(true) }
    await screen.settle()
    #expect(screen.visibleText == ["[1]"])
  }
}
