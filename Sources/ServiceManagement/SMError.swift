/// The system failed.
public let kSMErrorInternalFailure = 2
/// The signature of a helper is not valid.
public let kSMErrorInvalidSignature = 3
/// The user may not do it.
public let kSMErrorAuthorizationFailure = 4
/// The helper cannot be run.
public let kSMErrorToolNotValid = 5
/// There is no such service.
public let kSMErrorJobNotFound = 6
/// What runs services does not answer.
public let kSMErrorServiceUnavailable = 7
/// The property list of a service does not exist.
public let kSMErrorJobPlistNotFound = 8
/// The service has to be enabled.
public let kSMErrorJobMustBeEnabled = 9
/// The property list of a service is not valid.
public let kSMErrorInvalidPlist = 10
/// The user does not let the service start.
public let kSMErrorLaunchDeniedByUser = 11
/// The service is registered already.
public let kSMErrorAlreadyRegistered = 12
