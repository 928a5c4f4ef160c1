// Not a part of any target.
