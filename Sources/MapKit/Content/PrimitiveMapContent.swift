/// Content without a body.
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  public var body: Never {
    fatalError("\(Self.self) is primitive map content: its body must not be called.")
  }
}
