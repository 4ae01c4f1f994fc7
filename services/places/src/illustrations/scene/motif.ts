import type { SeededRandom } from '../../drawing/seeded-random.js';
import type { Horizon, Tree } from './landscape-kinds.js';
import type { PaletteName } from './palettes.js';
import type { Pen } from './pen.js';
import type { Evening, Tones } from './tones.js';
import type { HouseStyle } from './towns/houses.js';

/** Input of a motif's drawing: y grows upward from the ground, x 0 is its middle, and the light comes from the left. */
export interface MotifInput {
  pen: Pen;
  tones: Tones;
  random: SeededRandom;
  palette: PaletteName;
}

/**
 * Where a motif stands. `ground`: on land, with a path. `hill`: on a rise. `shore`: on a bank with its reflection in
 * front. `water`: in the water. `scenery`: the motif is the landscape, and draws it down to the lower edge. `square`: on
 * a paved square before houses. `park`: on a lawn before houses. `quay`: on an embankment with houses. `city`: small, in
 * a view of its town.
 */
export type Setting = 'ground' | 'hill' | 'shore' | 'water' | 'scenery' | 'square' | 'park' | 'quay' | 'city';

/** What lies around a subject: open land, a town, or all of the town that the picture is about. */
export type Land = 'country' | 'town' | 'city';

/** Lands without and with water; views of illustrations are numbered in this order. */
export const SITES = ['country', 'town', 'city', 'waterside', 'port', 'portCity'] as const;
export type Site = (typeof SITES)[number];

/** The sites by water of each land. */
export const SITE_BY_WATER: Readonly<Record<Land, Site>> = { country: 'waterside', town: 'port', city: 'portCity' };

export const isWaterSite = (site: Site): boolean => Object.values(SITE_BY_WATER).includes(site);

/** A subject's silhouette. */
export interface Motif {
  draw(input: MotifInput): void;
  /** Half of its width in pixels, which trees keep clear. */
  reach: number;
  setting: Setting;
  /** Factor by which it is drawn larger. */
  scale?: number;
  /** Whether it has land of its own even in towns, as gardens and ruins do. */
  isApart?: true;
  /** Whether it is a row of houses itself. */
  isStreet?: true;
  /** Whether it spans the picture, so that it cannot be small in a view of a town. */
  isPanorama?: true;
  /** Whether it is never mirrored, because people know which way it faces. */
  isFixed?: true;
  /** Whether some scenes show it behind water. */
  mayReflect?: true;
  /** Palettes in which balloons may fly above it: those of lands that are known for them. */
  balloons?: readonly PaletteName[];
  /** Whether it draws its own foreground. */
  hasFront?: true;
  /** Colors of its walls and roofs where the region does not decide them. */
  building?: readonly [wall: string, roof: string];
  /** Form of the houses of its town where it is not that of the region. */
  houses?: HouseStyle;
  /** What a square before it lacks. `plain`: tables of cafés, as before tombs. `bare`: lamps and flowers too, as in towns of mud and courts of stone. */
  front?: 'plain' | 'bare';
  /** Trees and horizon of its place where they are not those of the region. */
  trees?: readonly Tree[];
  horizon?: Horizon;
  /** Its light at dusk where that is not that of its setting. */
  evening?: Evening;
  /** Whether nothing of the region's land is behind it, because it fills the horizon. */
  hidesHorizon?: true;
}
