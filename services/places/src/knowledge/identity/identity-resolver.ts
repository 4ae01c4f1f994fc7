import type { PlaceIdentity } from '@placelore/contracts/places/facts.js';
import { NO_COUNTRY } from '@placelore/contracts/places/place-types.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { findCountryByName, getLanguageCodes } from '@placelore/guidebook/countries/countries.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { getItemIds } from '../wikidata/claims.js';
import type { DatedItem, WikidataClient } from '../wikidata/wikidata-client.js';
import { PROPERTIES, type WikidataItem } from '../wikidata/wikidata-item.js';
import type { WikiClient } from '../wikimedia/wiki-client.js';
import { fetchItemId } from '../wikipedia/page-client.js';
import { getCountries, isItemInRegion } from './containment.js';
import { getClassRank, getItemClasses } from './item-classes.js';
import type { OsmTagSource, OsmTags } from './osm-tags.js';
import { getTolerance, isVenueNoun } from './place-reach.js';
import { type CountryCheck, pickCertainItem, scoreItem } from './score-candidates.js';

/** Maximum number of candidates whose items are read: those with the name, and those nearby. */
const MAX_CANDIDATES = { named: 8, nearby: 12 };

export interface ResolverOptions {
  wikidata: WikidataClient;
  /** Null when Wikipedia is off. */
  wikipedia: WikiClient | null;
  /** Null when the map is from another vendor. */
  osm: OsmTagSource | null;
  /** Returns the GeoNames id of a city, or null. */
  findGeoNamesId: (place: LocatedPlace) => string | null;
  logger: Pick<Logger, 'warn'>;
}

/** A certain identity and its item. */
export interface ResolvedIdentity extends DatedItem {
  identity: PlaceIdentity;
  /** From 0 to 1. */
  score: number;
}

/**
 * Finds the Wikidata item that certainly is a place: by map tags, by identifiers in Wikidata, or by name, position,
 * class and country. For a region, the units that contain it count instead of its position. Uncertain items are not
 * used.
 */
export class IdentityResolver {
  constructor(private readonly options: ResolverOptions) {}

  /**
   * Returns the item of a place; null when no item is certain.
   * @throws ApiError when Wikidata does not answer
   */
  async resolve(place: LocatedPlace): Promise<ResolvedIdentity | null> {
    const tags = await this.findTags(place);
    return (
      (tags?.wikidataId ? await this.verify(place, [tags.wikidataId], 'osm wikidata') : null) ??
      (tags?.article ? await this.verifyArticle(place, tags.article) : null) ??
      (await this.verifyIdentifiers(place, tags)) ??
      (isVenueNoun(place) ? null : this.search(place))
    );
  }

  /** Returns the item with an id; null when it no longer exists. */
  async fetchItem(place: LocatedPlace, id: string, isRefresh: boolean): Promise<DatedItem | null> {
    const items = await this.options.wikidata.getItems([id], { languages: getLanguages(place), isRefresh });
    return items.get(id) ?? null;
  }

  /** Without the map, fewer items are certain, but other ways remain. */
  private async findTags(place: LocatedPlace): Promise<OsmTags | null> {
    const { osm, logger } = this.options;
    try {
      return (await osm?.findTags(place)) ?? null;
    } catch (thrown) {
      logger.warn({ err: thrown }, 'The map is unavailable; finding the identity of a place without it');
      return null;
    }
  }

  private async verifyArticle(
    place: LocatedPlace,
    { language, title }: { language: string; title: string },
  ): Promise<ResolvedIdentity | null> {
    const { wikipedia, logger } = this.options;
    if (!wikipedia) return null;
    try {
      const id = await fetchItemId(wikipedia, title, language);
      return id === null ? null : await this.verify(place, [id], 'osm wikipedia');
    } catch (thrown) {
      logger.warn({ err: thrown }, 'Wikipedia is unavailable; finding the identity of a place without it');
      return null;
    }
  }

  private async verifyIdentifiers(place: LocatedPlace, tags: OsmTags | null): Promise<ResolvedIdentity | null> {
    const { wikidata, findGeoNamesId } = this.options;
    const identifiers: [string, string | null][] = [
      [PROPERTIES.isoCountry, place.kind === 'country' ? place.countryCode : null],
      [PROPERTIES.geoNames, place.kind === 'city' ? findGeoNamesId(place) : null],
      [PROPERTIES.osmRelation, tags?.relationId ?? null],
    ];
    for (const [property, identifier] of identifiers) {
      if (identifier === null) continue;
      const ids = await wikidata.findByIdentifier(property, identifier);
      const found = ids.length === 1 ? await this.verify(place, ids, 'external id') : null;
      if (found) return found;
    }
    return null;
  }

