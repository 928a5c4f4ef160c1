import SwiftUI

/// Pickers of every style.
struct PickersPage: View {
  @State private var flavour = "Vanilla"

  var body: some View {
    SpecimenPage {
      SpecimenGroup("menu") {
        picker.pickerStyle(.menu)
        picker.pickerStyle(.menu).disabled(true)
      }
      SpecimenGroup("segmented") {
        picker.pickerStyle(.segmented)
        picker.pickerStyle(.segmented).disabled(true)
        Picker("Layout", selection: .constant(0)) {
          Image(systemName: "list.bullet").tag(0)
          Image(systemName: "square.grid.2x2").tag(1)
        }
        .pickerStyle(.segmented)
      }
      SpecimenGroup("inline") { picker.pickerStyle(.inline) }
      SpecimenGroup("radioGroup") { picker.pickerStyle(.radioGroup) }
      SpecimenGroup("palette") {
        Picker("Color", selection: .constant(1)) {
          Image(systemName: "circle.fill").tag(0)
          Image(systemName: "star.fill").tag(1)
          Image(systemName: "heart.fill").tag(2)
        }
        .pickerStyle(.palette)
        Picker("Mark", selection: .constant(1)) {
          Image(systemName: "circle").tint(.red).tag(0)
          Image(systemName: "star").tint(.orange).tag(1)
          Image(systemName: "heart").tint(.green).tag(2)
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(.symbolVariant(.fill))
      }
      SpecimenGroup("wheel") { picker.pickerStyle(.wheel) }
    }
  }

  private var picker: some View {
    Picker("Flavour", selection: $flavour) {
      ForEach(["Vanilla", "Chocolate", "Lemon"], id: \.self) { Text($0) }
    }
  }
}
