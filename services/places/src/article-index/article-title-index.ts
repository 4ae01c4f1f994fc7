import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';

/** The fields of a published article that are compared with places. */
export interface ArticleIndexEntry extends Position {
  slug: string;
  title: string;
}

/** Maximum distance in meters between an article and a provider's place that are the same place. */
const SAME_PLACE_METERS = 300;

/**
 * Separators in a title between the name and other words: "Colosseum, Rome", "Colosseum: a short history", "Colosseum
 * (Rome)".
 */
const NAME_TERMINATOR = /[,:(|]|\s[-–—]\s/;

/**
 * Finds the article about a place: its title, or the part before a comma, colon, parenthesis or dash, equals the
 * place's name after normalization, and its position is within 300 m. If there are several, returns the nearest. An
 * article without a position matches no place.
 */
export class ArticleTitleIndex {
  private readonly bySlug = new Map<string, ArticleIndexEntry>();
  private readonly byKey = new Map<string, Set<ArticleIndexEntry>>();

  put(entry: ArticleIndexEntry): void {
    this.remove(entry.slug);
    this.bySlug.set(entry.slug, entry);
    for (const key of getTitleKeys(entry)) this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(entry));
  }

  remove(slug: string): void {
    const entry = this.bySlug.get(slug);
    if (!entry) return;
    this.bySlug.delete(slug);
    for (const key of getTitleKeys(entry)) {
      const entries = this.byKey.get(key);
      entries?.delete(entry);
      if (entries?.size === 0) this.byKey.delete(key);
    }
  }

  findSlug({ name, position }: { name: string; position: Position }): string | null {
    let nearest: { slug: string; distance: number } | null = null;
    for (const entry of this.byKey.get(toNameKey(name)) ?? []) {
      const distance = getDistanceMeters(entry, position);
      if (distance <= SAME_PLACE_METERS && (!nearest || distance < nearest.distance))
        nearest = { slug: entry.slug, distance };
    }
    return nearest?.slug ?? null;
  }
}

function getTitleKeys({ title }: ArticleIndexEntry): Set<string> {
  return new Set([title, title.split(NAME_TERMINATOR)[0]!].map(toNameKey).filter((key) => key !== ''));
}
