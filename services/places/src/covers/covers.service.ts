import { Injectable } from '@nestjs/common';
import type { CoverSubject, CoverVariant, ShareCard } from '@placelore/contracts/content/covers.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import pLimit from 'p-limit';
import { renderCover } from './render-cover.js';
import { renderSharePanel } from './share-panel.js';

/** Maximum number of images drawn concurrently, and of waiting requests before new ones are rejected. */
const MAX_CONCURRENT_DRAWINGS = 2;
const MAX_QUEUED_DRAWINGS = 60;

/** Draws covers and share panels, only a few at a time, so that other requests are not delayed. */
@Injectable()
export class CoversService {
  private readonly limit = pLimit(MAX_CONCURRENT_DRAWINGS);

  /**
   * Draws a cover.
   * @returns a WebP
   * @throws ApiError UNAVAILABLE when too many requests are waiting
   */
  cover(subject: CoverSubject, variant: CoverVariant): Promise<Buffer> {
    return this.schedule(() => renderCover(subject, variant));
  }

  /**
   * Draws a share panel.
   * @returns a PNG with transparency
   * @throws ApiError UNAVAILABLE when too many requests are waiting
   */
  sharePanel(card: ShareCard): Promise<Buffer> {
    return this.schedule(() => renderSharePanel(card));
  }

  private schedule<T>(draw: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= MAX_QUEUED_DRAWINGS) throw new ApiError('UNAVAILABLE');
    return this.limit(draw);
  }
}
