import type { SeededRandom } from '../../drawing/seeded-random.js';
import type { PaletteName } from './palettes.js';
import type { Pen } from './pen.js';
import type { Tones } from './tones.js';

/** Input of a motif's drawing: y grows upward from the ground, x 0 is its middle, and the light comes from the left. */
export interface MotifInput {
  pen: Pen;
  tones: Tones;
  random: SeededRandom;
  palette: PaletteName;
}

/**
 * Where a motif stands. `ground`: on land, with a path. `hill`: on a rise. `shore`: on a bank with its reflection in
 * front. `water`: in the water. `scenery`: the motif is the landscape, and draws it down to the lower edge.
 */
export type Setting = 'ground' | 'hill' | 'shore' | 'water' | 'scenery';

/** A subject's silhouette. */
export interface Motif {
  draw(input: MotifInput): void;
  /** Half of its width in pixels, which trees keep clear. */
  reach: number;
  setting: Setting;
  /** Factor by which it is drawn larger. */
  scale?: number;
  /** Whether some scenes show it behind water. */
  mayReflect?: true;
  /** Whether it draws its own foreground. */
  hasFront?: true;
  /** Colors of its walls and roofs where the region does not decide them. */
  building?: readonly [wall: string, roof: string];
  /** Whether nothing of the region's land is behind it, because it fills the horizon. */
  hidesHorizon?: true;
}
