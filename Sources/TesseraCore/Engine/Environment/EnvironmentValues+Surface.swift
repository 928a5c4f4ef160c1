import Foundation

nonisolated extension EnvironmentValues {
  private static let surfaceSizeSlot = EnvironmentSlot(CGSize.zero)
  private static let surfaceSafeAreaSlot = EnvironmentSlot(EdgeInsets())

  /// The size of the surface that the view is shown on, in points.
  package var surfaceSize: CGSize {
    get { self[Self.surfaceSizeSlot] }
    set { self[Self.surfaceSizeSlot] = newValue }
  }

  /// What the device covers at each edge of the surface, in points.
  package var surfaceSafeArea: EdgeInsets {
    get { self[Self.surfaceSafeAreaSlot] }
    set { self[Self.surfaceSafeAreaSlot] = newValue }
  }
}

extension Surface {
  /// Writes the properties of the surface that views can read. Returns whether one of them changed.
  @discardableResult
  func describe(in environment: inout EnvironmentValues) -> Bool {
    let width = UserInterfaceSizeClass.ofWidth(size.width)
    let height = UserInterfaceSizeClass.ofHeight(size.height)
    guard
      environment.displayScale != scale || environment.horizontalSizeClass != width
        || environment.verticalSizeClass != height || environment.surfaceSize != size
        || environment.surfaceSafeArea != safeArea
    else { return false }
    environment.displayScale = scale
    environment.horizontalSizeClass = width
    environment.verticalSizeClass = height
    environment.surfaceSize = size
    environment.surfaceSafeArea = safeArea
    return true
  }
}
