import SwiftUI

struct QuizView: View {
  @Environment(Deck.self) private var deck
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 24) {
      header
      Spacer(minLength: 0)
      if let card = deck.current {
        CardView(card: card, isTurned: isTurned)
          .onTapGesture {
            withAnimation(.snappy) { isTurned.toggle() }
          }
          .id(card)
          .transition(
            .asymmetric(insertion: .scale(scale: 0.9).combined(with: .opacity), removal: .move(edge: .leading)))
        Text(isTurned ? "quiz.turned" : "quiz.hint")
          .font(.footnote)
          .foregroundStyle(.secondary)
      } else {
        ContentUnavailableView {
          Label("quiz.finished", image: .globe)
        } actions: {
          Button("quiz.again", action: deck.shuffleBack).buttonStyle(.borderedProminent)
        }
      }
      Spacer(minLength: 0)
      buttons
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.paper.gradient)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(.globe).foregroundStyle(.ocean)
        Text("Capitals").font(.largeTitle.bold())
        Spacer()
      }
      ProgressView(value: deck.progress)
      Text("\(deck.remaining.count) cards left")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  private var buttons: some View {
    HStack(spacing: 14) {
      AnswerButton("quiz.unknown", systemImage: "arrow.uturn.left", tint: .sunset) { answer(isKnown: false) }
      AnswerButton("quiz.known", systemImage: "checkmark", tint: .ocean) { answer(isKnown: true) }
    }
    .disabled(deck.current == nil)
  }

  private func answer(isKnown: Bool) {
    withAnimation(.snappy) {
      isTurned = false
      deck.answer(isKnown: isKnown)
    }
  }
}

private struct AnswerButton: View {
  let title: LocalizedStringKey
  let systemImage: String
  let tint: Color
  let action: () -> Void

  init(_ title: LocalizedStringKey, systemImage: String, tint: Color, action: @escaping () -> Void) {
    self.title = title
    self.systemImage = systemImage
    self.tint = tint
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Label(title, systemImage: systemImage)
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 14)
        .background(tint.opacity(0.16), in: .capsule)
        .foregroundStyle(tint)
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  QuizView()
    .environment(Deck.bundled)
}
