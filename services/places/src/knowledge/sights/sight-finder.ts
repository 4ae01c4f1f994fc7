import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import { getItemClasses } from '../identity/item-classes.js';
import { getItemIds, getItemPosition, getTexts, isGone } from '../wikidata/claims.js';
import type { WikidataClient } from '../wikidata/wikidata-client.js';
import { getAllNames, getLabel, PROPERTIES, type WikidataItem } from '../wikidata/wikidata-item.js';
import type { WikiClient } from '../wikimedia/wiki-client.js';
import { getTitle } from '../wikipedia/wikipedia-knowledge.js';
import type { SightMeasures } from './rank-sights.js';

/** Maximum number of items nearby that are read, and of articles whose views are counted. */
const MAX_ITEMS = 30;
const MAX_VIEWED = 50;
/** Decimals of degrees in requests: precise to about 1 km, so that people in the same town share responses. */
const COORDINATE_DECIMALS = 2;
const ROUNDING_METERS = 800;
/** Minimum number of wikis that describe an item without a known class for it to be a sight. */
const MIN_SITELINKS_OF_UNKNOWN = 4;
/** Areas whose sights are kept in memory, because reading thirty items takes longer than the rest of a request. */
const CACHED_AREAS = { max: 300, ttl: 10 * 60_000 };
/** Item of UNESCO's World Heritage List. */
const WORLD_HERITAGE = 'Q9259';

/** A sight in Wikidata. */
export interface Sight extends SightMeasures {
  id: string;
  name: string;
  names: string[];
  description: string;
  category: Category;
  position: Position;
  /** Ids on OpenStreetMap, in the form `way/123`. */
  osmIds: string[];
}

const viewsResponse = z.object({
  query: z.object({
    pages: z.array(z.object({ title: z.string(), pageviews: z.record(z.string(), z.number().nullable()).optional() })),
  }),
});

/** Finds sights around a position. */
export class SightFinder {
  private readonly areas = new LRUCache<string, Sight[]>(CACHED_AREAS);

  constructor(
    private readonly wikidata: WikidataClient,
    /** Null when Wikipedia is off; then views are unknown. */
    private readonly wikipedia: WikiClient | null,
  ) {}

  /**
   * Returns the sights within `radius` meters, without people, companies, schools, stations, towns, and anything that
   * no longer exists.
   * @throws ApiError when Wikidata does not answer
   */
  async findAround(position: Position, radius: number): Promise<Sight[]> {
    const center = {
      latitude: Number(position.latitude.toFixed(COORDINATE_DECIMALS)),
      longitude: Number(position.longitude.toFixed(COORDINATE_DECIMALS)),
    };
    const key = `${center.latitude},${center.longitude},${Math.round(radius)}`;
    const known = this.areas.get(key);
    if (known) return known;
    const ids = await this.wikidata.findNear(center, radius + ROUNDING_METERS, MAX_ITEMS);
    const items = [...(await this.wikidata.getItems(ids, { languages: [] })).values()].map(({ item }) => item);
    const sights = items.filter(isSight);
    const views = await this.countViews(sights);
    const found = sights.flatMap((item) => toSight(item, views) ?? []);
    this.areas.set(key, found);
    return found;
  }

  /** Returns views by title; without views, the other measures decide. */
  private async countViews(items: readonly WikidataItem[]): Promise<ReadonlyMap<string, number>> {
    const titles = items.flatMap((item) => getTitle(item, 'enwiki') ?? []).slice(0, MAX_VIEWED);
    if (!this.wikipedia || titles.length === 0) return new Map();
    try {
      const { value } = await this.wikipedia.callApi({
        parameters: { action: 'query', titles: titles.join('|'), prop: 'pageviews', pvipdays: '30' },
        schema: viewsResponse,
        getLifetime: () => CACHE_LIFETIMES.facts,
      });
      return new Map(value.query.pages.map(({ title, pageviews = {} }) => [title, sum(Object.values(pageviews))]));
    } catch {
      return new Map();
    }
  }
}

const sum = (values: (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

function isSight(item: WikidataItem): boolean {
  if (isGone(item)) return false;
  const classes = getItemClasses(getItemIds(item, PROPERTIES.instanceOf));
  if (classes.length === 0) return Object.keys(item.sitelinks).length >= MIN_SITELINKS_OF_UNKNOWN;
  return classes.some((name) => name === 'sight' || name === 'nature') && !classes.includes('settlement');
}

function toSight(item: WikidataItem, views: ReadonlyMap<string, number>): Sight | null {
  const name = getLabel(item.labels, 'en');
  const position = getItemPosition(item);
  if (name === null || position === null) return null;
  const description = item.descriptions.en?.value.trim() ?? '';
  const heritage = getItemIds(item, PROPERTIES.heritage);
  return {
    id: item.id,
    name,
    names: getAllNames(item),
    description: description && `${description[0]?.toUpperCase()}${description.slice(1)}.`,
    category: getSightCategory(item),
    position,
    sitelinks: Object.keys(item.sitelinks).length,
    views: views.get(getTitle(item, 'enwiki') ?? '') ?? 0,
    isHeritage: heritage.includes(WORLD_HERITAGE) || getTexts(item, PROPERTIES.worldHeritageId).length > 0,
    osmIds: [
      ...getTexts(item, PROPERTIES.osmRelation).map((id) => `relation/${id}`),
      ...getTexts(item, PROPERTIES.osmWay).map((id) => `way/${id}`),
      ...getTexts(item, PROPERTIES.osmNode).map((id) => `node/${id}`),
    ],
  };
}

/** Categories of this product with the corresponding Wikidata classes. */
const CATEGORY_CLASSES: readonly [Category, readonly string[]][] = [
  ['Museum', ['Q33506', 'Q207694']],
  [
    'Religious Site',
    ['Q16970', 'Q2977', 'Q163687', 'Q32815', 'Q34627', 'Q44539', 'Q44613', 'Q845945', 'Q697295', 'Q317557', 'Q108325'],
  ],
  ['Park', ['Q22698', 'Q22746', 'Q167346', 'Q1107656', 'Q46169', 'Q179049']],
  ['Historical Site', ['Q23413', 'Q839954', 'Q109607', 'Q57821', 'Q1785071', 'Q88291', 'Q82117', 'Q16748868']],
  ['Architecture', ['Q12518', 'Q12280', 'Q11303', 'Q16560', 'Q751876', 'Q41176', 'Q3947']],
  ['Mountain', ['Q8502', 'Q8072', 'Q46831']],
  ['Beach', ['Q40080']],
  ['Natural Wonder', ['Q34038', 'Q35509', 'Q150784', 'Q23397', 'Q39816']],
  ['Cultural Site', ['Q5003624', 'Q179700', 'Q860861', 'Q24354', 'Q153562']],
  ['Entertainment', ['Q43501', 'Q2281788', 'Q194195', 'Q2416723', 'Q483110']],
];

/** Returns the category of a sight from the classes of its item. */
export function getSightCategory(item: WikidataItem): Category {
  const classIds = getItemIds(item, PROPERTIES.instanceOf);
  return CATEGORY_CLASSES.find(([, ids]) => ids.some((id) => classIds.includes(id)))?.[0] ?? 'Landmark';
}
