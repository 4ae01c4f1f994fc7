import { PHOTO_SOURCES, type PhotoCandidate } from '@placelore/contracts/places/photos.internal.js';
import { type CommonsImageInfo, getMetadata } from './commons-file.js';
import { readHtml } from './html-text.js';

/** Aspect ratio (width divided by height) to which photos are cropped for display. */
const SHOWN_RATIO = 1.5;
/** Words in the assessments of a reviewed file, with their weights. */
const ASSESSMENTS: readonly [RegExp, number][] = [
  [/featured|potd/i, 1],
  [/quality/i, 0.6],
  [/valued/i, 0.5],
];
/** Width in pixels beyond which more is of no advantage. */
const AMPLE_WIDTH = 4_000;

export interface RankedPhoto {
  candidate: PhotoCandidate;
  /** Higher is better; compares only photos found in the same way. */
  quality: number;
}

/** Rates a photo from 0 to 2.5 by its reviews, by how much of it remains after cropping, and by its size. */
export function rateQuality(info: CommonsImageInfo): number {
  const assessments = getMetadata(info, 'Assessments');
  const review = Math.max(0, ...ASSESSMENTS.map(([pattern, weight]) => (pattern.test(assessments) ? weight : 0)));
  const ratio = info.width / info.height;
  const remaining = Math.min(ratio, SHOWN_RATIO) / Math.max(ratio, SHOWN_RATIO);
  return review + remaining + 0.5 * Math.min(1, info.width / AMPLE_WIDTH);
}

/** Orders photos by how certainly they show the place, then by quality. */
export function rankPhotos(photos: readonly RankedPhoto[]): PhotoCandidate[] {
  return photos
    .toSorted(
      (a, b) =>
        PHOTO_SOURCES.indexOf(a.candidate.foundBy) - PHOTO_SOURCES.indexOf(b.candidate.foundBy) ||
        b.quality - a.quality,
    )
    .map(({ candidate }) => candidate);
}

/** Returns a text in lowercase without accents, with single spaces around every word. */
const toWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Whether the title, the description or the categories of a file contain the name of a place. The position alone is not
 * enough, because a camera beside a sight may point anywhere.
 */
export function namesPlace(fileName: string, info: CommonsImageInfo, placeName: string): boolean {
  const name = toWords(placeName);
  const texts = [
    fileName,
    readHtml(getMetadata(info, 'ImageDescription')).text,
    getMetadata(info, 'Categories').replaceAll('|', ' '),
  ];
  return name.trim() !== '' && texts.some((text) => toWords(text).includes(name));
}
