import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { AnalysisHints } from '@placelore/contracts/analyses.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { photoDecoder } from '@placelore/photos/photo-decoder.js';
import type { SpooledFile } from '@placelore/platform/http/spool.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { Providers } from '../wiring/providers.js';
import { AnalysesRepository, type NewAnalysis } from './analyses.repository.js';
import type { Analysis } from './analysis.entity.js';
import { ownerKey, photoKeyOf, resultKey } from './keys.js';
import { readUpload } from './upload.js';

/** Takes photos in: reads, checks and keeps them, and asks for their analysis. */
@Injectable()
export class IntakeService implements OnApplicationShutdown {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly work: WorkRequests,
    private readonly storage: Storage,
    private readonly providers: Providers,
    private readonly spool: Spool,
  ) {}

  /**
   * The analysis that answers the upload: a new one, or the one this owner already has for the same photo and hints.
   * @throws ApiError when the upload is no photo that can be read.
   */
  take(actor: Person, request: IncomingMessage): Promise<Analysis> {
    if (actor.userId === null && actor.visitorId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
    return this.spool.use(async (file) => {
      const hints = await readUpload(request, this.spool, file);
      const imageHash = file.sha256();
      const key = resultKey(imageHash, hints, this.providers.fingerprint);
      const known = await this.analyses.byResultKey(ownerKey(actor), key);
      if (known) await this.analyses.noteUse({ id: known.id });
      return known ?? (await this.admit(actor, file, hints, imageHash, key));
    });
  }

  /**
   * Files first, then the row and its work request together: a crash between them leaves files, never a row without.
   * When the very same question came in twice at once, the other one's row answers both.
   */
  private async admit(
    actor: Person,
    file: SpooledFile,
    hints: AnalysisHints,
    imageHash: string,
    key: string,
  ): Promise<Analysis> {
    const photo = await photoDecoder.open(file);
    const id = randomUUID();
    const { userId, username, visitorId } = actor;
    const row = { id, userId, username, visitorId, ownerKey: ownerKey(actor), resultKey: key };
    try {
      await this.storage.put(photoKeyOf(id), photo.jpeg, 'image/jpeg');
      await this.insert({ ...row, source: hints.source, hints, imageHash, metadata: photo.metadata });
    } catch (thrown) {
      await this.removeUnused(id).catch(() => {});
      throw thrown;
    }
    const mine = await this.analyses.byId(id);
    if (mine) return mine;
    await this.removeUnused(id);
    // The other one can have failed meanwhile, and then answers nothing.
    const other = await this.analyses.byResultKey(ownerKey(actor), key);
    return other ?? this.admit(actor, file, hints, imageHash, key);
  }

  /** Inserts nothing when the same question of the same owner was inserted meanwhile. */
  private async insert(row: Omit<NewAnalysis, 'workRequestId'>): Promise<void> {
    await this.analyses.transaction(async (manager) => {
      const payload = { analysisId: row.id };
      const workRequestId = await this.work.request(manager, 'photo.analyze', payload, { requestedBy: row.ownerKey });
      const fresh = await this.analyses.insert(manager, { ...row, workRequestId });
      if (!fresh) await this.work.settle(manager, workRequestId, { status: 'done' });
    });
  }

  onApplicationShutdown(): void {
    photoDecoder.close();
  }

  /** After a fault it may not be known whether the row was kept, so that is looked up. */
  private async removeUnused(id: string): Promise<void> {
    if (!(await this.analyses.byId(id))) await this.storage.remove([photoKeyOf(id)]);
  }
}
