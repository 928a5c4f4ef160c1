/// A dot where the machine is, as soon as that is known (MK19).
nonisolated public struct UserAnnotation: PrimitiveMapContent {
  private let content: UserContent

  /// The system's dot.
  ///
  /// - Parameter anchor: not used for the dot, whose middle lies at the place.
  public init(anchor: UnitPoint = .center) {
    content = UserContent()
  }

  /// A view of the program.
  ///
  /// - Parameter anchor: the point of the view that lies at the place.
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.content = UserContent(anchor: anchor) { _ in AnyView(content()) }
  }

  /// A view of the program, which knows the place.
  ///
  /// - Parameter anchor: the point of the view that lies at the place.
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    self.content = UserContent(anchor: anchor) { AnyView(content($0)) }
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.add(.user(content))
  }
}
