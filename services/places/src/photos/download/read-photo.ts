import { type ImageCredit, PHOTO_CHANGES } from '@placelore/contracts/content/image-credit.js';
import { MIN_PHOTO_WIDTH } from '@placelore/contracts/places/photos.internal.js';
import { type CommonsFile, type CommonsImageInfo, getMetadata } from '../commons-file.js';
import { readHtml } from '../html-text.js';
import { parseLicense, requiresAuthor } from '../license.js';

const ACCEPTED_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Aspect ratios (width divided by height) outside which the center of a photo does not show its subject. */
const ASPECT_RATIO = { min: 0.5, max: 3 } as const;
/** Words in a title or in categories that mark files that are not photos of a place. */
const NO_PHOTO_PATTERN =
  /\b(maps?|karten?|cartes?|floor ?plans?|plans? of|diagrams?|flags?|logos?|logotypes?|coats? of arms|emblems?|seals? of|wappen|blasons?|icons?|pictograms?|banknotes?|postage stamps?|svg|screenshots?|signatures?|montages?|collages?)\b/i;
/** The lighting of the Eiffel Tower at night is a protected work; the tower itself is not. */
const PROTECTED_LIGHTS = { item: 'Q243', pattern: /night|nuit|noche|notte|nacht|illumin|lights?\b|sparkl/i } as const;
const NO_AUTHOR_PATTERN =
  /^(unknown( author| photographer)?|anonymous|author unknown|own work|self|see (below|above|file history|description)|n\/?a|various|none|-+|\?+)\.?$/i;
/** Maximum length of a credit in characters; a longer one cannot be shown beside a photo. */
const MAX_AUTHOR_LENGTH = 200;
const MAX_TITLE_LENGTH = 300;

export const REJECTIONS = [
  'license',
  'author',
  'not free',
  'deletion',
  'restricted',
  'format',
  'size',
  'subject',
  'rights',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

export type ReadPhoto = { credit: ImageCredit; info: CommonsImageInfo } | { rejection: Rejection };

/**
 * Reads the credit of a file, if the file is a photo that may be published.
 * @param item Wikidata item of the place, for rights that depend on it
 * @param retrievedAt time at which the file was read
 */
export function readPhoto(file: CommonsFile, item: string | null, retrievedAt: Date): ReadPhoto {
  const info = file.imageinfo?.[0];
  if (!info) return { rejection: 'format' };
  const rejection = findFileRejection(file.title, info, item);
  if (rejection) return { rejection };
  const license = parseLicense({
    license: getMetadata(info, 'License'),
    shortName: readHtml(getMetadata(info, 'LicenseShortName')).text,
    terms: readHtml(getMetadata(info, 'UsageTerms')).text,
    url: getMetadata(info, 'LicenseUrl'),
  });
  if (!license) return { rejection: 'license' };
  const { author, authorUrl } = readAuthor(info);
  if (author === null && requiresAuthor(license)) return { rejection: 'author' };
  const credit: ImageCredit = {
    provider: 'commons',
    title: readTitle(file.title, info),
    author,
    authorUrl: author === null ? null : authorUrl,
    license,
    sourceUrl: info.descriptionurl,
    sha1: info.sha1,
    changes: PHOTO_CHANGES,
    retrievedAt: retrievedAt.toISOString(),
  };
  return { credit, info };
}

function findFileRejection(title: string, info: CommonsImageInfo, item: string | null): Rejection | null {
  if (!ACCEPTED_TYPES.has(info.mime)) return 'format';
  const ratio = info.width / info.height;
  if (info.width < MIN_PHOTO_WIDTH || ratio < ASPECT_RATIO.min || ratio > ASPECT_RATIO.max) return 'size';
  if (isSet(getMetadata(info, 'NonFree'))) return 'not free';
  if (getMetadata(info, 'DeletionReason') !== '') return 'deletion';
  if (getMetadata(info, 'Restrictions') !== '') return 'restricted';
  const words = `${toFileName(title)} ${getMetadata(info, 'Categories').replaceAll('|', ' | ')}`;
  if (NO_PHOTO_PATTERN.test(words)) return 'subject';
  return item === PROTECTED_LIGHTS.item && PROTECTED_LIGHTS.pattern.test(words) ? 'rights' : null;
}

const isSet = (value: string): boolean => !['', 'false', '0'].includes(value.toLowerCase());

/** The requested attribution replaces the author's name, but the link is always the author's. */
function readAuthor(info: CommonsImageInfo): Pick<ImageCredit, 'author' | 'authorUrl'> {
  const artist = readHtml(getMetadata(info, 'Artist'));
  const attribution = readHtml(getMetadata(info, 'Attribution'));
  const text = attribution.text || artist.text;
  const isNamed = text !== '' && text.length <= MAX_AUTHOR_LENGTH && !NO_AUTHOR_PATTERN.test(text);
  return { author: isNamed ? text : null, authorUrl: toWebUrl(attribution.link ?? artist.link, info.descriptionurl) };
}

/** Returns an absolute URL that browsers may open; null for all other links. */
function toWebUrl(link: string | null, base: string): string | null {
  const url = link === null ? null : URL.parse(link, base);
  return url !== null && ['https:', 'http:'].includes(url.protocol) && url.href.length <= 1_000 ? url.href : null;
}

function readTitle(fileTitle: string, info: CommonsImageInfo): string {
  const { text } = readHtml(getMetadata(info, 'ObjectName'));
  return (text || toFileName(fileTitle)).slice(0, MAX_TITLE_LENGTH);
}

/** Returns "Tour Eiffel" for "File:Tour_Eiffel.jpg". */
export const toFileName = (title: string): string =>
  title
    .replace(/^File:/i, '')
    .replace(/\.\w{2,5}$/, '')
    .replaceAll('_', ' ');
