import Foundation

extension Error {
  /// Why a file could not be written, in the system's words: "no space left on device", "permission denied".
  package var writeReason: String {
    guard let code = posixCode else { return "an unknown fault (\(self))" }
    return WritingError.words(for: code)
  }

  /// The system's error number; Foundation hides it in errors of its own.
  private var posixCode: Int32? {
    if let error = self as? POSIXError { return error.code.rawValue }
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { return underlying.posixCode }
    return switch CocoaError.Code(rawValue: error.code) {
    case _ where error.domain != NSCocoaErrorDomain: nil
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileWriteFileExists: EEXIST
    case .fileWriteNoPermission, .fileReadNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    default: nil
    }
  }
}
