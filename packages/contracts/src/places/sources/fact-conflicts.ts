import { z } from 'zod';
import { FACT_KINDS, FACT_PROVIDERS, type Fact, type FactKind, type PlaceKnowledge } from '../facts.js';

/** Statements of different sources on one subject that cannot all be true. */
export const factConflict = z.object({
  kind: z.enum(FACT_KINDS),
  statements: z.array(z.object({ statement: z.string(), sourceName: z.string() })).min(2),
});
export type FactConflict = z.infer<typeof factConflict>;

/** Kinds with one value per place, and maximum difference of agreeing numbers as a share of the larger one. */
const NUMBER_TOLERANCE: Partial<Record<FactKind, number>> = {
  // Allows for censuses and estimates of different years.
  population: 0.15,
  area: 0.05,
  elevation: 0.02,
  height: 0.02,
  length: 0.05,
};
const TEXT_KINDS: readonly FactKind[] = ['capital', 'inception', 'opening'];

/** Units by dimension, in meters and square meters. */
const FACTORS: Record<string, readonly [dimension: string, factor: number]> = {
  m: ['length', 1],
  km: ['length', 1_000],
  ft: ['length', 0.3048],
  'm²': ['area', 1],
  'km²': ['area', 1_000_000],
  ha: ['area', 10_000],
  mi: ['length', 1_609.344],
};

/** Returns the kinds for which no value of one provider agrees with any value of another. */
export function findFactConflicts({ facts, sources }: PlaceKnowledge): FactConflict[] {
  const sourceById = new Map(sources.map((source) => [source.id, source]));
  const kinds = [...(Object.keys(NUMBER_TOLERANCE) as FactKind[]), ...TEXT_KINDS];
  return kinds.flatMap((kind) => {
    const stated = facts.filter((fact) => fact.kind === kind && fact.value !== null);
    const groups = FACT_PROVIDERS.map((provider) =>
      stated.filter(({ sourceId }) => sourceById.get(sourceId)?.provider === provider),
    ).filter((group) => group.length > 0);
    const isDisputed = groups.some((group, index) =>
      groups.slice(index + 1).some((other) => group.every((a) => other.every((b) => !agree(kind, a, b)))),
    );
    if (!isDisputed) return [];
    const statements = stated.map(({ statement, sourceId }) => ({
      statement,
      sourceName: sourceById.get(sourceId)?.name ?? '',
    }));
    return [{ kind, statements }];
  });
}

function agree(kind: FactKind, a: Fact, b: Fact): boolean {
  const tolerance = NUMBER_TOLERANCE[kind];
  if (tolerance === undefined) return areSameTexts(a.value ?? '', b.value ?? '');
  const [first, second] = [toQuantity(a), toQuantity(b)];
  // Values that cannot be compared do not contradict each other.
  if (!first || !second || first.dimension !== second.dimension) return true;
  const larger = Math.max(Math.abs(first.amount), Math.abs(second.amount));
  return Math.abs(first.amount - second.amount) <= larger * tolerance;
}

/** Compares texts. Dates are compared with the precision of the less precise one: `1889` and `1889-03-31` agree. */
function areSameTexts(a: string, b: string): boolean {
  const [shorter, longer] = [a, b].map(normalizeText).sort((x, y) => x.length - y.length) as [string, string];
  return shorter === longer || (/^-?\d{4}(-\d{2})?$/.test(shorter) && longer.startsWith(`${shorter}-`));
}

const normalizeText = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, ' ');

function toQuantity({ value, unit }: Fact): { dimension: string; amount: number } | null {
  const amount = Number(value);
  if (!Number.isFinite(amount)) return null;
  const [dimension, factor] = FACTORS[unit ?? ''] ?? [unit ?? '', 1];
  return { dimension, amount: amount * factor };
}
