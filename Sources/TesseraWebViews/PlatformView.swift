import SwiftUI
#if APPKIT
  import TesseraAppKit

  /// What views of the web are on the platform.
  public typealias _WebPlatformView = NSView
  /// Colors of the platform.
  public typealias _WebPlatformColor = NSColor
  typealias PlatformHostingView = NSHostingView
#else
  import TesseraUIKit

  /// What views of the web are on the platform.
  public typealias _WebPlatformView = UIView
  /// Colors of the platform.
  public typealias _WebPlatformColor = UIColor
  typealias PlatformHostingView = _UIHostingView
#endif
