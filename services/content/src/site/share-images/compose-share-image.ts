import { SHARE_BACKGROUND_LEFT, SHARE_SIZE } from '@placelore/contracts/content/covers.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import sharp from 'sharp';

/** Never visible, because the panel starts where the background ends. */
const BACKGROUND_COLOR = '#fffdf8';
/** PNG options: quality of the palette from 1 to 100, effort from 1 to 10. */
const PNG_OPTIONS = { palette: true, quality: 90, effort: 4 } as const;

/**
 * Puts the panel over the background, which is cropped to its center and fills the rest. Returns a PNG of some 250 kB.
 * That takes 150 ms, most of it for the palette.
 * @throws ApiError IMAGE_UNREADABLE when one of the two is not a complete image
 */
export async function composeShareImage(ground: Buffer, panel: Buffer): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  try {
    const resizedGround = await sharp(ground, { failOn: 'truncated' })
      .resize(width - SHARE_BACKGROUND_LEFT, height, { fit: 'cover' })
      .toBuffer();
    return await sharp({ create: { width, height, channels: 3, background: BACKGROUND_COLOR } })
      .composite([
        { input: resizedGround, left: SHARE_BACKGROUND_LEFT, top: 0 },
        { input: panel, left: 0, top: 0 },
      ])
      .png(PNG_OPTIONS)
      .toBuffer();
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}
