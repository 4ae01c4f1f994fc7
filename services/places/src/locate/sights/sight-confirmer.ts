import { setTimeout as delay } from 'node:timers/promises';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import { estimateTownRadius, type Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { LocatableClue } from '../../geo/confirmed-sight.js';
import { isPositionClue } from '../../geo/embedded/candidates.js';
import type { SearchedArea, SightQuery, SightSource } from './sight-source.js';

/** Time in ms that a photo waits for all sources; after that, only the guidebook is used. */
const TIME_LIMIT_MS = 8_000;
/** Maximum number of sights per photo that are searched. */
const MAX_QUERIES = 2;
/** Meters around a town's center, and around a position, within which a sight counts as being there. */
const MIN_TOWN_REACH_METERS = 20_000;
const NEARBY_METERS = 5_000;
/** Meters around a position that the clue itself states. */
const STATED_METERS = 1_000;

/** Confirms sights that are named in clues but not in the guidebook, using other sources. */
export class SightConfirmer {
  constructor(
    private readonly atlas: Atlas,
    private readonly sources: readonly SightSource[],
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly timeLimitMs = TIME_LIMIT_MS,
  ) {}

  /** Returns the clues with the sights that a source confirms. A source that fails or is too slow confirms nothing. */
  async confirm(clues: readonly PlaceClue[]): Promise<LocatableClue[]> {
    if (this.sources.length === 0) return [...clues];
    const near = clues.find((clue) => isPositionClue(clue) && clue.position)?.position ?? null;
    const queries = clues.flatMap((clue) => {
      const query = this.toQuery(clue, near);
      return query ? [{ clue, query }] : [];
    });
    const confirmed = new Map<PlaceClue, LocatableClue>();
    await this.withinTime(
      Promise.all(
        queries.slice(0, MAX_QUERIES).map(async ({ clue, query }) => {
          const found = await this.find(query);
          if (found) confirmed.set(clue, { ...clue, confirmed: found });
        }),
      ),
    );
    return clues.map((clue) => confirmed.get(clue) ?? clue);
  }

  private async withinTime(work: Promise<unknown>): Promise<void> {
    const timer = new AbortController();
    await Promise.race([work, delay(this.timeLimitMs, null, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
  }

  private async find(query: SightQuery) {
    for (const source of this.sources) {
      try {
        const found = await source.find(query);
        if (found) return found;
      } catch (thrown) {
        this.logger.warn({ err: thrown, source: source.name }, 'A source of sights failed; asking the next one');
      }
    }
    return null;
  }

  /** Returns what to search for a clue; null if the guidebook contains it, or if nothing reveals where it is. */
  private toQuery(clue: PlaceClue, near: Position | null): SightQuery | null {
    const parts = this.getParts(clue);
    if (!parts || parts.subject === 'dish') return null;
    const { name, context, country, subject } = parts;
    if (subject !== 'painting' && this.isKnown(clue.text ?? name)) return null;
    const countryCode = country === null ? null : findCountryByName(country);
    const area = this.findArea(clue, context, countryCode, near);
    if (area === null && countryCode === null && subject !== 'painting') return null;
    return { name, subject, area, countryCode, near };
  }

  /** Splits the words of a vision provider or visitor into the sight and its location. */
  private getParts({ kind, text, sight }: PlaceClue) {
    if (kind === 'landmark recognized' && sight) {
      const { city, country } = sight;
      return { ...sight, context: [city, country].filter(Boolean).join(', ') };
    }
    if ((kind !== 'stated location' && kind !== 'site details') || !text) return null;
    const [name = '', ...rest] = text.split(',').map((part) => part.trim());
    return name === '' ? null : { name, country: null, subject: 'sight' as const, context: rest.join(', ') };
  }

  private isKnown(text: string): boolean {
    return interpretName(this.atlas, text).some(({ isComplete }) => isComplete);
  }

  private findArea(
    { position }: PlaceClue,
    context: string,
    countryCode: string | null,
    near: Position | null,
  ): SearchedArea | null {
    if (position) return { center: position, reach: STATED_METERS, town: null };
    const town = context === '' ? null : this.findTown(context);
    if (town) {
      const reach = Math.max(MIN_TOWN_REACH_METERS, 2 * estimateTownRadius(town.population));
      return { center: town, reach, town: town.name };
    }
    // A country without a known town is searched as a whole; without any location, the surroundings are searched.
    return near && context === '' && countryCode === null ? { center: near, reach: NEARBY_METERS, town: null } : null;
  }

  private findTown(context: string): Town | null {
    const [best] = interpretName(this.atlas, context);
    return best?.place.kind === 'city' && !best.isAmbiguous ? best.place.town : null;
  }
}
