import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';

/** A published guide as far as places are compared with it. */
export interface ArticleIndexEntry extends Position {
  slug: string;
  title: string;
}

/** Metres between the position in a guide and the one a provider gives, at most, for both to mean one place. */
const SAME_PLACE_METERS = 300;

/** Where a title says more than the name: "Colosseum, Rome", "Colosseum: a short history", "Colosseum (Rome)". */
const NAME_TERMINATOR = /[,:(|]|\s[-–—]\s/;

/**
 * Which guide is about a place: one whose title, or its part before a comma, colon, bracket or dash, is the name of the
 * place after normalisation, and whose position is within 300 m. Of several, the nearest. A guide without a position is
 * about no place in particular.
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