  /** Returns the item with an id from the map or an identifier, unless it is something else or in another country. */
  private async verify(
    place: LocatedPlace,
    ids: readonly string[],
    foundBy: PlaceIdentity['foundBy'],
  ): Promise<ResolvedIdentity | null> {
    const items = await this.options.wikidata.getItems(ids, { languages: getLanguages(place) });
    const [found] = items.values();
    if (!found) return null;
    const { item } = found;
    if (getClassRank(place, getItemClasses(getItemIds(item, PROPERTIES.instanceOf))) === null) return null;
    const isInCountry = await this.createCountryCheck(place, [item]);
    if (isInCountry(getItemIds(item, PROPERTIES.country)) === false) return null;
    if (place.kind === 'region' && (await isItemInRegion(place, item, this.options.wikidata)) === false) return null;
    return { ...found, identity: { wikidataId: item.id, foundBy }, score: 1 };
  }

  private async search(place: LocatedPlace): Promise<ResolvedIdentity | null> {
    const { wikidata } = this.options;
    const names = [place.name, ...(place.localName && place.localName !== place.name ? [place.localName] : [])];
    const languages = getLanguages(place);
    const tolerance = getTolerance(place, null);
    const named = new Set<string>();
    for (const [index, name] of names.entries()) {
      const ids = await wikidata.search(name, index === 0 ? 'en' : (languages[0] ?? 'en'));
      for (const id of ids.slice(0, MAX_CANDIDATES.named)) named.add(id);
    }
    const nearby = tolerance === null ? [] : await wikidata.findNear(place, tolerance, MAX_CANDIDATES.nearby);
    const found = await wikidata.getItems([...new Set([...named, ...nearby])], { languages });
    const items = [...found.values()].map(({ item }) => item);
    const isInCountry = await this.createCountryCheck(place, items);
    const { possible, unlocated } = await this.checkContainment(place, items, isInCountry);
    const best = pickCertainItem(place, possible, isInCountry);
    if (!best || unlocated.has(best.item.id)) return null;
    const { retrievedAt } = [...found.values()].find(({ item }) => item === best.item)!;
    const { item, score } = best;
    return { item, retrievedAt, identity: { wikidataId: item.id, foundBy: 'search' }, score };
  }

  /**
   * Returns the items that may be a region, without those in other areas, and the ids of items about whose location
   * nothing is known: these compete with the others but are never certain. Other places are compared by distance.
   */
  private async checkContainment(place: LocatedPlace, items: readonly WikidataItem[], isInCountry: CountryCheck) {
    const unlocated = new Set<string>();
    if (place.kind !== 'region') return { possible: items, unlocated };
    const possible: WikidataItem[] = [];
    for (const item of items) {
      if (scoreItem(place, item, isInCountry) === null) continue;
      const isInside = await isItemInRegion(place, item, this.options.wikidata);
      if (isInside === false) continue;
      possible.push(item);
      if (isInside === null && isInCountry(getItemIds(item, PROPERTIES.country)) !== true) unlocated.add(item.id);
    }
    return { possible, unlocated };
  }

  /** Compares countries by name. */
  private async createCountryCheck(place: LocatedPlace, items: readonly WikidataItem[]): Promise<CountryCheck> {
    if (place.countryCode === NO_COUNTRY) return () => null;
    const ids = items.flatMap((item) => getItemIds(item, PROPERTIES.country));
    const labels = ids.length > 0 ? await this.options.wikidata.getLabels(ids, ['en']) : new Map<string, string>();
    const expected = getCountries(place);
    return (countryIds) => {
      const codes = countryIds.map((id) => findCountryByName(labels.get(id) ?? ''));
      if (codes.some((code) => code !== null && expected.has(code))) return true;
      // A country whose name is unknown may be the same country.
      return codes.length === 0 || codes.includes(null) ? null : false;
    };
  }
}

/** Languages of the names that are read for a place: those of its country. */
const getLanguages = (place: LocatedPlace): string[] => getLanguageCodes(place.countryCode).slice(0, 3);
