import { gzipSync } from 'node:zlib';
import { type ArchiveTile, BASEMAP_METADATA, buildArchive, TILE_TYPES } from './pmtiles-archive.ts';
import { EXTENT, encodeVectorTile, type TileFeature, type TileLayers, type TilePoint } from './vector-tile.ts';

/** The Eiffel Tower, in degrees. */
const CENTER = { lat: 48.8584, lng: 2.2945 };
const METERS_PER_DEGREE = { lat: 111_195, lng: 111_195 * Math.cos((CENTER.lat * Math.PI) / 180) };
const MAX_ZOOM = 14;
/** Number of tiles on each side of the center. */
const REACH = 3;

/** Position in meters east and north of the center. */
type Meters = readonly [east: number, north: number];

interface Shape {
  layer: string;
  kind: TileFeature['kind'];
  points: readonly Meters[];
  tags: TileFeature['tags'];
}

const area = (layer: string, kind: string, ...points: Meters[]): Shape => ({
  layer,
  kind: 'polygon',
  points,
  tags: { kind },
});
const street = (kind: string, name: string, ...points: Meters[]): Shape => ({
  layer: 'roads',
  kind: 'line',
  points,
  tags: { kind, name },
});
const named = (layer: string, kind: string, name: string, point: Meters, tags: TileFeature['tags'] = {}): Shape => ({
  layer,
  kind: 'point',
  points: [point],
  tags: { kind, name, min_zoom: 1, ...tags },
});

/** Sketch of the surroundings of the Eiffel Tower, with enough to draw every layer of a street map. */
const SHAPES: readonly Shape[] = [
  area('landuse', 'residential', [-3000, 3000], [3000, 3000], [3000, -3000], [-3000, -3000]),
  area('landuse', 'park', [60, -80], [170, 30], [900, -700], [790, -810]),
  area('landuse', 'garden', [-420, 520], [-250, 660], [-90, 480], [-260, 340]),
  area(
    'water',
    'river',
    [-3000, -2300],
    [-700, -250],
    [-150, 330],
    [800, 560],
    [3000, 700],
    [3000, 580],
    [830, 430],
    [-60, 210],
    [-600, -330],
    [-2900, -2400],
  ),
  street('highway', 'Voie Georges-Pompidou', [-2400, -1500], [-650, -40], [-120, 480], [800, 720], [3000, 860]),
  street('major_road', 'Quai Jacques-Chirac', [-2300, -1950], [-540, -380], [0, 150], [820, 380], [3000, 520]),
  street('major_road', "Pont d'Iéna", [-120, 120], [-230, 300]),
  street('major_road', 'Avenue de la Bourdonnais', [330, 210], [1080, -560]),
  street('major_road', 'Avenue de Suffren', [-110, -120], [720, -960]),
  ...[-900, -700, -500, -300, 300, 500, 700, 900, 1100].map((offset, index) =>
    street(
      'minor_road',
      `Rue n° ${index + 1}`,
      [offset - 200, offset > 0 ? 100 : -300],
      [offset + 700, offset > 0 ? -900 : -1300],
    ),
  ),
  street('path', 'Allée des Refuzniks', [20, -20], [800, -780]),
  street('rail', 'Ligne C', [-2200, -1900], [-480, -340], [60, 190], [840, 420]),
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    area(
      'buildings',
      'building',
      [420 + index * 90, 40 - index * 90],
      [480 + index * 90, 100 - index * 90],
      [540 + index * 90, 40 - index * 90],
      [480 + index * 90, -20 - index * 90],
    ),
  ),
  named('places', 'country', 'France', [-100_000, -150_000], { 'name:en': 'France', population_rank: 15 }),
  named('places', 'region', 'Île-de-France', [-30_000, -20_000]),
  named('places', 'locality', 'Paris', [4_200, -200], { population_rank: 13 }),
  named('places', 'locality', 'Boulogne-Billancourt', [-4_000, -2_400], { population_rank: 9 }),
  named('places', 'neighbourhood', 'Gros-Caillou', [1_050, -50], { min_zoom: 13 }),
  named('places', 'neighbourhood', 'Chaillot', [-300, 900], { min_zoom: 13 }),
  named('pois', 'museum', 'Musée du quai Branly', [230, 260], { min_zoom: 13 }),
  named('water', 'river', 'Seine', [350, 400]),
];

/** Builds an archive of the Eiffel Tower's surroundings in the schema of Protomaps' basemap. */
export function buildParisBasemap(): Buffer {
  const tiles: ArchiveTile[] = [];
  for (let z = 0; z <= MAX_ZOOM; z++) {
    const [x, y] = project(CENTER.lat, CENTER.lng, z).map(Math.floor) as [number, number];
    for (let column = x - REACH; column <= x + REACH; column++) {
      for (let row = y - REACH; row <= y + REACH; row++) {
        if (Math.min(column, row) < 0 || Math.max(column, row) >= 2 ** z) continue;
        tiles.push({ z, x: column, y: row, bytes: gzipSync(encodeVectorTile(drawTile(z, column, row))) });
      }
    }
  }
  return buildArchive(tiles, {
    tileType: TILE_TYPES.mvt,
    tileCompression: 2,
    metadata: BASEMAP_METADATA,
    bounds: [2.2, 48.8, 2.4, 48.92],
  });
}

function drawTile(z: number, x: number, y: number): TileLayers {
  const toTilePoint = ([east, north]: Meters): TilePoint => {
    const [worldX, worldY] = project(
      CENTER.lat + north / METERS_PER_DEGREE.lat,
      CENTER.lng + east / METERS_PER_DEGREE.lng,
      z,
    );
    return [Math.round((worldX - x) * EXTENT), Math.round((worldY - y) * EXTENT)];
  };
  const edge: TilePoint[] = [
    [-64, -64],
    [EXTENT + 64, -64],
    [EXTENT + 64, EXTENT + 64],
    [-64, EXTENT + 64],
  ];
  const layers: Record<string, TileFeature[]> = {
    earth: [{ kind: 'polygon', points: edge, tags: { kind: 'earth' } }],
  };
  for (const { layer, kind, points, tags } of SHAPES) {
    const tilePoints = points.map(toTilePoint);
    // A name belongs to the only tile that contains its point.
    if (kind === 'point' && tilePoints.flat().some((value) => value < 0 || value >= EXTENT)) continue;
    layers[layer] = [...(layers[layer] ?? []), { kind, points: tilePoints, tags }];
  }
  return layers;
}

/** Returns a position in tiles of a zoom level (Web Mercator). */
function project(lat: number, lng: number, z: number): [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((lng + 180) / 360) * 2 ** z, y * 2 ** z];
}
