import { Injectable } from '@nestjs/common';
import type { PhotoSize } from '@placelore/contracts/analysis/analysis-photos.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import sharp from 'sharp';
import { AnalysesService } from '../analyses.service.js';
import { readPhoto } from '../steps/read-photo.js';

/** Maximum width and height of a thumbnail, in pixels. */
const THUMBNAIL_EDGE_PX = 320;

/** Returns photos to their owner, who may open a question about one on another device or in a later visit. */
@Injectable()
export class AnalysisPhotosService {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly storage: Storage,
  ) {}

  /** @throws ApiError ANALYSIS_NOT_FOUND, also for an analysis of another owner; OBJECT_NOT_FOUND */
  async read(actor: Actor, id: string, size: PhotoSize): Promise<Buffer> {
    await this.analyses.getOwn(actor, id);
    const { bytes } = await readPhoto(this.storage, id);
    if (size === 'full') return bytes;
    return sharp(bytes).resize(THUMBNAIL_EDGE_PX, THUMBNAIL_EDGE_PX, { fit: 'inside' }).jpeg().toBuffer();
  }
}
