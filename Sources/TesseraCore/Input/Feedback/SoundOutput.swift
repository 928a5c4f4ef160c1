/// Where sounds go that code plays.
package enum SoundOutput {
  /// Takes the names of the sounds that the running code plays, which are not heard then; nil where they are heard.
  @TaskLocal package static var recorder: SoundRecorder?
}
