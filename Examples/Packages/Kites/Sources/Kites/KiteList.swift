import Ribbons
import SwiftUI

/// The wind, and which kites fly in it.
struct KiteList: View {
  @EnvironmentObject private var hangar: Hangar

  var body: some View {
    NavigationStack {
      List {
        Section("Wind") {
          Stepper("\(hangar.wind) Beaufort", value: $hangar.wind, in: 0...9)
        }
        Section("Kites") {
          ForEach(hangar.kites) { KiteRow(kite: $0) }
        }
      }
      .navigationTitle("Kites")
    }
  }
}

struct KiteRow: View {
  @EnvironmentObject private var hangar: Hangar
  let kite: Hangar.Kite

  var body: some View {
    HStack {
      Button(kite.id) { hangar.fly(kite) }
        .disabled(!hangar.flies(kite))
      Spacer()
      if let count = hangar.flown[kite.id] {
        Text("flown \(count)×").foregroundStyle(.secondary)
      }
      RibbonLabel(hangar.flies(kite) ? "flies" : "stays", tint: hangar.flies(kite) ? .teal : .gray)
    }
  }
}

#Preview {
  KiteList().environmentObject(Hangar())
}
