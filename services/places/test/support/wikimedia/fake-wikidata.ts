import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type FakeWiki, startFakeWiki } from './fake-wiki.js';

/** An item in short form. */
export interface FakeItem {
  /** Label in English. */
  label?: string;
  /** Labels in additional languages; `mul` for all languages. */
  labels?: Record<string, string>;
  aliases?: Record<string, string[]>;
  description?: string;
  /** Latitude and longitude. */
  at?: [number, number];
  /** Ids of its classes. */
  is?: string[];
  /** Ids of its countries. */
  country?: string[];
  /** Additional claims by property; see {@link claim}. */
  claims?: Record<string, unknown[]>;
  /** Titles by site: `{ enwiki: 'Eiffel Tower' }`. */
  sitelinks?: Record<string, string>;
  /** Id of the item it was merged into. */
  redirect?: string;
  revision?: number;
}
export type FakeItems = Record<string, FakeItem>;

interface ClaimOptions {
  rank?: 'preferred' | 'normal' | 'deprecated';
  qualifiers?: Record<string, unknown[]>;
  references?: unknown[];
}
const snak = (type: string, value: unknown) => ({ snaktype: 'value', datavalue: { type, value } });

/** Builds claims in the API's format. */
export const claim = {
  of: (mainsnak: unknown, { rank = 'normal', qualifiers, references }: ClaimOptions = {}) => ({
    mainsnak,
    rank,
    type: 'statement',
    ...(qualifiers && { qualifiers }),
    ...(references && { references }),
  }),
  item: (id: string, options?: ClaimOptions) => claim.of(snak('wikibase-entityid', { id }), options),
  text: (value: string, options?: ClaimOptions) => claim.of(snak('string', value), options),
  time: (time: string, precision: number, options?: ClaimOptions, calendar = 'Q1985727') =>
    claim.of(claim.timeSnak(time, precision, calendar), options),
  quantity: (amount: string, unit: string, options?: ClaimOptions, bounds?: [string, string]) =>
    claim.of(
      snak('quantity', {
        amount,
        unit: unit === '1' ? '1' : `http://www.wikidata.org/entity/${unit}`,
        ...(bounds && { lowerBound: bounds[0], upperBound: bounds[1] }),
      }),
      options,
    ),
  unknown: () => claim.of({ snaktype: 'somevalue' }),
  timeSnak: (time: string, precision: number, calendar = 'Q1985727') =>
    snak('time', { time, precision, calendarmodel: `http://www.wikidata.org/entity/${calendar}` }),
  itemSnak: (id: string) => snak('wikibase-entityid', { id }),
};

const term = (language: string, value: string) => ({ language, value });
const pick = <T>(values: Record<string, T>, languages: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([language]) => languages.includes(language)));
const getLabels = ({ label, labels }: FakeItem) => ({ ...(label && { en: label }), ...labels });

/** Returns an item in the API's format. */
export function toEntity(id: string, item: FakeItem, languages = ['en', 'mul']) {
  const { at, is = [], country = [], claims = {}, sitelinks = {}, aliases = {}, description } = item;
  const position = at && { latitude: at[0], longitude: at[1], globe: 'http://www.wikidata.org/entity/Q2' };
  const labels = Object.entries(pick(getLabels(item), languages)).map(([code, value]) => [code, term(code, value)]);
  return {
    type: 'item',
    id,
    lastrevid: item.revision ?? 2_400_000_001,
    modified: '2026-11-01T10:00:00Z',
    labels: Object.fromEntries(labels),
    descriptions: description ? { en: term('en', description) } : [],
    aliases: Object.fromEntries(
      Object.entries(pick(aliases, languages)).map(([code, values]) => [
        code,
        values.map((value) => term(code, value)),
      ]),
    ),
    claims: {
      ...(position && { P625: [claim.of(snak('globecoordinate', position))] }),
      ...(is.length > 0 && { P31: is.map((value) => claim.item(value)) }),
      ...(country.length > 0 && { P17: country.map((value) => claim.item(value)) }),
      ...claims,
    },
    sitelinks: Object.fromEntries(
      Object.entries(sitelinks).map(([site, title]) => [site, { site, title, badges: [] }]),
    ),
  };
}

/**
 * Starts a Wikidata with these items; supports `wbgetentities`, `wbsearchentities`, and the lists `geosearch` and
 * `search`.
 */
export function startFakeWikidata(items: FakeItems): Promise<FakeWiki> {
  return startFakeWiki(({ query }) => {
    switch (query.action === 'query' ? query.list : query.action) {
      case 'wbgetentities':
        return { entities: getEntities(items, query), success: 1 };
      case 'wbsearchentities':
        return { searchinfo: { search: query.search }, search: searchItems(items, query), success: 1 };
      case 'geosearch':
        return { batchcomplete: true, query: { geosearch: findNear(items, query) } };
      case 'search':
        return { batchcomplete: true, query: { search: findByStatement(items, query.srsearch ?? '') } };
      default:
        return { error: { code: 'badvalue', info: 'Unrecognized value for parameter "action".' } };
    }
  });
}

function getEntities(items: FakeItems, { ids = '', languages = '' }: Record<string, string>) {
  return Object.fromEntries(
    ids.split('|').map((id) => {
      const target = items[id]?.redirect ?? id;
      const item = items[target];
      return [id, item ? toEntity(target, item, languages.split('|')) : { id, missing: '' }];
    }),
  );
}

/** Names of items in lowercase, with their language codes. */
const namesOfItems = new WeakMap<FakeItem, [code: string, name: string][]>();

function getNames(item: FakeItem): [code: string, name: string][] {
  let names = namesOfItems.get(item);
  if (!names) {
    const all = [...Object.entries(getLabels(item)), ...Object.entries(item.aliases ?? {})];
    names = all.flatMap(([code, values]) =>
      [values].flat().map((name): [string, string] => [code, name.toLowerCase()]),
    );
    namesOfItems.set(item, names);
  }
  return names;
}

function searchItems(items: FakeItems, { search = '', language = 'en', limit = '7' }: Record<string, string>) {
  const prefix = search.toLowerCase();
  const codes = [language, 'mul', 'en'];
  return Object.entries(items)
    .filter(([, item]) => getNames(item).some(([code, name]) => name.startsWith(prefix) && codes.includes(code)))
    .slice(0, Number(limit))
    .map(([id, item]) => ({ id, title: id, url: `//www.wikidata.org/wiki/${id}`, label: item.label }));
}

function findNear(items: FakeItems, { gscoord = '0|0', gsradius = '500', gslimit = '10' }: Record<string, string>) {
  const [latitude = 0, longitude = 0] = gscoord.split('|').map(Number);
  return Object.entries(items)
    .flatMap(([id, { at }]) => {
      const dist = at ? getDistanceMeters({ latitude, longitude }, { latitude: at[0], longitude: at[1] }) : Infinity;
      return dist <= Number(gsradius) ? [{ pageid: Number(id.slice(1)), ns: 0, title: id, dist, primary: true }] : [];
    })
    .sort((a, b) => a.dist - b.dist)
    .slice(0, Number(gslimit));
}

function findByStatement(items: FakeItems, search: string) {
  const [, property = '', value = ''] = /^haswbstatement:(P\d+)=(.+)$/.exec(search) ?? [];
  return Object.entries(items)
    .filter(([, { claims }]) => JSON.stringify(claims?.[property] ?? []).includes(`"value":"${value}"`))
    .map(([title]) => ({ ns: 0, title, pageid: 1 }));
}
