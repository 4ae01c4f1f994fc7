/** Host name or address with an optional port; no other characters, because the value ends up in URLs and headers. */
const HOST_PATTERN = /^(?=.{1,260}$)([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Headers in which the gateway forwards the requested host and protocol. */
export interface OriginHeaders {
  'x-forwarded-host'?: string | string[] | undefined;
  'x-forwarded-proto'?: string | string[] | undefined;
  host?: string | undefined;
}

/**
 * Returns the origin the caller used, such as `https://placelore.example`, or null for an invalid host. Callers can
 * forge it, so responses built from it must not be shared.
 */
export function requestOrigin(headers: OriginHeaders): string | null {
  const host = headers['x-forwarded-host'] ?? headers.host;
  if (typeof host !== 'string' || !HOST_PATTERN.test(host)) return null;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}
