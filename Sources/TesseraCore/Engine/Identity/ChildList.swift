/// The nodes of views side by side. Up to four, as most rows and columns have, need no memory of their own.
struct ChildList: RandomAccessCollection {
  private var first: ViewNode?
  private var second: ViewNode?
  private var third: ViewNode?
  private var fourth: ViewNode?
  private var others: ContiguousArray<ViewNode> = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> ViewNode {
    precondition(index < count, "There is no child at \(index).")
    switch index {
    case 0: return first!
    case 1: return second!
    case 2: return third!
    case 3: return fourth!
    default: return others[index - 4]
    }
  }

  /// Makes room for `count` in all.
  mutating func reserveCapacity(_ count: Int) {
    if count > 4 { others.reserveCapacity(count - 4) }
  }

  mutating func append(_ child: ViewNode) {
    switch count {
    case 0: first = child
    case 1: second = child
    case 2: third = child
    case 3: fourth = child
    default: others.append(child)
    }
    count += 1
  }
}
