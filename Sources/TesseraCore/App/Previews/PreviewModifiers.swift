nonisolated struct PreviewDeviceModifier: PreviewSettingModifier, Sendable {
  let value: PreviewDevice?

  func write(to settings: inout PreviewSettings) {
    settings.device = value
  }
}

nonisolated struct PreviewDisplayNameModifier: PreviewSettingModifier, Sendable {
  let value: String?

  func write(to settings: inout PreviewSettings) {
    settings.displayName = value
  }
}

nonisolated struct PreviewLayoutModifier: PreviewSettingModifier, Sendable {
  let value: PreviewLayout

  func write(to settings: inout PreviewSettings) {
    settings.layout = value
  }
}

nonisolated struct PreviewInterfaceOrientationModifier: PreviewSettingModifier, Sendable {
  let value: InterfaceOrientation

  func write(to settings: inout PreviewSettings) {
    settings.orientation = value
  }
}

nonisolated struct PreviewContextModifier: PreviewSettingModifier {
  let value: any PreviewContext

  func write(to settings: inout PreviewSettings) {
    settings.context = value
  }
}
