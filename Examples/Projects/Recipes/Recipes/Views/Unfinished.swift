import SwiftUI

// Not a member of the target.
struct Unfinished: View {
  var body: some View { missing }
}
