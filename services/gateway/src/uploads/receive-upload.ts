import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UploadGate, type UploadLimits } from './upload-gate.js';

/** Large bodies, which stream through to their owner. 10 MB at 1 Mbit/s come at 125 kB a second. */
const UPLOADS: UploadLimits = {
  ...{ places: 24, ofAddress: 8, ofVisitor: 4, minBytesPerSecond: 4_096 },
  ...{ waiting: 256, waitingOfAddress: 16 },
  ...{ windowMs: 15_000, graceMs: 3_000, waitMs: 30_000, checkMs: 500 },
};
/** Bodies of up to 1 MB, which are held in memory until they are whole. */
const SMALL_BODIES: UploadLimits = {
  ...{ places: 128, ofAddress: 32, ofVisitor: 16, minBytesPerSecond: 4_096 },
  ...{ waiting: 256, waitingOfAddress: 32 },
  ...{ windowMs: 10_000, graceMs: 2_000, waitMs: 10_000, checkMs: 500 },
};

export interface BodyGates {
  uploads: UploadGate;
  smallBodies: UploadGate;
}

export interface BodyLimits {
  uploads?: Partial<UploadLimits>;
  smallBodies?: Partial<UploadLimits>;
}

/**
 * The gates of a gateway.
 * @param factor multiplies what one address and one visitor may send at once, as it does with rate limits
 */
export function buildGates(factor: number, { uploads, smallBodies }: BodyLimits = {}): BodyGates {
  const gateOf = (limits: UploadLimits) =>
    new UploadGate({
      ...limits,
      ofAddress: limits.ofAddress * factor,
      ofVisitor: limits.ofVisitor * factor,
      waitingOfAddress: limits.waitingOfAddress * factor,
    });
  return {
    uploads: gateOf({ ...UPLOADS, ...uploads }),
    smallBodies: gateOf({ ...SMALL_BODIES, ...smallBodies }),
  };
}

/**
 * The body of a request that has a place, as it arrives; null for a request without one. A sender that loses its place
 * ends it with an ApiError.
 * @throws ApiError UPLOADS_FULL
 */
export async function receiveBody(
  request: FastifyRequest,
  reply: FastifyReply,
  gate: UploadGate,
): Promise<Readable | null> {
  const source = request.body as Readable | undefined;
  if (!source) return null;
  const body = new PassThrough();
  body.on('error', () => {
    // What is left of it is read by nobody.
    if (!request.raw.complete && !reply.sent) reply.header('connection', 'close');
  });
  source.once('error', (fault) => body.destroy(fault));
  source.once('close', () => {
    if (!source.readableEnded) body.destroy(new Error('the sender went'));
  });
  await gate.admit({ address: request.callerAddress, visitor: request.knownCaller }, body);
  source.on('data', (chunk: Buffer) => gate.count(body, chunk.length));
  source.pipe(body);
  return body;
}
