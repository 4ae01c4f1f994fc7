import { UnionFind } from './union-find.js';

/** What is known of one kind of duplicates: articles by what they are compared by. */
export interface Evidence {
  /** Articles that have the same value, by that value, each in the order of ids. */
  buckets: ReadonlyMap<string, readonly number[]>;
  /** Whether articles of one bucket are duplicates of each other; else only those of linked buckets are. */
  alike: boolean;
  /** Values whose articles are all duplicates of each other. */
  links: readonly (readonly [string, string])[];
}

/** Which pairs of articles are none. */
export class Dismissals {
  private readonly partners = new Map<number, Set<number>>();
  constructor(readonly pairs: readonly (readonly [number, number])[]) {
    for (const [one, other] of pairs) {
      this.partnersOf(one).add(other);
      this.partnersOf(other).add(one);
    }
  }

  has(one: number, other: number): boolean {
    return this.partners.get(one)?.has(other) ?? false;
  }

  private partnersOf(one: number): Set<number> {
    const known = this.partners.get(one) ?? new Set();
    this.partners.set(one, known);
    return known;
  }
}

/**
 * Groups of two and more articles that hang together by pairs of duplicates that nobody dismissed: the largest first,
 * then the one with the oldest article; ids in their order.
 */
export function groupsOf(evidence: Evidence, dismissals: Dismissals): number[][] {
  const components = componentsOf(evidence);
  const componentOf = new Map(components.flatMap((component) => component.ids.map((id) => [id, component] as const)));
  const touched = new Set(
    dismissals.pairs.flatMap(([one, other]) => {
      const component = componentOf.get(one);
      return component !== undefined && component === componentOf.get(other) ? [component] : [];
    }),
  );
  return components
    .flatMap((component) => (touched.has(component) ? partsOf(component, evidence, dismissals) : [component.ids]))
    .filter((ids) => ids.length > 1)
    .map((ids) => ids.toSorted((a, b) => a - b))
    .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}

interface Component {
  buckets: string[];
  ids: number[];
}

/** What hangs together as if nothing were dismissed: whole buckets do, so the pairs need not be looked at. */
function componentsOf({ buckets, links, alike }: Evidence): Component[] {
  const names = [...buckets.keys()];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const united = new UnionFind(names.length);
  const linked = new Set<number>();
  for (const [one, other] of links) {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    if (a === undefined || b === undefined) continue;
    united.unite(a, b);
    linked.add(a).add(b);
  }
  const components = new Map<number, Component>();
  names.forEach((name, number) => {
    if (!alike && !linked.has(number)) return;
    const root = united.find(number);
    const component = components.get(root) ?? { buckets: [], ids: [] };
    component.buckets.push(name);
    component.ids.push(...buckets.get(name)!);
    components.set(root, component);
  });
  return [...components.values()];
}

/** The parts a component falls into without its dismissed pairs. */
function partsOf({ buckets: names, ids }: Component, evidence: Evidence, dismissals: Dismissals): number[][] {
  const bucketOf = new Map(names.flatMap((name) => evidence.buckets.get(name)!.map((id) => [id, name] as const)));
  const neighbours = new Map(names.map((name) => [name, new Set(evidence.alike ? [name] : [])]));
  for (const [one, other] of evidence.links) {
    neighbours.get(one)?.add(other);
    neighbours.get(other)?.add(one);
  }
  const arePair = (one: number, other: number) =>
    neighbours.get(bucketOf.get(one)!)!.has(bucketOf.get(other)!) && !dismissals.has(one, other);
  let left = ids;
  const parts: number[][] = [];
  while (left.length > 0) {
    const part = [left[0]!];
    left = left.slice(1);
    for (const one of part) {
      part.push(...left.filter((other) => arePair(one, other)));
      left = left.filter((other) => !arePair(one, other));
    }
    parts.push(part);
  }
  return parts;
}
