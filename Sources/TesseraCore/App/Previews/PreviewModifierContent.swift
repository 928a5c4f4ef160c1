/// The view of a preview, as its modifiers see it.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View {
    view
  }
}
