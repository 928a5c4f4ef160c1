/// State that a part of the engine keeps once per graph. It is created on first use.
///
/// The levels above the engine keep their state of a surface in services. The graph does not know their types.
@MainActor
protocol GraphService: AnyObject {
  init(_ graph: ViewGraph)

  /// The nodes of the tree that the service holds on to between frames. None of them may have been removed.
  var keptNodes: [ViewNode] { get }
}

extension GraphService {
  var keptNodes: [ViewNode] { [] }
}

/// A service that has work of its own in each frame.
@MainActor
protocol FrameParticipant: GraphService, FramePhase {
  /// Called in each round when the layout and what depends on it are up to date.
  func layoutDidEnd()

  /// Called in each round when views and layout are final, before user actions run.
  func settle()

  /// Called when the frame is over.
  func frameDidEnd()

  /// Draws what is in front of all views.
  func render(into builder: inout DisplayListBuilder)
}

extension FrameParticipant {
  var hasWork: Bool { false }

  func layoutDidEnd() {}

  func settle() {}

  func frameDidEnd() {}

  func render(into builder: inout DisplayListBuilder) {}
}

/// The services of one graph.
@MainActor
struct GraphServices {
  private var services: [ObjectIdentifier: any GraphService] = [:]
  /// In the order in which they were made.
  private(set) var participants: ContiguousArray<any FrameParticipant> = []

  /// Whether a service has work that needs another round of the frame.
  var haveWork: Bool { participants.contains { $0.hasWork } }

  var keptNodes: [ViewNode] { services.values.flatMap(\.keptNodes) }

  func existing<Service: GraphService>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)].map { downcast($0, to: type) }
  }

  mutating func add(_ service: any GraphService) {
    services[ObjectIdentifier(type(of: service))] = service
    if let participant = service as? any FrameParticipant { participants.append(participant) }
  }
}

extension ViewGraph {
  /// The service of a type, made now if it is not there.
  func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services.existing(type) { return service }
    let service = type.init(self)
    services.add(service)
    return service
  }
}
