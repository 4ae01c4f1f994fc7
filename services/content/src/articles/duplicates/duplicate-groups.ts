import { UnionFind } from './similarity-join/union-find.js';

/** Data for one kind of duplicates: articles by the values that are compared. */
export interface GroupingInput {
  /** Ids of the articles with each value, in ascending order. */
  buckets: ReadonlyMap<string, readonly number[]>;
  /** Whether articles of one bucket are duplicates of each other. If not, only articles of linked buckets are. */
  isBucketDuplicate: boolean;
  /** Pairs of values; all their articles are duplicates of each other. */
  links: readonly (readonly [string, string])[];
}

/** Pairs of articles that an admin dismissed as duplicates. */
export class Dismissals {
  private readonly partners = new Map<number, Set<number>>();
  constructor(readonly pairs: readonly (readonly [number, number])[]) {
    for (const [first, second] of pairs) {
      this.getPartners(first).add(second);
      this.getPartners(second).add(first);
    }
  }

  has(first: number, second: number): boolean {
    return this.partners.get(first)?.has(second) ?? false;
  }

  private getPartners(id: number): Set<number> {
    const existing = this.partners.get(id) ?? new Set();
    this.partners.set(id, existing);
    return existing;
  }
}

/**
 * Returns groups of two or more articles that are connected by duplicate pairs which are not dismissed. The largest
 * group is first; among equal ones, the one with the oldest article. Ids are in ascending order.
 */
export function findDuplicateGroups(input: GroupingInput, dismissals: Dismissals): number[][] {
  const components = findComponents(input);
  const componentById = new Map(components.flatMap((component) => component.ids.map((id) => [id, component] as const)));
  const affected = new Set(
    dismissals.pairs.flatMap(([first, second]) => {
      const component = componentById.get(first);
      return component !== undefined && component === componentById.get(second) ? [component] : [];
    }),
  );
  return components
    .flatMap((component) => (affected.has(component) ? splitComponent(component, input, dismissals) : [component.ids]))
    .filter((ids) => ids.length > 1)
    .map((ids) => ids.toSorted((a, b) => a - b))
    .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}

interface Component {
  buckets: string[];
  ids: number[];
}

/** Returns the groups as if nothing were dismissed. They consist of whole buckets, so no pairs need to be checked. */
function findComponents({ buckets, links, isBucketDuplicate }: GroupingInput): Component[] {
  const names = [...buckets.keys()];
  const indexes = new Map(names.map((name, index) => [name, index]));
  const unionFind = new UnionFind(names.length);
  const linked = new Set<number>();
  for (const [first, second] of links) {
    const [a, b] = [indexes.get(first), indexes.get(second)];
    if (a === undefined || b === undefined) continue;
    unionFind.unite(a, b);
    linked.add(a).add(b);
  }
  const components = new Map<number, Component>();
  names.forEach((name, index) => {
    if (!isBucketDuplicate && !linked.has(index)) return;
    const root = unionFind.find(index);
    const component = components.get(root) ?? { buckets: [], ids: [] };
    component.buckets.push(name);
    component.ids.push(...buckets.get(name)!);
    components.set(root, component);
  });
  return [...components.values()];
}

/** Splits a group by removing its dismissed pairs. */
function splitComponent({ buckets: names, ids }: Component, input: GroupingInput, dismissals: Dismissals): number[][] {
  const bucketById = new Map(names.flatMap((name) => input.buckets.get(name)!.map((id) => [id, name] as const)));
  const linkedBuckets = new Map(names.map((name) => [name, new Set(input.isBucketDuplicate ? [name] : [])]));
  for (const [first, second] of input.links) {
    linkedBuckets.get(first)?.add(second);
    linkedBuckets.get(second)?.add(first);
  }
  const areDuplicates = (first: number, second: number) =>
    linkedBuckets.get(bucketById.get(first)!)!.has(bucketById.get(second)!) && !dismissals.has(first, second);
  let remaining = ids;
  const parts: number[][] = [];
  while (remaining.length > 0) {
    const part = [remaining[0]!];
    remaining = remaining.slice(1);
    for (const id of part) {
      part.push(...remaining.filter((other) => areDuplicates(id, other)));
      remaining = remaining.filter((other) => !areDuplicates(id, other));
    }
    parts.push(part);
  }
  return parts;
}
