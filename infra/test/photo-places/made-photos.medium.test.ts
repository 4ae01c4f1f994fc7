import { afterAll, describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { PhotoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import sharp from 'sharp';
import { PhotoOcr } from '../../../services/analysis/src/images/ocr.js';
import { getHintClues, getTextClues, sortByEvidence } from '../../../services/analysis/src/vision/clues.js';
import { formatGpsTags } from '../../../services/analysis/test/support/create-photo.js';
import { locate } from '../../../services/places/src/geo/embedded/locate.js';
import { judgeLocation, toComplete } from './judge-location.ts';
import { MADE_PHOTOS, type MadePhoto } from './made-photos.ts';

/** Pixels of the sign around its letters. */
const BORDER = { top: 30, bottom: 30, left: 40, right: 40, background: '#f4f4f0' };
const atlas = Atlas.load();
const decoder = new PhotoDecoder();
const reader = new PhotoOcr();
let right = 0;
afterAll(async () => {
  decoder.close();
  await reader.close();
  console.log(`made photos: ${right} of ${MADE_PHOTOS.length} right`);
});

/** Creates the file that a visitor uploads: a white sign on gray, or only gray, with its position in the metadata. */
async function makePhoto({ at, sign }: MadePhoto): Promise<Buffer> {
  const wall = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#909090' } });
  const letters =
    sign &&
    (await sharp({ text: { text: sign, font: 'sans bold 44', dpi: 96, rgba: true } })
      .png()
      .toBuffer());
  const board = letters && (await sharp(letters).flatten({ background: '#f4f4f0' }).extend(BORDER).png().toBuffer());
  const picture = wall.composite(board ? [{ input: board, gravity: 'center' }] : []).jpeg({ quality: 85 });
  return at
    ? picture.withExif({ IFD3: formatGpsTags({ latitude: at[0], longitude: at[1] }) }).toBuffer()
    : picture.toBuffer();
}

/** Locates a photo as the service does: decodes it, reads its text, and weighs the clues. */
async function locatePhoto(photo: MadePhoto) {
  const { jpeg, metadata } = await decoder.open(await makePhoto(photo));
  const hints = {
    source: 'file_upload' as const,
    keepPrivate: false,
    ...(photo.hint !== undefined && { location: photo.hint }),
  };
  const text = photo.sign === undefined ? null : ((await reader.read(jpeg))?.text ?? null);
  return locate(atlas, sortByEvidence([...getHintClues(hints, metadata), ...getTextClues(text)]));
}

describe('photos with positions and signs', () => {
  test.each(MADE_PHOTOS.map((photo) => [photo.what, photo] as const))('a photo %s', async (_what, photo) => {
    const { place, alternatives } = await locatePhoto(photo);
    expect(judgeLocation(place, alternatives, photo.expected)).toEqual(toComplete(photo.expected));
    right++;
  });
});
