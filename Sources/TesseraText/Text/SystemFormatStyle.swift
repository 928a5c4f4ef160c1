/// Styles that write dates as clocks and distances, and know when their text changes next.
public enum SystemFormatStyle: Sendable {}
