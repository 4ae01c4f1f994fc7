import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes below which compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
/** Text formats only. Images are compressed already, and an event stream must be sent immediately. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](json|xml|javascript)(;|$)|^image\/svg/;

/** Compresses responses for clients that accept it; uploads pass through unchanged. */
export async function registerCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: MIN_COMPRESSED_BYTES,
    customTypes: COMPRESSIBLE,
    // The library's default quality, set explicitly: the encoder's own default (11) is far too slow for dynamic
    // responses.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

/** Sends a small forwarded response uncompressed. The library does not check the size of streamed bodies itself. */
export function skipCompressingSmall(request: FastifyRequest, responseHeaders: Record<string, unknown>): void {
  if (Number(responseHeaders['content-length']) < MIN_COMPRESSED_BYTES) request.headers['x-no-compression'] = '1';
}
