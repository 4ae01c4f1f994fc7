import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AnalysisHints } from '@placelore/contracts/analyses.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { decodePhoto } from '../photos/decode.js';
import { Turnstile } from '../photos/turnstile.js';
import { Providers } from '../wiring/providers.js';
import { AnalysesRepository } from './analyses.repository.js';
import type { Analysis } from './analysis.entity.js';
import { originalKeyOf, ownerKey, photoKeyOf, resultKey } from './keys.js';
import { announcedBytes, readUpload } from './upload.js';

/** Bytes of uploads in memory at once; further clients wait before a byte of theirs is read. */
const UPLOADS_IN_MEMORY = 96 * 1024 * 1024;

/** Takes photos in: reads, checks and keeps them, and asks for their analysis. */
@Injectable()
export class IntakeService {
  private readonly memory = new Turnstile(UPLOADS_IN_MEMORY);

  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly work: WorkRequests,
    private readonly storage: Storage,
    private readonly providers: Providers,
  ) {}

  /**
   * The analysis that answers the upload: a new one, or the one this owner already has for the same photo and hints.
   * @throws ApiError when the upload is no photo that can be read.
   */
  take(actor: Person, request: IncomingMessage): Promise<Analysis> {
    if (actor.userId === null && actor.visitorId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
    return this.memory.run(announcedBytes(request), async () => {
      const { bytes, hints } = await readUpload(request);
      const imageHash = createHash('sha256').update(bytes).digest('hex');
      const key = resultKey(imageHash, hints, this.providers.fingerprint);
      const known = await this.analyses.byResultKey(ownerKey(actor), key);
      return known ?? (await this.admit(actor, bytes, hints, imageHash, key));
    });
  }

  /** Files first, then the row and its work request together: a crash between them leaves files, never a row without. */
  private async admit(
    actor: Person,
    bytes: Buffer,
    hints: AnalysisHints,
    imageHash: string,
    key: string,
  ): Promise<Analysis> {
    const photo = await decodePhoto(bytes);
    const id = randomUUID();
    await this.storage.put(originalKeyOf(id), bytes, 'application/octet-stream');
    await this.storage.put(photoKeyOf(id), photo.picture.bytes, photo.picture.mediaType);
    const inserted = await this.analyses.transaction(async (manager) => {
      const workRequestId = await this.work.request(
        manager,
        'photo.analyze',
        { analysisId: id },
        { requestedBy: ownerKey(actor) },
      );
      const fresh = await this.analyses.insert(manager, {
        id,
        userId: actor.userId,
        username: actor.username,
        visitorId: actor.visitorId,
        ownerKey: ownerKey(actor),
        resultKey: key,
        source: hints.source,
        hints,
        imageHash,
        metadata: photo.metadata,
        workRequestId,
      });
      // The very same question came in twice at once: the other one's work request does for both.
      if (!fresh) await this.work.settle(manager, workRequestId, { status: 'done' });
      return fresh;
    });
    if (!inserted) await this.storage.remove([originalKeyOf(id), photoKeyOf(id)]);
    const analysis = await this.analyses.byResultKey(ownerKey(actor), key);
    if (!analysis) throw new ApiError('ANALYSIS_FAILED');
    return analysis;
  }
}
