import { ApiError } from '@placelore/contracts/core/errors.js';
import type { z } from 'zod';
import { VendorHttpError } from './vendor-errors.js';
import type { VendorCall, VendorHost } from './vendor-host.js';
import type { CachedResponse } from './vendor-response-cache.js';

/** Servers with the same data, tried in order: if one is busy or rejects this installation, the next one is called. */
export class VendorMirrors {
  constructor(private readonly hosts: readonly VendorHost[]) {}

  /** Returns the response of the first server that answers. See {@link callDated}. */
  async call<S extends z.ZodType>(call: VendorCall<S>): Promise<z.output<S>> {
    return (await this.callDated(call)).value;
  }

  /**
   * Returns the response of the first server that answers, with its age.
   * @throws ApiError of the last server, as {@link VendorHost.call}
   */
  async callDated<S extends z.ZodType>(call: VendorCall<S>): Promise<CachedResponse<z.output<S>>> {
    for (const [index, host] of this.hosts.entries()) {
      try {
        return await host.callDated(call);
      } catch (thrown) {
        if (index === this.hosts.length - 1 || !mayAnotherAnswer(thrown)) throw thrown;
      }
    }
    throw new ApiError('PROVIDER_UNAVAILABLE');
  }

  async close(): Promise<void> {
    await Promise.all(this.hosts.map((host) => host.close()));
  }
}

/**
 * A request that one server considers invalid is invalid everywhere, and after a timeout there is no time for another
 * server.
 */
function mayAnotherAnswer(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  if (thrown.code === 'PROVIDER_REJECTED') return thrown.cause instanceof VendorHttpError && thrown.cause.isKeyRejected;
  return thrown.code === 'PROVIDER_UNAVAILABLE';
}
