import Foundation

/// Errors of files in words for the user.
nonisolated enum DocumentProblem {
  /// What went wrong: what the error itself says, in plain words for the frequent ones.
  static func description(of error: any Error) -> String {
    guard let error = error as? CocoaError else {
      return (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
    }
    return switch error.code {
    case .fileReadNoPermission, .fileWriteNoPermission: "You do not have the permission to do that."
    case .fileNoSuchFile, .fileReadNoSuchFile: "The file is not there anymore."
    case .fileWriteOutOfSpace: "There is no space left on the disk."
    case .fileWriteVolumeReadOnly: "The disk can only be read."
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding:
      "The file is damaged, or it is not what its name says."
    case .fileReadUnsupportedScheme: "Files of this kind cannot be opened."
    case .fileReadUnknown: "It is not a file that can be read."
    default: error.localizedDescription
    }
  }
}
