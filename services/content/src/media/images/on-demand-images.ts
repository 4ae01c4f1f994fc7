import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { JobPayload } from '@placelore/contracts/core/jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { DataSource } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';

/** Ms somebody is kept waiting for a picture. */
const IMAGE_TIMEOUT_MS = 10_000;

/** The pictures that the worker makes when somebody first asks for them. */
@Injectable()
export class OnDemandImages {
  constructor(
    private readonly storage: Storage,
    private readonly jobRequests: JobRequests,
    private readonly jobResults: JobResults,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * A stored picture; the first caller has it made, and all who ask meanwhile wait for the same work.
   * @param id of the picture, one work request each
   * @throws ApiError TIMED_OUT after 10 s, UNAVAILABLE when it could not be made
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
