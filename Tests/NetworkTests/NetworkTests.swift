import Network
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
private final class Connection: ObservableObject {
  @Published var text = "Unknown"
  @Published var count = 0
  private let monitor: NWPathMonitor

  init(_ monitor: NWPathMonitor) {
    self.monitor = monitor
  }

  func start() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async {
        self.count += 1
        self.text = Self.describe(path)
      }
    }
    monitor.start(queue: DispatchQueue(label: "network"))
  }

  func stop() { monitor.cancel() }

  nonisolated static func describe(_ path: NWPath) -> String {
    guard path.status == .satisfied else { return "Offline" }
    let medium = path.usesInterfaceType(.wifi) ? "wifi" : path.usesInterfaceType(.cellular) ? "cellular" : "wire"
    return path.isExpensive ? "\(medium), expensive" : medium
  }
}

private struct ConnectionView: View {
  @StateObject private var connection: Connection
  @State private var loops = 0

  init(_ monitor: @autoclosure @escaping () -> NWPathMonitor = NWPathMonitor()) {
    _connection = StateObject(wrappedValue: Connection(monitor()))
  }

  var body: some View {
    VStack {
      Text(connection.text)
      Text("Heard \(connection.count)")
      Text("Looped \(loops)")
      Button("Stop") { connection.stop() }
    }
    .onAppear { connection.start() }
    .task {
      for await path in NWPathMonitor() where path.status == .satisfied { loops += 1 }
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct NetworkTests {
  @Test("NW1: a monitor tells of the path soon after it started, and of changes only")
  func changes() async {
    let screen = Screen { ConnectionView() }
    await screen.settle()
    #expect(screen["wire"].exists)
    #expect(screen["Heard 1"].exists)
    screen.disconnect()
    await screen.settle()
    #expect(screen["Offline"].exists)
    screen.disconnect()
    await screen.settle()
    #expect(screen["Heard 2"].exists)
    screen.connect(over: .cellular, isExpensive: true)
    await screen.settle()
    #expect(screen["cellular, expensive"].exists)
  }

  @Test("NW1: a monitor that was canceled tells nothing")
  func cancel() async {
    let screen = Screen { ConnectionView() }
    await screen.settle()
    screen["Stop"].tap()
    screen.disconnect()
    await screen.settle()
    #expect(screen["Heard 1"].exists)
  }

  @Test("NW1: a loop over a monitor gets its paths")
  func loop() async {
    let screen = Screen { ConnectionView() }
    await screen.settle()
    #expect(screen["Looped 1"].exists)
    screen.connect(over: .wifi)
    await screen.settle()
    #expect(screen["Looped 2"].exists)
  }

  @Test("NW3: a monitor of one type of interface is satisfied by that only")
  func types() async {
    let screen = Screen { ConnectionView(NWPathMonitor(requiredInterfaceType: .wifi)) }
    await screen.settle()
    #expect(screen["Unknown"].exists || screen["Offline"].exists)
    screen.connect(over: .wifi)
    await screen.settle()
    #expect(screen["wifi"].exists)
    screen.connect(over: .cellular)
    await screen.settle()
    #expect(screen["Offline"].exists)
  }

  @Test("NW2: without a desktop, a monitor tells what the system says")
  func system() async {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .unsatisfied)
    var paths = monitor.makeAsyncIterator()
    let path = await paths.next()
    #expect(path == monitor.currentPath)
    monitor.cancel()
    #expect(await paths.next() == nil)
  }
}
