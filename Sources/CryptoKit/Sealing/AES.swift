/// The cipher AES: sealed messages, and keys that are wrapped in others.
public enum AES {}
