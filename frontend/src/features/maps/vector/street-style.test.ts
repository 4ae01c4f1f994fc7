import { createHash } from 'node:crypto';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { PALETTES } from './palettes.js';
import { buildStreetStyle } from './street-style.js';

const THEMES = Object.keys(PALETTES) as (keyof typeof PALETTES)[];
const URL_OF_MAP = 'pmtiles://https://placelore.example/api/tiles/map.pmtiles?v=1';
const buildStyle = (theme: keyof typeof PALETTES) => buildStreetStyle(URL_OF_MAP, theme, 'en');

describe.each(THEMES)('buildStreetStyle, %s', (theme) => {
  it('is valid according to the style specification', () => {
    expect(validateStyleMin(buildStyle(theme) as Parameters<typeof validateStyleMin>[0])).toEqual([]);
  });

  it('loads nothing except the map', () => {
    const style = buildStyle(theme);
    expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
    const urls = JSON.stringify(style).match(/[a-z]+:\/\/[^"]+/g);
    expect(urls).toEqual([URL_OF_MAP]);
  });

  it('has readable names on land and water', () => {
    const { text, softText, waterText, land, town, green, water } = PALETTES[theme];
    for (const ground of [land, town, green]) {
      expect(getContrast(text, ground)).toBeGreaterThan(7);
      expect(getContrast(softText, ground)).toBeGreaterThan(4.5);
    }
    expect(getContrast(waterText, water)).toBeGreaterThan(4.5);
  });
});

test('buildStreetStyle: draws all layers of the schema that a street map needs', () => {
  const layers = new Set(buildStyle('light').layers.map((layer) => 'source-layer' in layer && layer['source-layer']));
  for (const name of ['earth', 'landcover', 'landuse', 'water', 'roads', 'buildings', 'boundaries', 'places', 'pois'])
    expect(layers).toContain(name);
});

test('buildStreetStyle: writes names of lines along them, and names of places upright', () => {
  const placements = buildStyle('light').layers.flatMap((layer) =>
    layer.type === 'symbol' ? [[layer.id, layer.layout?.['symbol-placement'] ?? 'point']] : [],
  );
  const lines = placements.flatMap(([id, placement]) => (placement === 'line' ? [id] : []));
  expect(lines).toEqual(['river-names', 'street-names', 'road-names']);
  expect(placements.length).toBeGreaterThan(lines.length);
});

/** If you change the style on purpose, look at the map, and then update these digests. */
test.each([
  ['light', 'en', '5c3708dea3'],
  ['dark', 'en', 'd1ea0ba5c8'],
  ['light', 'de', '73dab1cafa'],
] as const)('buildStreetStyle: is unchanged in %s and %s', (theme, language, expected) => {
  const text = JSON.stringify(buildStreetStyle(URL_OF_MAP, theme, language));
  expect(createHash('sha256').update(text).digest('hex').slice(0, 10)).toBe(expected);
});

/** Returns the contrast ratio of two colors (WCAG 2.2). */
function getContrast(a: string, b: string): number {
  const [light, dark] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
