/** Shadows and sunlight that all scenes share, so that a page of covers looks like one series. */
const SHADOW = '#2b2a48';
const SUNLIGHT = '#fff4d8';

const readChannel = (color: string, offset: number) => Number.parseInt(color.slice(offset, offset + 2), 16);
const formatColor = (channels: number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two #rrggbb colors; `share` is the part of the second one, 0 to 1. */
export function mixColors(a: string, b: string, share: number): string {
  return formatColor([1, 3, 5].map((offset) => readChannel(a, offset) * (1 - share) + readChannel(b, offset) * share));
}

/** Multiplies two #rrggbb colors, as light of one color falls on a surface of the other. */
function multiplyColors(a: string, b: string): string {
  return formatColor([1, 3, 5].map((offset) => (readChannel(a, offset) * readChannel(b, offset)) / 255));
}

export const darken = (color: string, share: number): string => mixColors(color, SHADOW, share);
export const lighten = (color: string, share: number): string => mixColors(color, SUNLIGHT, share);

/** Light that falls on surfaces at dusk, and the darkness that it fades into. */
export interface DuskLight {
  light: string;
  dark: string;
  darkShare: number;
}

/** Returns a color as it appears after sunset in a light. */
export const toDusk = (color: string, { light, dark, darkShare }: DuskLight): string =>
  mixColors(multiplyColors(color, light), dark, darkShare);
