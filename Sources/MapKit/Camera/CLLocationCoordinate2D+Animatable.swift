/// Places move along their degrees, as in keyframes of cameras.
nonisolated extension CLLocationCoordinate2D: Animatable {
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}
