import type { Motif, MotifInput } from '../../scene/motif.js';

/** Returns a motif with other things of its place drawn behind or before it. */
export const extend = (
  motif: Motif,
  { before, after }: { before?: (input: MotifInput) => void; after?: (input: MotifInput) => void },
): Motif => ({
  ...motif,
  draw: (input) => {
    before?.(input);
    motif.draw(input);
    after?.(input);
  },
});
