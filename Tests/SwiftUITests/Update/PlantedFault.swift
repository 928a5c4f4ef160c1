#if DEBUG
  import Testing

  @testable import SwiftUITesting
  @testable import TesseraCore

  /// A screen with a view that is departing, and with what breaks the invariants of its graph one by one.
  @MainActor
  struct PlantedFault {
    struct Content: View {
      @State private var shows = true
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          Button(shows ? "Hide" : "Show") { withAnimation { shows.toggle() } }
          TextField("Name", text: .constant("")).focused($isFocused)
          Text("One").padding()
          HStack { Text("Two").font(.title) }.foregroundStyle(.red)
          if shows { Text("Departing") }
        }
        .onAppear { isFocused = true }
      }
    }

    /// An evaluation that is going on concerns all screens: it has to be ended.
    @MainActor
    private final class OpenEvaluation {
      private var outer: Evaluation.Running?

      func begin(_ node: EvaluatingNode) {
        outer = Evaluation.begin(node)
      }

      func end() {
        if let outer { Evaluation.end(outer) }
        outer = nil
      }
    }

    private let evaluation = OpenEvaluation()
    let screen: Screen
    let stack: ContainerNode

    init() throws {
      let screen = Screen(width: 300, height: 300) { Content() }
      screen["Hide"].tap()
      var stacks: [ContainerNode] = []
      screen.graph.forEachNode { if let stack = $0 as? StackNode { stacks.append(stack) } }
      self.screen = screen
      stack = try #require(stacks.first { $0.children.count == 4 })
    }

    var graph: ViewGraph { screen.graph }

    var faults: [GraphFault] {
      var check = GraphCheck(graph)
      check.run()
      return check.faults
    }

    /// A broken tree can be neither shown nor taken down.
    func abandon() {
      evaluation.end()
      _ = Unmanaged.passRetained(screen)
    }

    func plant(_ invariant: GraphInvariant) throws {
      switch invariant {
      case .nodeIsInTreeOnce, .nodeBelongsToItsGraph, .rootIsItsOwnParent, .treeHasNoRemovedNode, .parentIsTheHolder,
        .childIsDeeperThanParent, .departureBelongsToItsOwner, .departuresAreCounted:
        try plantInTree(invariant)
      case .rootHasNoLayoutParent, .layoutParentIsTheHolder, .layoutParentIsInTree, .layoutIndexIsThePosition,
        .layoutHasNoRemovedChild, .layoutHasNoDepartingChild, .treeHasNoDepartingNode:
        plantInLayout(invariant)
      case .drawnDepartureIsNotRemoved: try departing.isRemoved = true
      case .drawnDepartureDeparts: try departing.animator = nil
      case .drawnDepartureKeepsItsLayoutParent: try departing.layoutParent = nil
      case .environmentReadersLinkBothWays, .environmentReaderIsInItsScope, .environmentReaderIsNotRemoved,
        .environmentScopesLinkBothWays:
        try plantInEnvironment(invariant)
      default: try plantInWork(invariant)
      }
    }

    private func plantInTree(_ invariant: GraphInvariant) throws {
      let wrapper = try node(WrapperNode.self) { $0.content is LayoutNode }
      // The wrapper places it, and does not keep it alive for that.
      if let content = wrapper.content { _ = Unmanaged.passRetained(content) }
      switch invariant {
      case .nodeIsInTreeOnce: wrapper.content = stack
      case .nodeBelongsToItsGraph: wrapper.content = try otherNode()
      case .rootIsItsOwnParent: graph.root.parent = stack
      case .treeHasNoRemovedNode: stack.children[0].isRemoved = true
      case .parentIsTheHolder: wrapper.content?.parent = graph.root
      case .childIsDeeperThanParent: wrapper.content = graph.root
      case .departureBelongsToItsOwner: try departure.parent = graph.root
      default: graph.features.departureCount += 1
      }
    }

    private func plantInLayout(_ invariant: GraphInvariant) {
      let child = stack.children[0]
      switch invariant {
      case .rootHasNoLayoutParent: graph.root.layoutParent = child
      case .layoutParentIsTheHolder: child.layoutParent = nil
      case .layoutParentIsInTree:
        let other = Screen(width: 10, height: 10) { Text("Other") }
        child.layoutParent = other.graph.root
        _ = Unmanaged.passRetained(other)
      case .layoutIndexIsThePosition: stack.children[2].layoutIndex = 7
      case .layoutHasNoRemovedChild: child.isRemoved = true
      default: LayoutAnimator.of(child).isDeparting = true
      }
    }

    private func plantInEnvironment(_ invariant: GraphInvariant) throws {
      let reader = try node(ViewNode.self) { $0.isEnvironmentReader && $0.nextReader != nil }
      switch invariant {
      case .environmentReadersLinkBothWays: reader.nextReader?.previousReader = nil
      case .environmentReaderIsInItsScope:
        let stranger = try node(ViewNode.self) { $0.isEnvironmentReader && $0.scope !== reader.scope }
        graph.rootScope.insert(reader: stranger.scope === graph.rootScope ? reader : stranger)
      case .environmentReaderIsNotRemoved: reader.isRemoved = true
      default:
        let scoped = try node(ViewNode.self) { $0.scope !== graph.rootScope && $0.scope.previousSibling == nil }
        scoped.scope.previousSibling = graph.rootScope
      }
    }

    private func plantInWork(_ invariant: GraphInvariant) throws {
      let child = stack.children[0]
      switch invariant {
      case .dirtyNodeIsQueued: try node(EvaluatingNode.self) { _ in true }.isDirty = true
      case .dirtyLayoutIsQueued:
        // The layout passes over removed nodes.
        child.invalidateLayout()
        child.isRemoved = true
        graph.layouts.run(in: graph)
        child.isRemoved = false
      case .contentWaitsAreCounted: graph.contents.waitingCount += 1
      case .remainingWorkIsRequested: graph.layouts.insert(child)
      case .drawingsAreNoted: graph.drawings.insert(child)
      case .removedNodesAreReleased: graph.releases.insert(child)
      case .updateIsClosed: graph.animator.begin(Transaction(animation: .default))
      case .viewUpdateIsClosed: graph.frames.beginViewUpdate()
      case .evaluationIsClosed: evaluation.begin(try node(EvaluatingNode.self) { _ in true })
      default: try #require(graph.focus.target).isRemoved = true
      }
    }

    // MARK: Nodes

    private func node<Node: ViewNode>(_ type: Node.Type, where condition: (Node) -> Bool) throws -> Node {
      var found: Node?
      graph.forEachNode { if found == nil, let node = $0 as? Node, condition(node) { found = node } }
      return try #require(found)
    }

    private var departing: LayoutNode {
      get throws { try #require(stack.animator?.departing.first) }
    }

    private var departure: DepartureNode {
      get throws {
        var found: DepartureNode?
        graph.forEachNode { node in
          (node as? any DepartureOwner)?.departures.forEach { found = $0 }
        }
        return try #require(found)
      }
    }

    private func otherNode() throws -> ViewNode {
      let other = Screen(width: 10, height: 10) { Text("Other").padding() }
      _ = Unmanaged.passRetained(other)
      var found: ViewNode?
      other.graph.forEachNode { if $0 is LayoutNode, $0 !== other.graph.root { found = $0 } }
      return try #require(found)
    }
  }
#endif
