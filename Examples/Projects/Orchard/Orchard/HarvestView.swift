import Larder
import SwiftUI

struct HarvestView: View {
  @State private var baskets = 1

  var body: some View {
    VStack(spacing: 20) {
      Text(Harvest.title).font(.title2)
      HStack(alignment: .bottom, spacing: 24) {
        Image(.Fruit.pear)
        Image(.Fruit.pear).resizable().scaledToFit().frame(height: 160)
        Image(.basketOutline).foregroundStyle(.accent)
      }
      Label("\(baskets) baskets", image: "twig").font(.title3)
      Text(verbatim: "\(baskets)").font(.custom("OrchardTally-Regular", size: 28)).accessibilityHidden(true)
      Text(Harvest.yield(pears: 12, trees: 1))
      Button("picking.hint") { baskets += 1 }.buttonStyle(.borderedProminent)
      ShelfView(jars: 4)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.meadow)
  }
}

#Preview {
  HarvestView()
}
