import SwiftUI

/// Runs its closure as a body, so that what the closure reads makes it run again.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
