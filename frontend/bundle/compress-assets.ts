import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg)$/;
/** File size in bytes below which compression saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes compressed copies of scripts and styles beside them at the highest level, which is too slow to run for every
 * request.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const writes = Object.values(bundle).map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!COMPRESSIBLE.test(file.fileName) || content.length < MIN_COMPRESSED_BYTES) return;
        const path = join(dir, file.fileName);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(`${path}.br`, await compressBrotli(content, { params }));
        await writeFile(`${path}.gz`, await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }));
      });
      await Promise.all(writes);
    },
  };
}
