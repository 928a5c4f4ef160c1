// Foundation has them on Apple's platforms, which UIKit brings with it.
@_exported import TesseraActions
