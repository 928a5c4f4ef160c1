/// Hash functions that are broken, for what was made with them earlier. Nothing new is to rely on them.
public enum Insecure {}
