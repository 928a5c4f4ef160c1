import SwiftUITesting
import Testing

/// A view is the same as long as its place in the view tree is the same.
@MainActor
struct PositionTests {
  private let census = Census()

  @Test("A1: a new value at the same place is the same view")
  func samePlace() {
    #expect(texts(over: [0, 1, 2]) { Life("p\($0)-", census) } == [["p0-1"], ["p1-1"], ["p2-1"]])
  }

  @Test("A1: another explicit id at the same place is another view")
  func otherID() {
    #expect(texts(over: [0, 1, 1]) { Life("p", census).id($0) } == [["p1"], ["p2"], ["p2"]])
  }

  @Test("A1: each place of a tuple and of nested containers has a life of its own")
  func nestedPlaces() {
    let lives = texts(over: [0, 1]) { _ in
      VStack {
        Life("a", census)
        HStack {
          Life("b", census)
          Life("b", census)
        }
      }
    }
    #expect(lives == [["a1", "b2", "b3"], ["a1", "b2", "b3"]])
  }

  @Test("A2: content of an if loses its state, what follows keeps it")
  func vanishing() {
    let lives = texts(over: [0, 1, 0]) { generation in
      HStack {
        if generation == 0 { Life("c", census) }
        Life("t", census)
      }
    }
    #expect(lives == [["c1", "t2"], ["t2"], ["c3", "t2"]])
  }

  @Test("A2: what precedes an if keeps its state when content appears")
  func appearing() {
    let lives = texts(over: [0, 1]) { generation in
      HStack {
        Life("h", census)
        if generation == 1 { Life("c", census) }
        Life("t", census)
      }
    }
    #expect(lives == [["h1", "t2"], ["h1", "c3", "t2"]])
  }

  @Test("A2: an if with two views is one slot")
  func twoViewsInOneSlot() {
    let lives = texts(over: [0, 1, 0]) { generation in
      HStack {
        if generation == 0 {
          Life("c", census)
          Life("d", census)
        }
        Life("t", census)
      }
    }
    #expect(lives == [["c1", "d2", "t3"], ["t3"], ["c4", "d5", "t3"]])
  }

  @Test("A2: neighboring ifs do not mix up their content")
  func neighboringSlots() {
    let lives = texts(over: [0, 1, 2]) { generation in
      HStack {
        if generation != 1 { Life("a", census) }
        if generation != 2 { Life("b", census) }
      }
    }
    #expect(lives == [["a1", "b2"], ["b2"], ["a3"]])
  }

  @Test("A3: branches of an if are different views, and flipping back starts afresh")
  func branches() {
    let lives = texts(over: [true, false, true]) { isFirst in
      HStack {
        if isFirst { Life("a", census) } else { Life("b", census) }
        Life("t", census)
      }
    }
    #expect(lives == [["a1", "t2"], ["b3", "t2"], ["a4", "t2"]])
  }

  @Test("A3: branches of one type are different views, too")
  func branchesOfOneType() {
    let lives = texts(over: [true, false, true]) { isFirst in
      if isFirst { Life("p", census) } else { Life("p", census) }
    }
    #expect(lives == [["p1"], ["p2"], ["p3"]])
  }

  @Test("A3: each case of a switch is a branch of its own")
  func cases() {
    let lives = texts(over: [0, 1, 2, 3, 3, 0]) { number in
      HStack {
        switch number {
        case 0: Life("p", census)
        case 1: Life("p", census)
        case 2: Life("p", census)
        default: Life("p", census)
        }
      }
    }
    #expect(lives == [["p1"], ["p2"], ["p3"], ["p4"], ["p4"], ["p5"]])
  }

  @Test("A3: else if chains have a branch for each condition")
  func chains() {
    let lives = texts(over: [0, 1, 2]) { number in
      if number == 0 { Life("p", census) } else if number == 1 { Life("p", census) } else { Life("p", census) }
    }
    #expect(lives == [["p1"], ["p2"], ["p3"]])
  }

  @Test("A4: values chosen by a ternary keep the identity")
  func ternaries() {
    let lives = texts(over: [true, false, true]) { isLarge in
      Life(isLarge ? "large" : "small", census)
        .padding(isLarge ? 8 : 0)
        .opacity(isLarge ? 1 : 0.5)
        .frame(width: isLarge ? 200 : nil)
    }
    #expect(lives == [["large1"], ["small1"], ["large1"]])
  }

  @Test("A4: a modifier applied in one branch only makes two views")
  func modifiersInBranches() {
    let lives = texts(over: [true, false, true]) { isPadded in
      if isPadded { Life("p", census).padding() } else { Life("p", census) }
    }
    #expect(lives == [["p1"], ["p2"], ["p3"]])
  }

  @Test("A4: helpers that apply a modifier under a condition lose state")
  func conditionalHelpers() {
    let lives = texts(over: [false, true]) { Life("p", census).paddedIf($0) }
    #expect(lives == [["p1"], ["p2"]])
  }

  @Test("A5: a new value of an optional keeps state, nil destroys it")
  func optionals() {
    let lives = texts(over: [1, 2, nil, 1]) { (value: Int?) in
      HStack {
        if let value { Life("p\(value)-", census) }
        Life("t", census)
      }
    }
    #expect(lives == [["p1-1", "t2"], ["p2-1", "t2"], ["t2"], ["p1-3", "t2"]])
  }

  @Test("A5: an optional view is a slot")
  func optionalViews() {
    let lives = texts(over: [true, false, true]) { isThere in
      HStack {
        isThere ? Life("p", census) : nil
        Life("t", census)
      }
    }
    #expect(lives == [["p1", "t2"], ["t2"], ["p3", "t2"]])
  }
}

extension View {
  @ViewBuilder
  fileprivate func paddedIf(_ isPadded: Bool) -> some View {
    if isPadded { padding() } else { self }
  }
}
