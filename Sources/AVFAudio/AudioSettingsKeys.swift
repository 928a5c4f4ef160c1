// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The samples in a second, in settings of sounds.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels, in settings of sounds.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The format of a file, in settings of sounds.
public let AVFormatIDKey = "AVFormatIDKey"
/// How good a recording is to be, in settings of sounds.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The bits of a second, in settings of sounds.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The bits of a sample, in settings of sounds.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether samples have their highest byte first, in settings of sounds.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are floating-point numbers, in settings of sounds.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
