import { getLanguageCodes } from '@placelore/guidebook/countries/countries.js';
import type { ConfirmedSight } from '../../geo/confirmed-sight.js';
import { getItemClasses, type ItemClass } from '../../knowledge/identity/item-classes.js';
import { getSightCategory } from '../../knowledge/sights/sight-finder.js';
import { getItemIds, getItemPosition, isGone } from '../../knowledge/wikidata/claims.js';
import type { WikidataClient } from '../../knowledge/wikidata/wikidata-client.js';
import { getAllNames, getLabel, PROPERTIES, type WikidataItem } from '../../knowledge/wikidata/wikidata-item.js';
import { isInArea, isSameName, pickOnly } from './sight-names.js';
import type { SightQuery, SightSource } from './sight-source.js';

const MAX_ITEMS = 10;
/** An item with one of these classes is not a sight, whatever its other classes are. */
const EXCLUDED: ReadonlySet<ItemClass> = new Set(['country', 'region', 'municipality', 'settlement', 'other']);
/** Works that a museum may hold: painting, drawing, print, fresco, statue, sculpture. */
const WORK_CLASSES: ReadonlySet<string> = new Set(['Q3305213', 'Q93184', 'Q11060274', 'Q134194', 'Q179700', 'Q860861']);
/** Subjects that a museum may hold. */
const HELD_SUBJECTS: ReadonlySet<string> = new Set(['painting', 'statue']);

/** Finds sights in Wikidata, and museums by the works that they hold according to Wikidata. */
export class WikidataSights implements SightSource {
  readonly name = 'Wikidata';

  constructor(private readonly wikidata: WikidataClient) {}

  async find(query: SightQuery): Promise<ConfirmedSight | null> {
    const items = await this.search(query);
    const own = query.subject === 'painting' ? null : this.pick(items, query, null);
    return own ?? (HELD_SUBJECTS.has(query.subject) ? this.findHolder(items, query) : null);
  }

  /** Returns items with exactly that name. */
  private async search({ name, countryCode }: SightQuery): Promise<WikidataItem[]> {
    const local = countryCode === null ? [] : getLanguageCodes(countryCode).slice(0, 2);
    const ids = new Set<string>();
    for (const language of new Set(['en', ...local])) {
      for (const id of await this.wikidata.search(name, language)) ids.add(id);
      if (ids.size > 0) break;
    }
    const found = await this.wikidata.getItems([...ids].slice(0, MAX_ITEMS), { languages: local });
    return [...found.values()]
      .map(({ item }) => item)
      .filter((item) => getAllNames(item).some((own) => isSameName(own, name)));
  }

  private pick(items: readonly WikidataItem[], query: SightQuery, heldWork: string | null): ConfirmedSight | null {
    const sights = items.filter(isSight).flatMap((item) => toSight(item, heldWork) ?? []);
    return pickOnly(
      sights.filter(({ position }) => isInArea(query, position)),
      query.near,
    );
  }

  /** Returns the museum that holds a work. A work in several museums, such as a series, does not identify one. */
  private async findHolder(items: readonly WikidataItem[], query: SightQuery): Promise<ConfirmedSight | null> {
    const works = items.filter((item) => getItemIds(item, PROPERTIES.instanceOf).some((id) => WORK_CLASSES.has(id)));
    const holders = works.flatMap((item) => {
      const rooms = getItemIds(item, PROPERTIES.location);
      return rooms.length > 0 ? rooms : getItemIds(item, PROPERTIES.collection);
    });
    if (holders.length === 0) return null;
    const found = await this.wikidata.getItems([...new Set(holders)].slice(0, MAX_ITEMS), { languages: [] });
    // The town named by a model is ignored, because it may be wrong, while the holder is a stated fact.
    const museums = [...found.values()].map(({ item }) => item);
    return this.pick(museums, { ...query, area: null }, query.name);
  }
}

function isSight(item: WikidataItem): boolean {
  const classes = getItemClasses(getItemIds(item, PROPERTIES.instanceOf));
  const isKnown = classes.length > 0 || Object.keys(item.sitelinks).length > 0;
  return isKnown && !isGone(item) && !classes.some((name) => EXCLUDED.has(name));
}

function toSight(item: WikidataItem, heldWork: string | null): ConfirmedSight | null {
  const name = getLabel(item.labels, 'en') ?? Object.values(item.labels)[0]?.value ?? null;
  const position = getItemPosition(item);
  if (name === null || position === null) return null;
  return {
    name,
    localName: null,
    position,
    category: getSightCategory(item),
    noun: null,
    provider: 'wikidata',
    source: 'Wikidata',
    attribution: null,
    heldWork,
  };
}
