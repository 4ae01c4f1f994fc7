import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { JobPayload } from '@placelore/contracts/core/jobs/jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { DataSource } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';

/** Ms that a request waits for an image. */
const IMAGE_TIMEOUT_MS = 10_000;

/** Requests images that the worker generates when they are first viewed. */
@Injectable()
export class OnDemandImages {
  constructor(
    private readonly storage: Storage,
    private readonly jobRequests: JobRequests,
    private readonly jobResults: JobResults,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns a stored image. If it is missing, the first caller requests it, and concurrent callers wait for the same
   * job.
   * @param id of the image; there is one job request for each
   * @throws ApiError TIMED_OUT after 10 s, UNAVAILABLE when it could not be generated
   */
  async getOrGenerate<J extends 'cover.draw' | 'share.draw'>(
    actor: Actor,
    key: string,
    job: J,
    id: string,
    payload: JobPayload<J>,
  ): Promise<StoredObject> {
    const stored = await this.storage.stat(key);
    if (stored) return stored;
    const jobRequestId = await this.jobRequests.enqueue(this.dataSource.manager, job, payload, {
      requestedBy: formatRequester(actor),
      dedupeKey: id,
    });
    await this.jobResults.waitUntilFinished(jobRequestId, IMAGE_TIMEOUT_MS);
    const generated = await this.storage.stat(key);
    if (!generated) throw new ApiError('UNAVAILABLE');
    return generated;
  }
}
