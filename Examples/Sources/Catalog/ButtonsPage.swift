import SwiftUI

/// Buttons of every style, role, size and shape, enabled and disabled.
struct ButtonsPage: View {
  var body: some View {
    SpecimenPage {
      SpecimenGroup("automatic, borderless, plain, link") {
        HStack(spacing: 16) {
          Button("Automatic") {}
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
          Link("Link", destination: URL(string: "https://swift.org")!)
          HelpLink(destination: URL(string: "https://swift.org/documentation")!)
        }
      }
      states("bordered") { $0.buttonStyle(.bordered) }
      states("borderedProminent") { $0.buttonStyle(.borderedProminent) }

      states("glass") { $0.buttonStyle(.glass) }
      states("glassProminent") { $0.buttonStyle(.glassProminent) }
      SpecimenGroup("sizes") {
        HStack(spacing: 8) {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
      }
      SpecimenGroup("shapes and pictures") {
        HStack(spacing: 12) {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Corners") {}.buttonBorderShape(.roundedRectangle)
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
        .buttonStyle(.borderedProminent)
      }
      SpecimenGroup("menus") {
        HStack(spacing: 16) {
          ShareLink(item: "What is shared")
          Menu("Menu") { Button("Copy") {} }
          Menu("Bordered") { Button("Copy") {} }.buttonStyle(.bordered)
          Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By name") {} }
        }
      }
      SpecimenGroup("a tint of its own") {
        HStack(spacing: 12) {
          Button("Orange") {}.tint(.orange)
          Button("Green") {}.tint(.green)
          Button("Pink") {}.tint(.pink)
        }
        .buttonStyle(.borderedProminent)
      }
    }
  }

  private func states<Styled: View>(_ name: String, _ style: (AnyView) -> Styled) -> some View {
    SpecimenGroup(name) {
      style(
        AnyView(
          HStack(spacing: 12) {
            Button("Enabled") {}
            Button("Disabled") {}.disabled(true)
            Button("Delete", role: .destructive) {}
          }))
    }
  }
}
