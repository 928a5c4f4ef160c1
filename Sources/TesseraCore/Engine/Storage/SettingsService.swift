/// The settings that the properties of one graph keep.
@MainActor
private final class SettingsService: GraphService {
  var settings = SettingsDomains.current
  var sceneSettings = SettingsDomain()

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// What `@AppStorage` keeps.
  package var settings: SettingsDomains {
    get { service(SettingsService.self).settings }
    set { service(SettingsService.self).settings = newValue }
  }

  /// What `@SceneStorage` keeps.
  package var sceneSettings: SettingsDomain {
    get { service(SettingsService.self).sceneSettings }
    set { service(SettingsService.self).sceneSettings = newValue }
  }
}
