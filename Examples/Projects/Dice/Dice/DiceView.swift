import SwiftUI
import simd

struct DiceView: View {
  @EnvironmentObject private var delegate: AppDelegate
  @State private var faces = [3, 4]

  var body: some View {
    VStack(spacing: 16) {
      Text(delegate.greeting).font(.headline)
      HStack {
        ForEach(faces.indices, id: \.self) { DieView(face: faces[$0]) }
      }
      Text("Sum \(faces.reduce(0, +))")
      Button("Turn over") { faces = faces.map { 7 - $0 } }
        .keyboardShortcut(.defaultAction)
      #if os(macOS)
        Text("On a desk")
      #else
        Text("In a pocket")
      #endif
    }
    .padding(40)
    .background(Color(nsColor: .windowBackgroundColor))
  }
}

/// The pips of a face.
struct DieView: View {
  let face: Int

  var body: some View {
    Canvas { context, size in
      for pip in Pips.places(of: face) {
        let center = mix(SIMD2(16, 16), SIMD2(size.width - 16, size.height - 16), t: 0.5) + pip * 22
        let circle = Path(ellipseIn: CGRect(x: center.x - 6, y: center.y - 6, width: 12, height: 12))
        context.fill(circle, with: .color(.white))
      }
    }
    .frame(width: 80, height: 80)
    .background(.red.gradient, in: .rect(cornerRadius: 14))
  }
}

enum Pips {
  /// Where the pips of a face lie, in steps from the middle.
  static func places(of face: Int) -> [SIMD2<Double>] {
    let middle = face % 2 == 1 ? [SIMD2(0.0, 0.0)] : []
    let corners = face > 1 ? [SIMD2(-1.0, -1.0), SIMD2(1.0, 1.0)] : []
    let others = face > 3 ? [SIMD2(1.0, -1.0), SIMD2(-1.0, 1.0)] : []
    let sides = face > 5 ? [SIMD2(-1.0, 0.0), SIMD2(1.0, 0.0)] : []
    return middle + corners + others + sides
  }
}
