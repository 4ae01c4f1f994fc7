/** Returns whether a path can be decoded: no page has one with broken escapes. */
export function isDecodablePath(pathname: string): boolean {
  try {
    // The result is used: a bundler drops a call whose result is not.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
