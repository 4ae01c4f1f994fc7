import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Brotli's second-highest levels take ten times as long for a few percent. */
const BROTLI_QUALITY = 9;

/** The style sheets of a page in one file: browsers request six files at a time, and show nothing without styles. */
export interface PageSheet {
  /** Path below the root, with a hash of the content: all servers of a build have the same file. */
  file: string;
  css: string;
  /** The same, compressed with Brotli. */
  brotli: Buffer;
  /** Files that it contains. */
  parts: readonly string[];
}

/**
 * Joins style sheets in the order in which a page would load them.
 * @param parts names of files and their content
 */
export async function joinSheets(parts: readonly (readonly [file: string, css: string])[]): Promise<PageSheet> {
  const css = parts.map(([, content]) => content).join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
  const brotli = await promisify(brotliCompress)(css, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { file: `assets/page-${hash}.css`, css, brotli, parts: parts.map(([file]) => file) };
}
