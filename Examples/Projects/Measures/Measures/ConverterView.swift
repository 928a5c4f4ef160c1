import SwiftUI

struct ConverterView: View {
  @ObservedObject private var model: ConverterModel

  init(library: UnitLibrary) {
    model = ConverterModel(library)
  }

  var body: some View {
    VStack(spacing: 0) {
      display
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(model.library.quantities) { quantity in
            QuantityButton(quantity: quantity, isSelected: quantity == model.quantity) {
              self.model.choose(quantity)
            }
          }
        }
        .padding(.horizontal, 20)
      }
      .padding(.vertical, 18)
      Keypad(press: model.press)
        .padding([.horizontal, .bottom], 20)
    }
    .background(Color(UIColor.systemBackground).edgesIgnoringSafeArea(.all))
  }

  private var display: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Measures")
        .font(.system(size: 20, weight: .semibold, design: .rounded))
        .foregroundColor(Color.white.opacity(0.7))
      Spacer()
      if model.quantity != nil {
        UnitLine(value: model.input, unit: $model.source, quantity: model.quantity, isLarge: true)
        Button(action: model.swap) {
          Image(systemName: "arrow.up.arrow.down")
            .foregroundColor(.white)
            .padding(10)
            .background(Color.white.opacity(0.2))
            .clipShape(Circle())
        }
        .accessibility(label: Text("Swap units"))
        UnitLine(value: model.result, unit: $model.target, quantity: model.quantity, isLarge: false)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [Color("Night"), Color("Dawn")]), startPoint: .top, endPoint: .bottom
      )
      .edgesIgnoringSafeArea(.top)
    )
  }
}

private struct UnitLine: View {
  let value: String
  @Binding var unit: Quantity.Unit?
  let quantity: Quantity?
  let isLarge: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(value)
        .font(.system(size: isLarge ? 56 : 40, weight: .light, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Spacer()
      Button(action: next) {
        Text(unit?.symbol ?? "")
          .font(.system(size: 22, weight: .medium, design: .rounded))
          .padding(.horizontal, 14)
          .padding(.vertical, 6)
          .background(Color.white.opacity(0.2))
          .cornerRadius(12)
      }
      .accessibility(label: Text(unit?.name ?? ""))
    }
    .foregroundColor(.white)
  }

  /// The unit after the present one.
  private func next() {
    guard let units = quantity?.units, let index = units.firstIndex(where: { $0.id == unit?.id }) else { return }
    unit = units[(index + 1) % units.count]
  }
}

private struct QuantityButton: View {
  let quantity: Quantity
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: quantity.symbol)
        Text(quantity.name)
      }
      .font(.subheadline)
      .foregroundColor(isSelected ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .background(isSelected ? Color("Dawn") : Color(UIColor.secondarySystemBackground))
      .cornerRadius(18)
    }
  }
}

struct ConverterView_Previews: PreviewProvider {
  static var previews: some View {
    ConverterView(library: UnitLibrary(bundle: .main))
  }
}
