/** A host name or address with or without a port, and nothing an address or a header could be broken with. */
const HOST_PATTERN = /^(?=.{1,260}$)([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Headers in which the gateway tells what was called. */
export interface OriginHeaders {
  'x-forwarded-host'?: string | string[] | undefined;
  'x-forwarded-proto'?: string | string[] | undefined;
  host?: string | undefined;
}

/**
 * How a caller addressed the installation, such as `https://placelore.example`, or null when the host is none. Whoever
 * calls may choose it: an answer made with it must not be given to others.
 */
export function requestOrigin(headers: OriginHeaders): string | null {
  const host = headers['x-forwarded-host'] ?? headers.host;
  if (typeof host !== 'string' || !HOST_PATTERN.test(host)) return null;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}
