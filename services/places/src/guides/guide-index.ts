import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { nameKey } from '@placelore/guidebook/names.js';

/** A published guide as far as places are compared with it. */
export interface IndexedGuide extends Position {
  slug: string;
  title: string;
}

/** Metres between the position in a guide and the one a provider gives, at most, for both to mean one place. */
const SAME_PLACE = 300;

/** Where a title says more than the name: "Colosseum, Rome", "Colosseum: a short history", "Colosseum (Rome)". */
const NAME_ENDS = /[,:(|]|\s[-–—]\s/;

/**
 * Which guide is about a place: one whose title, or its part before a comma, colon, bracket or dash, is the name of the
 * place after normalisation, and whose position is within 300 m. Of several, the nearest. A guide without a position is
 * about no place in particular.
 */
export class GuideIndex {
  private readonly bySlug = new Map<string, IndexedGuide>();
  private readonly byKey = new Map<string, Set<IndexedGuide>>();

  put(guide: IndexedGuide): void {
    this.remove(guide.slug);
    this.bySlug.set(guide.slug, guide);
    for (const key of keysOf(guide)) this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(guide));
  }

  remove(slug: string): void {
    const guide = this.bySlug.get(slug);
    if (!guide) return;
    this.bySlug.delete(slug);
    for (const key of keysOf(guide)) {
      const guides = this.byKey.get(key);
      guides?.delete(guide);
      if (guides?.size === 0) this.byKey.delete(key);
    }
  }

  about({ name, position }: { name: string; position: Position }): string | null {
    let nearest: { slug: string; distance: number } | null = null;
    for (const guide of this.byKey.get(nameKey(name)) ?? []) {
      const distance = distanceMetres(guide, position);
      if (distance <= SAME_PLACE && (!nearest || distance < nearest.distance)) nearest = { slug: guide.slug, distance };
    }
    return nearest?.slug ?? null;
  }
}

function keysOf({ title }: IndexedGuide): Set<string> {
  return new Set([title, title.split(NAME_ENDS)[0]!].map(nameKey).filter((key) => key !== ''));
}
