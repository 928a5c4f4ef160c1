/// A publisher that sends what was recorded before.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and an end.
  public struct Recording {
    /// The kind of values recorded.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]

    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isComplete = false

    /// Creates a recording without values, which finishes.
    public init() {
      output = []
      completion = .finished
    }

    /// Creates a recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value; after the end it is ignored.
    public mutating func receive(_ input: Output) {
      if !isComplete {
        output.append(input)
      }
    }

    /// Records the end; only the first one counts.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if !isComplete {
        self.completion = completion
        isComplete = true
      }
    }
  }

  /// What is sent.
  public let recording: Recording

  /// Creates a publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.subscribe(subscriber)
    case .failure(let error): values.append(Fail(error: error)).subscribe(subscriber)
    }
  }
}
