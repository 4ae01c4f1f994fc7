import { type DuskLight, darken, lighten, mixColors, toDusk } from './colors.js';
import type { Palette, Sky } from './palettes.js';

/** Light on a subject at dusk: of lamps, as on buildings, of the sky, as on mountains, or none besides the land's. */
export type Evening = 'lamps' | 'sky' | 'night';

/** Colors of one scene in its light. */
export interface Tones {
  isDusk: boolean;
  sky: Sky;
  far: string;
  middle: string;
  ground: string;
  groundShade: string;
  near: string;
  leaf: string;
  leafLight: string;
  leafShade: string;
  /** A wall in the sun, its highlights, its shaded side, and recesses. */
  wall: string;
  lit: string;
  shade: string;
  deep: string;
  roof: string;
  roofShade: string;
  water: string;
  waterLight: string;
  /** Openings: dark by day, lit at dusk. */
  window: string;
  /** Air between the viewer and the horizon. */
  haze: string;
  /** Returns any daylight color in the light of the scene. */
  paint(color: string): string;
}

/** Amber of a lit window, as bright as the mean luminance of a dusk scene permits. */
const LAMPLIGHT = '#f2c069';

const DUSK_LIGHTS: Record<Evening, DuskLight> = {
  night: { light: '#767aa8', dark: '#1a2145', darkShare: 0.3 },
  lamps: { light: '#dcb784', dark: '#2b2350', darkShare: 0.28 },
  sky: { light: '#b3abc4', dark: '#1d2347', darkShare: 0.19 },
};

/**
 * Returns the colors of a scene.
 * @param hour 0 morning, 1 noon, 2 evening
 */
export function mixTones(palette: Palette, hour: 0 | 1 | 2, isDusk: boolean): Tones {
  const sky = isDusk ? palette.dusk : palette.skies[hour];
  const haze = mixColors(sky[2], sky[1], 0.3);
  // The sun of the morning and of the evening colors everything a little.
  const tint = [0.1, 0.02, 0.14][hour]!;
  const night = { ...DUSK_LIGHTS.night, light: mixColors(DUSK_LIGHTS.night.light, sky[1], 0.3) };
  const paint = (color: string) => (isDusk ? toDusk(color, night) : mixColors(color, palette.skies[hour][2], tint));
  const deep = paint(darken(palette.wall, 0.72));
  return {
    isDusk,
    sky,
    haze,
    paint,
    far: mixColors(paint(palette.far), haze, isDusk ? 0.22 : 0.3),
    middle: mixColors(paint(palette.middle), haze, 0.14),
    ground: paint(palette.ground),
    groundShade: paint(darken(palette.ground, 0.2)),
    near: paint(palette.near),
    leaf: paint(palette.leaf),
    leafLight: paint(lighten(palette.leaf, 0.22)),
    leafShade: paint(darken(palette.leaf, 0.34)),
    wall: paint(palette.wall),
    lit: paint(lighten(palette.wall, 0.55)),
    shade: paint(darken(palette.wall, 0.26)),
    deep,
    roof: paint(palette.roof),
    roofShade: paint(darken(palette.roof, 0.3)),
    water: mixColors(paint(palette.water), sky[1], 0.18),
    waterLight: mixColors(paint(palette.water), sky[2], 0.5),
    window: isDusk ? LAMPLIGHT : deep,
  };
}

/** Returns tones in which buildings have other colors, such as white marble or vermilion wood. */
export function withBuilding(tones: Tones, wall: string, roof: string): Tones {
  const { paint } = tones;
  const deep = paint(darken(wall, 0.66));
  return {
    ...tones,
    wall: paint(wall),
    lit: paint(lighten(wall, 0.5)),
    shade: paint(darken(wall, 0.25)),
    deep,
    roof: paint(roof),
    roofShade: paint(darken(roof, 0.3)),
    window: tones.isDusk ? LAMPLIGHT : deep,
  };
}

/** Returns tones in which a subject stands out from the land at dusk. */
export function illuminate(tones: Tones, { wall, roof }: Palette, evening: Evening): Tones {
  if (!tones.isDusk || evening === 'night') return tones;
  return withBuilding({ ...tones, paint: (color) => toDusk(color, DUSK_LIGHTS[evening]) }, wall, roof);
}
