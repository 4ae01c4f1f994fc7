/**
 * Returns the one spelling of a request target by which its answer is kept: each path segment encoded in the same way,
 * and of the query only the parameters that the answer depends on, in their own order. The answer has to be asked for by
 * this spelling too, so that it cannot show anything of another one.
 * @param url path and query, the path with valid escapes only
 */
export function normalizeTarget(url: string, parameters: readonly string[]): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const segments = path.split('/').map((segment) => encodeSegment(decodeURIComponent(segment)));
  const allParameters = new URLSearchParams(query);
  const usedParameters = new URLSearchParams(
    parameters.flatMap((name) => allParameters.getAll(name).map((value): [string, string] => [name, value])),
  );
  return segments.join('/') + (usedParameters.size > 0 ? `?${usedParameters}` : '');
}

/** Commas stay, because the product's own addresses of guides have them: `/dynamic/Lane%40-37.8,144.9`. */
const encodeSegment = (segment: string): string => encodeURIComponent(segment).replaceAll('%2C', ',');
