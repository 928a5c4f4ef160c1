#if Windows
import Foundation
import TesseraCore

/// Shows pages of the web with WebKitGTK, where it is installed.
@MainActor
final class DesktopWeb: WebService {
  init() {
    ProgramServices.ofProgram.web.service = self
  }

  func makePage(_ options: WebPageOptions) -> any HostedWebPage {
    guard let library = WebKitLibrary.installed, let page = DesktopWebPage(library, options) else {
      ServiceWarning.write(WebKitLibrary.missingMessage)
      return UnavailableWebPage(WebKitLibrary.missingMessage)
    }
    return page
  }
}
#endif
