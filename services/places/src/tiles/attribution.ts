import type { AttributionPart } from '@placelore/contracts/places/tiles.js';

const OPENSTREETMAP = /openstreetmap/i;
/** Required by the tile policy of OpenStreetMap. */
const FIX_THE_MAP: AttributionPart = { text: 'Fix the map', url: 'https://www.openstreetmap.org/fixthemap' };

/**
 * Reads a credit as stated by tile servers and archives: HTML, from which only text and http(s) links are taken. A
 * credit to OpenStreetMap also gets a link to where its map can be corrected.
 */
export function parseAttribution(html: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  let [words, url] = ['', null as string | null];
  const endPart = (nextUrl: string | null) => {
    const text = decodeEntities(words).replace(/\s+/g, ' ').trim();
    if (text !== '') parts.push({ text, url });
    [words, url] = ['', nextUrl];
  };
  for (const { text, tag } of splitTags(html)) {
    words += text;
    if (/^a\s/i.test(tag)) endPart(parseLink(tag));
    else if (/^\/a\b/i.test(tag)) endPart(null);
    else words += ' ';
  }
  endPart(null);
  return OPENSTREETMAP.test(html) ? [...parts, FIX_THE_MAP] : parts;
}

/** Returns the texts of HTML, each with the tag after it; an unclosed tag is dropped. */
function* splitTags(html: string): Generator<{ text: string; tag: string }> {
  let position = 0;
  for (;;) {
    const start = html.indexOf('<', position);
    if (start < 0) return yield { text: html.slice(position), tag: '' };
    const end = html.indexOf('>', start);
    if (end < 0) return yield { text: html.slice(position, start), tag: '' };
    yield { text: html.slice(position, start), tag: html.slice(start + 1, end) };
    position = end + 1;
  }
}

function parseLink(tag: string): string | null {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  return toWebUrl(decodeEntities(double ?? single ?? ''));
}

/** Joins credits without repeating a part. */
export function joinAttributions(...credits: AttributionPart[][]): AttributionPart[] {
  const parts = new Map(credits.flat().map((part) => [`${part.text}\n${part.url}`, part]));
  return [...parts.values()];
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['copy', '©'],
  ['nbsp', ' '],
  ['#39', "'"],
  ['#169', '©'],
]);
const decodeEntities = (text: string) => text.replace(/&(#?\w+);/g, (entity, name) => ENTITIES.get(name) ?? entity);

function toWebUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
