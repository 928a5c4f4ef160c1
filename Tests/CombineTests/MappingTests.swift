import Combine
import Foundation
import Testing

struct MappingTests {
  private struct Point: Codable, Equatable {
    var x = 1
    var y = 2
    var name = "p"
  }

  @Test func mapChangesValues() {
    #expect([1, 2].publisher.map { "\($0)" }.immediateValues == ["1", "2"])
    #expect([1, 2].publisher.tryMap { $0 * 2 }.immediateValues == [2, 4])
  }

  @Test func keyPathsPickProperties() {
    let points = [Point()].publisher
    #expect(points.map(\.x).immediateValues == [1])
    let pair = points.map(\.x, \.y).immediateValues[0]
    #expect(pair == (1, 2))
    let triple = points.map(\.x, \.y, \.name).immediateValues[0]
    #expect(triple == (1, 2, "p"))
  }

  @Test func throwingEndsTheStreamAndCancelsThePublisher() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.handleEvents(receiveCancel: { isCancelled = true })
      .tryMap { value in
        if value == 2 { throw TestError(code: value) }
        return value
      }.test()
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(subscriber.values == [1])
    #expect(subscriber.failure as? TestError == TestError(code: 2))
    #expect(isCancelled)
  }

  @Test func compactMapAsksForAnotherInPlaceOfNil() {
    let subscriber = ["1", "a", "2", "b", "3"].publisher.compactMap { Int($0) }.test(demand: .max(2))
    #expect(subscriber.values == [1, 2])
    #expect(["1", "a"].publisher.tryCompactMap { Int($0) }.immediateValues == [1])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).immediateValues == [1, 0, 3])
  }

  @Test func scanStartsAnewForEachSubscriber() {
    let sums = [1, 2, 3].publisher.scan(0, +)
    #expect(sums.immediateValues == [1, 3, 6])
    #expect(sums.immediateValues == [1, 3, 6])
    #expect([1, 2].publisher.tryScan(10) { $0 + $1 }.immediateValues == [11, 13])
  }

  @Test func codersEncodeAndDecode() {
    let decoded = Just(Point(x: 3, y: 4, name: "q")).encode(encoder: JSONEncoder())
      .decode(type: Point.self, decoder: JSONDecoder()).test()
    #expect(decoded.values == [Point(x: 3, y: 4, name: "q")])
    #expect(decoded.completions.count == 1)
    let broken = Just(Data("no".utf8)).decode(type: Point.self, decoder: JSONDecoder()).test()
    #expect(broken.values.isEmpty && broken.failure != nil)
  }
}
