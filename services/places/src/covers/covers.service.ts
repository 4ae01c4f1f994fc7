import { Injectable } from '@nestjs/common';
import type { CoverSubject, ShareCard } from '@placelore/contracts/covers.js';
import { ApiError } from '@placelore/contracts/errors.js';
import pLimit from 'p-limit';
import { renderCover } from './render-cover.js';
import { renderSharePanel } from './share-panel.js';

/** Pictures made at once, and asked for before new ones are turned away. */
const AT_ONCE = 2;
const MOST_WAITING = 60;

/** Draws covers and share panels, a few at a time, so that lookups get their turn. */
@Injectable()
export class CoversService {
  private readonly turn = pLimit(AT_ONCE);

  /** @returns a WebP @throws ApiError UNAVAILABLE when too many pictures are being waited for */
  cover(subject: CoverSubject): Promise<Buffer> {
    return this.inTurn(() => renderCover(subject));
  }

  /** @returns a PNG with transparency @throws ApiError UNAVAILABLE when too many pictures are being waited for */
  sharePanel(card: ShareCard): Promise<Buffer> {
    return this.inTurn(() => renderSharePanel(card));
  }

  private inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.turn.pendingCount >= MOST_WAITING) throw new ApiError('UNAVAILABLE');
    return this.turn(draw);
  }
}
