import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes below which compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
/** Text in all its forms. Pictures are compressed already, and an event stream has to leave at once. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](json|xml|javascript)(;|$)|^image\/svg/;

/** Compresses answers for those who accept it; uploads pass through as they are. */
export async function registerCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: MIN_COMPRESSED_BYTES,
    customTypes: COMPRESSIBLE,
    // The library's own default, stated because the encoder's (11) is far too slow for answers made on the way.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

/** Has a forwarded answer passed on as it is when it is small: the library measures only what is not a stream. */
export function skipCompressingSmall(request: FastifyRequest, responseHeaders: Record<string, unknown>): void {
  if (Number(responseHeaders['content-length']) < MIN_COMPRESSED_BYTES) request.headers['x-no-compression'] = '1';
}
