import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

extension NSWorkspace {
  /// Shows a file in the desktop's program for files: its folder is opened.
  ///
  /// - Parameters:
  ///   - fullPath: the file; nil for the folder alone.
  ///   - rootFullPath: the folder that is opened if there is no file.
  /// - Returns: whether the desktop has a program for folders.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    let folder = fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    guard let folder = folder ?? (rootFullPath.isEmpty ? nil : URL(fileURLWithPath: rootFullPath)) else { return false }
    return open(folder)
  }

  /// Shows files in the desktop's program for files: their folders are opened, each once.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    var folders: [URL] = []
    for folder in fileURLs.map({ $0.deletingLastPathComponent() }) where !folders.contains(folder) {
      folders.append(folder)
      open(folder)
    }
  }

  /// A picture of what a file is.
  public func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    let type = UTType(filenameExtension: (fullPath as NSString).pathExtension)
    return icon(for: exists && isFolder.boolValue ? .folder : type ?? .data)
  }

  /// A picture of files of a type.
  public func icon(for contentType: UTType) -> NSImage {
    let name =
      if contentType.conforms(to: .directory) {
        "folder.fill"
      } else if contentType.conforms(to: .image) {
        "photo"
      } else if contentType.conforms(to: .text) {
        "doc.text"
      } else {
        "doc"
      }
    return NSImage(systemSymbolName: name, accessibilityDescription: nil)
      ?? NSImage(size: CGSize(width: 32, height: 32))
  }

  /// The program that opens a URL; nil here: programs do not learn of one another.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }

  /// A program by its identifier; nil here: programs do not learn of one another.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }

  /// Has the desktop open a URL with the program that it has for such.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let wasOpened = open(url)
    completionHandler?(nil, wasOpened ? nil : CocoaError(.fileNoSuchFile))
  }

  /// How a program is opened. The desktop decides, so what is set is only kept.
  @MainActor @preconcurrency
  public final class OpenConfiguration: NSObject {
    /// Whether it comes to the front.
    public var activates = true
    /// Whether it can be refused.
    public var promptsUserIfNeeded = true
    /// What it is started with.
    public var arguments: [String] = []
  }

  /// Whether the user wants less movement.
  public var accessibilityDisplayShouldReduceMotion: Bool {
    FrontmostGraph.current?.environment.accessibilityReduceMotion ?? false
  }

  /// Whether the user wants more contrast.
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    FrontmostGraph.current?.environment.colorSchemeContrast == .increased
  }

  /// Posts what happens on the desktop. It does not tell programs, so nothing is posted there.
  public var notificationCenter: NotificationCenter { .default }
}

/// A program that is running. Programs do not learn of one another here: there is none but this one.
@MainActor @preconcurrency
public final class NSRunningApplication: NSObject {
  /// This program.
  public static let current = NSRunningApplication()

  private override init() {
    super.init()
  }

  /// Its name.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// Its number.
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Its identifier.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// Whether the user operates it.
  public var isActive: Bool { NSApplication.shared.isActive }

  /// Brings it to the front.
  @discardableResult
  public func activate(options: NSApplication.ActivationOptions = []) -> Bool {
    NSApplication.shared.activate()
    return true
  }

  /// Ends it.
  @discardableResult
  public func terminate() -> Bool {
    NSApplication.shared.terminate(nil)
    return true
  }
}

extension NSApplication {
  /// How a program is brought to the front. It makes no difference here.
  nonisolated public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With all windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1 << 0)
    /// In front of the program that is used.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 1 << 1)
  }
}
