/// What a map shows at a place, with a title.
nonisolated open class MKShape: NSObject, MKAnnotation {
  /// What it is called.
  open var title: String?
  /// What is said about it.
  open var subtitle: String?

  /// The place; 0 degrees north and 0 degrees east unless a subclass knows better.
  open var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  private var place = CLLocationCoordinate2D()

  /// Creates a shape without a title.
  public override init() {
    super.init()
  }
}
