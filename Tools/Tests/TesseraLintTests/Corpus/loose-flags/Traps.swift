import SwiftUI

struct User {}

final class TrapOne: ObservableObject {
  @Published var user: User?
  @Published var isLoading = false  // expect: loose-flags
  @Published var error: Error?
}

struct TrapTwo: View {
  @State private var items: [String] = []
  @State private var isLoading = false  // expect: loose-flags
  @State private var errorMessage: String?
  var body: some View {
    if isLoading { ProgressView() } else if let errorMessage { Text(errorMessage) } else { Text("\(items.count)") }
  }
}

@MainActor @Observable final class TrapThree {
  private(set) var isFetching = false  // expect: loose-flags
  private(set) var hasError = false
  private(set) var posts = [User]()
}

@Observable class TrapFour {
  var isLoading: Bool = true  // expect: loose-flags
  var isLoaded: Bool = false
  var hasFailed: Bool = false
}

struct TrapFive: View {
  @State private var isPlaying = false  // expect: loose-flags
  @State private var isPaused = false
  var body: some View { Text(isPlaying ? "playing" : isPaused ? "paused" : "stopped") }
}

@Observable final class TrapSix {
  var isConnecting = false  // expect: loose-flags
  var isConnected = false
}

struct TrapSeven: View {
  @State private var showsList = true  // expect: loose-flags
  @State private var showsMap = false
  @State private var showsGrid = false
  var body: some View {
    HStack {
      Button("List") {
        showsList = true
        showsMap = false
        showsGrid = false
      }
      Button("Map") {
        showsList = false
        showsMap = true
        showsGrid = false
      }
    }
  }
}

struct FeedState {
  var isLoading = false  // expect: loose-flags
  var error: Error?
  var articles: [String] = []
}

enum Scope {
  @Observable final class TrapNine {
    var isRefreshing = false  // expect: loose-flags
    var lastError: (any Error)?
    var report: String?
  }
}

struct TrapTen: View {
  @State var uploading: Bool = false  // expect: loose-flags
  @State var uploadError: String? = nil
  @State var uploadSucceeded: Bool = false
  var body: some View { Text(uploading ? "…" : uploadError ?? "\(uploadSucceeded)") }
}
