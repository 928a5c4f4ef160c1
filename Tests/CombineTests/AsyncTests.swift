import Combine
import Testing

struct AsyncTests {
  @Test func valuesAreAwaited() async {
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values {
      received.append(value)
    }
    #expect(received == [1, 2, 3])
  }

  @Test func failuresAreThrown() async {
    var received: [Int] = []
    await #expect(throws: TestError.self) {
      for try await value in Record<Int, TestError>(output: [1, 2], completion: .failure(TestError())).values {
        received.append(value)
      }
    }
    #expect(received == [1, 2])
  }

  @Test func valuesAreAskedForOneByOne() async {
    var requests: [Subscribers.Demand] = []
    var iterator = (1...).publisher.handleEvents(receiveRequest: { requests.append($0) }).values.makeAsyncIterator()
    #expect(requests.isEmpty)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    #expect(requests == [.max(1), .max(1)])
  }

  @Test func leavingTheLoopCancels() async {
    var isCancelled = false
    for await value in (1...).publisher.handleEvents(receiveCancel: { isCancelled = true }).values where value == 3 {
      break
    }
    #expect(isCancelled)
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    let task = Task {
      var count = 0
      for await _ in CurrentValueSubject<Int, Never>(0).values {
        count += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return count
    }
    #expect(await task.value == 1)
  }

  @MainActor @Test func valuesAreAwaitedOnTheMainActor() async {
    final class Model: ObservableObject {
      @Published var value = 1
    }
    let model = Model()
    var received: [Int] = []
    for await value in model.$value.values {
      received.append(value)
      if value == 3 { break }
      Task { @MainActor in model.value = value + 1 }
    }
    #expect(received == [1, 2, 3])
  }

  @Test func recordingsAreReplayed() {
    let record = Record<Int, TestError> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(TestError(code: 4)))
      recording.receive(3)
    }
    let subscriber = record.test()
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.failure == TestError(code: 4))
  }
}
