nonisolated extension View {
  /// Shows the view on a device in previews.
  ///
  /// - Parameter value: the device; nil: the tool chooses.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewDeviceModifier(value: value))
  }

  /// Gives the view a name in previews.
  ///
  /// - Parameter value: the name; nil uses its place in the source.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewDisplayNameModifier(value: value))
  }

  /// Sets the size of the container that the view is shown in, in previews.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewLayoutModifier(value: value))
  }

  /// Sets how the device is held on which the view is shown in previews.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewInterfaceOrientationModifier(value: value))
  }

  /// Sets the context in which the view is shown in previews.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    modifier(PreviewContextModifier(value: value))
  }
}
