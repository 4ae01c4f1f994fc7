/**
 * Checks whether all routers and servers read a decoded path, or a text in a path, in the same way. Some take
 * backslashes for slashes, and dot segments lead out of a path in any spelling.
 */
export const isUnambiguousInPath = (decoded: string): boolean =>
  !decoded.includes('\\') && !decoded.split('/').some((segment) => segment === '.' || segment === '..');
