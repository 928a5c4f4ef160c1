/// A namespace for types that act as subscribers or serve them.
public enum Subscribers {}
