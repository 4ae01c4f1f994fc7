import type { SeededRandom } from '../../../drawing/seeded-random.js';
import type { PaletteName } from '../palettes.js';
import type { Tones } from '../tones.js';
import type { HouseStyle } from './houses.js';

/** What a view of a town is drawn from. */
export interface CityInput {
  palette: PaletteName;
  tones: Tones;
  random: SeededRandom;
  center: number;
  /** Returns the landmark with its foot at a height in pixels from the top. */
  placeLandmark(y: number, scale: number): string;
  /** Half of the landmark's width in pixels. */
  reach: number;
  isByWater: boolean;
  /** Form of the houses where it is not that of the region. */
  style: HouseStyle | undefined;
}
