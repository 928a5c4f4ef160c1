import SwiftUI

/// The card of a member.
public struct CardView: View {
  /// The size of each card, in points: that of a bank card.
  public static let size = CGSize(width: 342, height: 216)

  private let member: Member

  public init(member: Member) {
    self.member = member
  }

  public var body: some View {
    VStack(alignment: .leading) {
      header
      Spacer()
      HStack(alignment: .bottom, spacing: 14) {
        Emblem(member: member)
          .frame(width: 64, height: 64)
          .clipShape(Circle())
          .overlay { Circle().strokeBorder(.white, lineWidth: 2) }
          // Documents keep it a shape; a soft shadow would be pixels.
          .background { Circle().fill(.black.opacity(0.25)).offset(y: 2) }
        owner
        Spacer(minLength: 0)
        code
      }
    }
    .foregroundStyle(.white)
    .padding(18)
    .frame(width: Self.size.width, height: Self.size.height)
    .background { CardBackground(appearance: appearance) }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private var appearance: CardLook { CardLook(number: member.number) }

  private var header: some View {
    HStack {
      Label("Harbor Library", systemImage: "book.fill").font(.headline)
      Spacer()
      Text(member.level.rawValue.uppercased())
        .font(.caption2.weight(.semibold))
        .kerning(1.5)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(.white.opacity(0.2), in: Capsule())
    }
  }

  private var owner: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(member.name)
        .font(.system(size: 20, weight: .bold, design: appearance.design))
        .lineLimit(2)
        .minimumScaleFactor(0.7)
      Text("No. \(paddedNumber)").font(.footnote.monospacedDigit())
      Text("Member since \(String(member.since))").font(.caption2).opacity(0.8)
    }
  }

  private var code: some View {
    CodePattern(number: member.number)
      .fill(.black)
      .frame(width: 63, height: 63)
      .padding(5)
      .background(.white, in: RoundedRectangle(cornerRadius: 6))
      .accessibilityElement()
      .accessibilityLabel("Code \(paddedNumber)")
  }

  private var paddedNumber: String {
    let digits = String(member.number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}

/// A gradient with rings.
private struct CardBackground: View {
  let appearance: CardLook

  var body: some View {
    LinearGradient(
      colors: appearance.colors, startPoint: appearance.direction.start, endPoint: appearance.direction.end
    )
    .overlay {
      ForEach(1..<4) { ring in
        Circle()
          .stroke(.white.opacity(0.09), lineWidth: 14)
          .frame(width: CGFloat(ring) * 110, height: CGFloat(ring) * 110)
          .offset(x: 120, y: -70)
      }
    }
  }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
  CardView(member: .sample(1)).padding()
}
