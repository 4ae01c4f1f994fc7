import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { JobPayload } from '@placelore/contracts/jobs.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource } from 'typeorm';
import { requesterOf } from '../discoveries/ownership.js';

/** Ms somebody is kept waiting for a picture. */
const WAIT = 10_000;

/** The pictures that the worker makes when somebody first asks for them. */
@Injectable()
export class PicturesOnDemand {
  constructor(
    private readonly storage: Storage,
    private readonly work: WorkRequests,
    private readonly settlements: Settlements,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * A stored picture; the first caller has it made, and all who ask meanwhile wait for the same work.
   * @param id of the picture, one work request each
   * @throws ApiError TIMED_OUT after 10 s, UNAVAILABLE when it could not be made
   */
  async storedOrMade<J extends 'cover.draw' | 'share.draw'>(
    actor: Person,
    key: string,
    job: J,
    id: string,
    payload: JobPayload<J>,
  ): Promise<StoredObject> {
    const stored = await this.storage.stat(key);
    if (stored) return stored;
    const workRequestId = await this.work.request(this.dataSource.manager, job, payload, {
      requestedBy: requesterOf(actor),
      dedupeKey: id,
    });
    await this.settlements.wait(workRequestId, WAIT);
    const made = await this.storage.stat(key);
    if (!made) throw new ApiError('UNAVAILABLE');
    return made;
  }
}
