import SwiftUI

/// Cards that are thrown to the side one by one, and laid out side by side.
public struct CardStackView: View {
  @State private var cards: [Card]
  @State private var isSpread: Bool
  @Namespace private var table

  public init(cards: [Card] = Card.samples) {
    _cards = State(initialValue: cards)
    _isSpread = State(initialValue: false)
  }

  public var body: some View {
    VStack(spacing: 24) {
      Text("\(cards.count) cards").font(.title2.bold().monospacedDigit()).contentTransition(.numericText())
      if isSpread { spread } else { stack }
      HStack(spacing: 16) {
        Button(isSpread ? "Gather" : "Spread") { withAnimation(.smooth) { isSpread.toggle() } }
          .buttonStyle(.borderedProminent)
        Button("All again") { withAnimation(.bouncy) { cards = Card.samples } }.buttonStyle(.bordered)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var stack: some View {
    ZStack {
      ForEach(cards.reversed()) { card in
        let depth = cards.firstIndex(of: card) ?? 0
        ThrownCard(card: card, isOnTop: depth == 0) { throwAway(card) }
          .matchedGeometryEffect(id: card.id, in: table)
          .scaleEffect(1 - CGFloat(min(depth, 3)) * 0.05)
          .offset(y: CGFloat(min(depth, 3)) * 14)
          .zIndex(Double(-depth))
          .transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
      }
    }
    .frame(width: 240, height: 320)
    .frame(maxHeight: .infinity)
  }

  private var spread: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 12)], spacing: 12) {
      ForEach(cards) { card in
        CardFace(card: card).matchedGeometryEffect(id: card.id, in: table).frame(height: 120)
      }
    }
    .frame(maxHeight: .infinity)
  }

  private func throwAway(_ card: Card) {
    withAnimation(.smooth(duration: 0.3)) { cards.removeAll { $0 == card } }
  }
}

/// A card that follows the finger and is thrown when it is let go far or fast enough.
struct ThrownCard: View {
  let card: Card
  let isOnTop: Bool
  let onThrow: () -> Void

  @State private var offset: CGSize

  init(card: Card, isOnTop: Bool, onThrow: @escaping () -> Void) {
    self.card = card
    self.isOnTop = isOnTop
    self.onThrow = onThrow
    _offset = State(initialValue: .zero)
  }

  /// A card that would come to rest no nearer is thrown, points.
  static let throwDistance: CGFloat = 160

  var body: some View {
    CardFace(card: card)
      .rotationEffect(.degrees(Double(offset.width) / 14))
      .offset(offset)
      .gesture(drag, including: isOnTop ? .all : .subviews)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { value in
        let end = value.predictedEndTranslation
        guard abs(end.width) > Self.throwDistance else {
          withAnimation(.spring(duration: 0.4, bounce: 0.4)) { offset = .zero }
          return
        }
        withAnimation(.spring(duration: 0.4)) {
          offset = CGSize(width: end.width > 0 ? 600 : -600, height: end.height)
        } completion: {
          onThrow()
        }
      }
  }
}

/// The side of a card that is seen.
struct CardFace: View {
  let card: Card

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(card.color.gradient)
      .overlay {
        Text(card.title).font(.title3.bold()).foregroundStyle(.white).minimumScaleFactor(0.5).lineLimit(1).padding(8)
      }
      .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(card.title)
  }
}

#Preview { CardStackView() }
