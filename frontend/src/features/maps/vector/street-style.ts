import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { PALETTES, type StreetPalette } from './palettes.js';

const SOURCE = 'streets';
/** The browser draws names in the page's own font, so that no glyphs are downloaded. */
const FONT = ['Hanken Grotesk', 'sans-serif'];

/** Returns an expression that interpolates between pairs of zoom and value. */
const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];
const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

const fill = (id: string, layer: string, color: string, filter?: FilterSpecification): LayerSpecification => ({
  id,
  type: 'fill',
  source: SOURCE,
  'source-layer': layer,
  ...(filter && { filter }),
  paint: { 'fill-color': color },
});

const line = (
  id: string,
  layer: string,
  filter: FilterSpecification,
  paint: Extract<LayerSpecification, { type: 'line' }>['paint'] & object,
): LayerSpecification => ({
  id,
  type: 'line',
  source: SOURCE,
  'source-layer': layer,
  filter,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint,
});

/** Roads by their kind in the tiles, with their lowest zoom and their width in pixels. */
const ROADS = [
  { kind: 'minor_road', minZoom: 12, width: byZoom(12, 0.5, 15, 3, 19, 18) },
  { kind: 'major_road', minZoom: 7, width: byZoom(7, 0.5, 12, 1.8, 15, 5, 19, 24) },
  { kind: 'highway', minZoom: 5, width: byZoom(5, 0.6, 12, 2.4, 15, 6, 19, 28) },
] as const;

const roadLayers = (palette: StreetPalette): LayerSpecification[] => [
  line('paths', 'roads', isKind('path', 'other'), {
    'line-color': palette.path,
    'line-width': byZoom(14, 0.5, 19, 3),
    'line-dasharray': [2, 1.5],
  }),
  ...ROADS.map(
    ({ kind, minZoom, width }): LayerSpecification => ({
      ...line(`${kind}-casing`, 'roads', isKind(kind), {
        'line-color': palette.casing,
        'line-gap-width': width,
        'line-width': byZoom(11, 0, 13, 1),
      }),
      minzoom: Math.max(minZoom, 11),
    }),
  ),
  ...ROADS.map(
    ({ kind, minZoom, width }): LayerSpecification => ({
      ...line(kind, 'roads', isKind(kind), {
        'line-color': kind === 'minor_road' ? palette.road : palette.mainRoad,
        'line-width': width,
      }),
      minzoom: minZoom,
    }),
  ),
  {
    ...line('rail', 'roads', isKind('rail'), { 'line-color': palette.rail, 'line-width': byZoom(10, 0.5, 16, 2) }),
    minzoom: 10,
  },
];

const areaLayers = (palette: StreetPalette): LayerSpecification[] => [
  { id: 'ground', type: 'background', paint: { 'background-color': palette.water } },
  fill('earth', 'earth', palette.land, isArea),
  {
    ...fill('landcover-green', 'landcover', palette.green, isKind('forest', 'grassland', 'scrub')),
    maxzoom: 8,
  },
  fill('landcover-ice', 'landcover', palette.ice, isKind('glacier')),
  fill('towns', 'landuse', palette.town, isKind('residential', 'commercial', 'industrial', 'urban_area', 'pedestrian')),
  fill(
    'greens',
    'landuse',
    palette.green,
    isKind(
      'park',
      'national_park',
      'nature_reserve',
      'protected_area',
      'forest',
      'wood',
      'grass',
      'garden',
      'cemetery',
    ),
  ),
  fill('sand', 'landuse', palette.sand, isKind('beach', 'sand')),
  fill('ice', 'landuse', palette.ice, isKind('glacier')),
  fill('water', 'water', palette.water, isArea),
  line('rivers', 'water', ['all', isLine, isKind('river', 'canal', 'stream')], {
    'line-color': palette.water,
    'line-width': byZoom(8, 0.6, 14, 2, 18, 10),
  }),
  { ...fill('buildings', 'buildings', palette.building), minzoom: 14 },
];

const borderLayers = (palette: StreetPalette): LayerSpecification[] => [
  line('country-borders', 'boundaries', isKind('country'), {
    'line-color': palette.border,
    'line-width': byZoom(2, 0.6, 10, 1.6),
    'line-dasharray': [4, 2],
  }),
  {
    ...line('region-borders', 'boundaries', isKind('region'), {
      'line-color': palette.border,
      'line-width': 0.6,
      'line-dasharray': [2, 2],
      'line-opacity': 0.7,
    }),
    minzoom: 5,
  },
];

type Layout = Extract<LayerSpecification, { type: 'symbol' }>['layout'] & object;

function label(
  id: string,
  layer: string,
  filter: FilterSpecification,
  { color, halo, language }: { color: string; halo: string; language: string },
  layout: Layout,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    filter,
    layout: {
      'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name']],
      'text-font': FONT,
      'text-max-width': 8,
      'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 0],
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  };
}

function labelLayers(palette: StreetPalette, language: string): LayerSpecification[] {
  const ink = { color: palette.text, halo: palette.land, language };
  const soft = { ...ink, color: palette.softText };
  const wet = { ...ink, color: palette.waterText, halo: palette.water };
  return [
    label('water-names', 'water', ['!', isLine], wet, {
      'text-size': byZoom(3, 11, 14, 13),
      'text-letter-spacing': 0.1,
    }),
    label('river-names', 'water', isLine, wet, { 'symbol-placement': 'line', 'text-size': 12 }),
    label('street-names', 'roads', isKind('minor_road', 'path', 'other'), soft, {
      'symbol-placement': 'line',
      'text-size': byZoom(14, 10, 18, 13),
    }),
    label('road-names', 'roads', isKind('highway', 'major_road'), soft, {
      'symbol-placement': 'line',
      'text-size': byZoom(12, 10, 18, 14),
    }),
    label('sights', 'pois', ['>=', ['zoom'], ['+', ['coalesce', ['get', 'min_zoom'], 16], 1]], soft, {
      'text-size': 11,
    }),
    label('districts', 'places', isKind('neighbourhood', 'macrohood'), soft, {
      'text-size': byZoom(12, 11, 16, 15),
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.08,
    }),
    label('regions', 'places', isKind('region'), soft, {
      'text-size': byZoom(4, 11, 8, 14),
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.12,
    }),
    label('towns-names', 'places', isKind('locality'), ink, {
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        4,
        11,
        8,
        13,
        14,
        ['+', 12, ['*', 0.5, ['coalesce', ['get', 'population_rank'], 6]]],
      ],
    }),
    label('countries', 'places', isKind('country'), ink, {
      'text-size': byZoom(2, 10, 6, 17),
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.1,
    }),
  ];
}

/**
 * Builds the style of a street map for tiles with the schema of Protomaps' basemap.
 * @param url URL of the tiles, with their protocol
 * @param language language of names, if the tiles have them, such as `en`
 */
export function buildStreetStyle(url: string, theme: keyof typeof PALETTES, language: string): StyleSpecification {
  const palette = PALETTES[theme];
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url } },
    layers: [
      ...areaLayers(palette),
      ...roadLayers(palette),
      ...borderLayers(palette),
      ...labelLayers(palette, language),
    ],
  };
}
