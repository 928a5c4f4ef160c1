import StreakKit
import SwiftUI

struct HabitList: View {
  @EnvironmentObject private var store: HabitStore

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 14) {
          TodayCard(done: store.doneToday, total: store.habits.count)
          ForEach(store.habits) { habit in
            HabitCard(habit: habit, today: store.today) {
              withAnimation(.spring()) { store.toggle(habit) }
            }
          }
          if store.habits.isEmpty {
            Text("Nothing to do yet. What would you like to do every day?")
              .foregroundColor(.secondary)
              .padding(.top, 40)
          }
        }
        .padding(.horizontal)
      }
      .background(Color("Paper").edgesIgnoringSafeArea(.all))
      .navigationTitle("Streaks")
    }
    .navigationViewStyle(.stack)
    .accentColor(Color("Coral"))
  }
}

struct HabitList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HabitList()
      HabitList().preferredColorScheme(.dark)
    }
    .environmentObject(HabitStore.sample(today: Day(number: 20_000)))
  }
}
