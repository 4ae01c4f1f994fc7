/**
 * Returns a connection string for another server with the same role, password and database.
 * @param host `host` or `host:port`; undefined changes nothing
 */
export function replaceHost(url: string, host: string | undefined): string {
  if (host === undefined) return url;
  const replaced = new URL(url);
  replaced.port = '';
  replaced.host = host;
  return replaced.href;
}
