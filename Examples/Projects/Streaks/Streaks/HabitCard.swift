import StreakKit
import SwiftUI

struct HabitCard: View {
  let habit: Habit
  let today: Day
  let toggle: () -> Void

  private var tint: Color { Color(habit.color) }
  private var isDone: Bool { habit.isDone(on: today) }

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: habit.symbol)
        .font(.title3)
        .foregroundColor(tint)
        .frame(width: 44, height: 44)
        .background(tint.opacity(0.16).cornerRadius(12))
      VStack(alignment: .leading, spacing: 6) {
        Text(habit.name).font(.headline)
        HStack(spacing: 5) {
          ForEach(today.week, id: \.self) { day in
            WeekDot(isDone: habit.isDone(on: day), isToday: day == today, tint: tint)
          }
          Label("\(habit.streak(on: today))", systemImage: "flame.fill")
            .font(.caption.bold())
            .foregroundColor(habit.streak(on: today) > 0 ? .orange : .secondary)
            .padding(.leading, 4)
        }
      }
      Spacer()
      Button(action: toggle) {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
          .font(.title)
          .foregroundColor(isDone ? tint : Color.secondary.opacity(0.5))
      }
      .accessibilityLabel(Text(isDone ? "\(habit.name) is done" : "Do \(habit.name)"))
    }
    .padding(14)
    .background(Color("Card").cornerRadius(18))
  }
}

private struct WeekDot: View {
  let isDone: Bool
  let isToday: Bool
  let tint: Color

  var body: some View {
    Circle()
      .fill(isDone ? tint : Color.secondary.opacity(0.2))
      .frame(width: 10, height: 10)
      .overlay(Circle().stroke(isToday ? tint : .clear, lineWidth: 1.5).padding(-2.5))
  }
}
