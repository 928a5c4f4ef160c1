/// A pin; shown as a balloon.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKMarkerAnnotationView {
  /// The color; nil for red.
  open var pinTintColor: UIColor! {
    get { markerTintColor }
    set { markerTintColor = newValue }
  }

  /// Whether it falls down when it is added; it does not here.
  open var animatesDrop = false
}
