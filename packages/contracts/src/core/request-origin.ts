/** Host name or address with an optional port, without other characters, since it is used in URLs and headers. */
const HOST_PATTERN = /^(?=.{1,260}$)([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Headers in which the gateway forwards the requested host and protocol. */
export interface OriginHeaders {
  'x-forwarded-host'?: string | string[] | undefined;
  'x-forwarded-proto'?: string | string[] | undefined;
  host?: string | undefined;
}

/**
 * Returns the origin that the caller used, such as `https://placelore.example`; null for an invalid host. Callers can
 * forge it, so responses that depend on it must not be cached for others.
 */
export function requestOrigin(headers: OriginHeaders): string | null {
  const host = headers['x-forwarded-host'] ?? headers.host;
  if (typeof host !== 'string' || !HOST_PATTERN.test(host)) return null;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}
