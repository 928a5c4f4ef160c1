import SwiftUI

struct GardenView: View {
  @EnvironmentObject private var garden: Garden
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          banner
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(garden.plants) { plant in
              PlantCard(plant: plant) {
                withAnimation(.easeOut) { garden.water(plant) }
              }
            }
          }
        }
        .padding()
      }
      .background(Color("Soil").ignoresSafeArea())
      .navigationTitle("garden.title")
      .toolbar {
        Button {
          withAnimation { garden.sleep() }
        } label: {
          Image(systemName: "moon.zzz")
        }
        .accessibilityLabel("garden.sleep")
      }
    }
    .navigationViewStyle(.stack)
    .tint(Color("Leaf"))
  }

  private var banner: some View {
    HStack(spacing: 14) {
      Image("can")
      Text("\(garden.thirsty.count) plants are thirsty")
        .font(.headline)
        .foregroundColor(.white)
      Spacer()
    }
    .padding()
    .background(Color("Leaf"), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }
}

struct GardenView_Previews: PreviewProvider {
  static var previews: some View {
    GardenView()
      .environmentObject(Garden.example)
  }
}
