/** Returns whether a path can be decoded: no page has one with broken escapes. */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
