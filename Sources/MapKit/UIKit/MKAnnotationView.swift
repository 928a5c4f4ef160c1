/// The view of an annotation.
///
/// Annotations that lie together are all shown, unless their views have a `clusteringIdentifier` in common (MK31).
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)? {
    didSet { changed() }
  }

  /// By what views are used again.
  public let reuseIdentifier: String?

  /// The picture in the middle; nil for none.
  open var image: UIImage? {
    didSet {
      if let image, bounds.isEmpty { frame.size = image.size }
      changed()
    }
  }

  /// How far the middle lies from the place, in points.
  open var centerOffset = CGPoint.zero {
    didSet { changed() }
  }

  /// Whether title and subtitle are shown above it while it is selected.
  open var canShowCallout = false {
    didSet { changed() }
  }

  /// Whether it can be selected.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// Whether it is selected.
  open internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { setSelected(isSelected, animated: true) } }
  }

  /// Annotations that lie together are shown as one if their views have the same identifier (MK31); nil for none.
  open var clusteringIdentifier: String? {
    didSet { if clusteringIdentifier != oldValue { changed() } }
  }

  /// The view of the cluster that stands for this one; nil while this one is shown.
  open internal(set) weak var cluster: MKAnnotationView?

  /// Creates the view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view that a map makes by its class, with `init(annotation:reuseIdentifier:)`. Programs do not call it.
  public required convenience init(reusableAs identifier: String) {
    self.init(annotation: nil, reuseIdentifier: identifier)
  }

  /// Creates a view for no annotation.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    if frame.size != .zero { self.frame = frame }
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  weak var map: MKMapView?

  /// The selection changed; subclasses may look otherwise.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  /// The view is about to be used for another annotation.
  open func prepareForReuse() {}

  /// The view is about to be shown.
  open func prepareForDisplay() {}

  func changed() { map?.state.contentDidChange() }

  /// What the map shows for it.
  func content(of annotation: any MKAnnotation) -> MapElement.Kind {
    .annotation(
      AnnotationContent(
        coordinate: annotation.coordinate, anchor: .center, title: nil,
        content: AnyView(MapViewAnnotation(view: self, annotation: annotation, revision: map?.state.revision ?? 0))))
  }
}
