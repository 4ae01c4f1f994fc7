import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from '@placelore/contracts/geography.js';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

let landFeature: ReturnType<typeof feature> | undefined;

/**
 * Whether a position lies on a continent or large island, by the coastline of Natural Earth at 1:110,000,000 (within some
 * 10 km; small islands are not in it). Under a millisecond; the coastline is read at the first call.
 */
export function isOnLand({ latitude, longitude }: Position): boolean {
  landFeature ??= readLand();
  return geoContains(landFeature, [longitude, latitude]);
}

function readLand(): ReturnType<typeof feature> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land);
}
