/// Is there in programs for macOS only, by which Tessera knows them. Nothing uses it otherwise.
final class ProgramForMac {}
