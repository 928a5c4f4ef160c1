/// A view along a street; says that there is none (MK26).
nonisolated public struct LookAroundPreview: View {
  /// A preview of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {}

  /// A preview of a scene.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {}

  /// Where a badge would be.
  public enum BadgePosition: Sendable {
    case topLeading
    case topTrailing
    case bottomTrailing
  }

  @MainActor public var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "binoculars").font(.title2)
      Text("No Look Around Available").font(.footnote)
    }
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.quaternary)
  }
}
