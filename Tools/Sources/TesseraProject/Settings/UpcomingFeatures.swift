/// The language features that build settings switch on.
enum UpcomingFeatures {
  private static let prefix = "SWIFT_UPCOMING_FEATURE_"
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
  /// Names whose words do not follow from the settings'.
  private static let irregular = ["EXISTENTIAL_ANY": "ExistentialAny"]

  /// Features by name, sorted.
  static func enabled(by settings: BuildSettings) -> [String] {
    var features: Set<String> = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(approachableConcurrency) }
    for (name, value) in settings.withPrefix(prefix) where value == "YES" {
      features.insert(irregular[name] ?? name.split(separator: "_").map(\.capitalized).joined())
    }
    // These are part of the language mode 6, where naming them is an error.
    if settings["SWIFT_VERSION"]?.hasPrefix("6") == true { features.subtract(partOfSwift6) }
    return features.sorted()
  }

  private static let partOfSwift6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
  ]
}
