import type { AttributionPart } from '@placelore/contracts/places/tiles.js';

const LINK = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi;
const OPENSTREETMAP = /openstreetmap/i;
/** Asked for by the tile policy of OpenStreetMap. */
const FIX_THE_MAP: AttributionPart = { text: 'Fix the map', url: 'https://www.openstreetmap.org/fixthemap' };

/**
 * Reads a credit as tile servers and archives state it: text with links in HTML, of which only words and http(s)
 * addresses are taken. A credit of OpenStreetMap also links to where its map is corrected.
 */
export function parseAttribution(html: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  const add = (text: string, url: string | null) => {
    const words = toPlainText(text);
    if (words !== '') parts.push({ text: words, url });
  };
  let position = 0;
  for (const match of html.matchAll(LINK)) {
    add(html.slice(position, match.index), null);
    add(match[3] ?? '', toWebUrl(decodeEntities(match[1] ?? match[2] ?? '')));
    position = match.index + match[0].length;
  }
  add(html.slice(position), null);
  return OPENSTREETMAP.test(html) ? [...parts, FIX_THE_MAP] : parts;
}

/** Joins credits without repeating a part. */
export function joinAttributions(...credits: AttributionPart[][]): AttributionPart[] {
  const parts = new Map(credits.flat().map((part) => [`${part.text}\n${part.url}`, part]));
  return [...parts.values()];
}

const toPlainText = (html: string) =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

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
