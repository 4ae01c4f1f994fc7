import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Brotli's highest levels take ten times as long to save a few percent. */
const BROTLI_QUALITY = 9;

/**
 * All style sheets of a page in one file: browsers request only six files at a time, and paint nothing without styles.
 */
export interface PageSheet {
  /** Path below the root, with a hash of the content, so that all servers of a build have the same file. */
  file: string;
  css: string;
  /** The content, compressed with Brotli. */
  brotli: Buffer;
  /** Names of the joined files. */
  parts: readonly string[];
}

/**
 * Joins style sheets in the order in which a page would load them.
 * @param parts names and contents of files
 */
export async function joinSheets(parts: readonly (readonly [file: string, css: string])[]): Promise<PageSheet> {
  const css = parts.map(([, content]) => content).join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
  const brotli = await promisify(brotliCompress)(css, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { file: `assets/page-${hash}.css`, css, brotli, parts: parts.map(([file]) => file) };
}
