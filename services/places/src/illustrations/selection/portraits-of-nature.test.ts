import { expect, test } from '@jest/globals';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { CityRecord, DestinationRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { DESTINATION_TYPES } from '../../geo/embedded/presentation/destination-types.js';
import type { MotifName } from '../motifs/catalog.js';
import { VISTA_MOTIFS } from '../motifs/vistas/catalog.js';
import { chooseScene } from './choose-scene.js';

/** Landscapes that somebody who knows the place recognizes; no other place may have them. */
const PORTRAITS = new Set<MotifName>([
  ...(Object.keys(VISTA_MOTIFS) as MotifName[]),
  'basalt',
  'baobabs',
  'blueHole',
  'cascades',
  'chalkArch',
  'chocolateHills',
  'cinderCaldera',
  'cityBeach',
  'cliffVillage',
  'cradlePeak',
  'cragHill',
  'crater',
  'craterLake',
  'curtainFalls',
  'dunes',
  'emeraldPools',
  'forestVolcano',
  'geyser',
  'glacier',
  'glacierCone',
  'glowCave',
  'granitePeaks',
  'highPeak',
  'hoodoos',
  'hornPeak',
  'horseshoeBend',
  'islandVolcano',
  'jungleFalls',
  'jungleRock',
  'karstBay',
  'lagoonPeak',
  'lakeIsland',
  'lavaPool',
  'legRower',
  'mittens',
  'monolith',
  'moonValley',
  'needlePeak',
  'penguinBeach',
  'pilgrimPeak',
  'prismaticSpring',
  'pulpitRock',
  'rainbowMountain',
  'riftValley',
  'rimCanyon',
  'rockArch',
  'rockFalls',
  'rockPillars',
  'roundCove',
  'saltSea',
  'seaCave',
  'seaStacks',
  'slantedRidge',
  'smokingCone',
  'smokingGiant',
  'snowCone',
  'stepFalls',
  'sugarloaf',
  'tableMountain',
  'tenPeaks',
  'tepuiFalls',
  'terraces',
  'threePeaks',
  'threeSisters',
  'tortoises',
  'totemPark',
  'towerCanyon',
  'travertine',
  'tuffCone',
  'twinVolcano',
  'valleyWalls',
  'villageFalls',
  'wideFalls',
  'wreckBeach',
]);
/** Distance in kilometers within which records are views of one place, such as a park and its viewpoint. */
const SAME_PLACE_KM = 40;

const getName = (record: LandmarkRecord | CityRecord | DestinationRecord) => record.name.split(/[,(]/)[0]!.trim();

test('chooseScene: never lends the portrait of one landscape to another place', () => {
  const { guidebook, destinations } = Atlas.load();
  const owners = new Map<MotifName, (LandmarkRecord | CityRecord | DestinationRecord)[]>();
  const choose = (
    record: LandmarkRecord | CityRecord | DestinationRecord,
    subject: Pick<Parameters<typeof chooseScene>[0], 'location' | 'category' | 'placeType'>,
  ) => {
    const { name, latitude, longitude } = record;
    const { motif } = chooseScene({ seed: name, title: name, position: { latitude, longitude }, ...subject });
    if (PORTRAITS.has(motif)) owners.set(motif, [...(owners.get(motif) ?? []), record]);
  };
  for (const landmark of guidebook.landmarks)
    choose(landmark, { location: landmark.city, category: landmark.category, placeType: null });
  for (const city of guidebook.cities) choose(city, { location: city.name, category: 'Other', placeType: 'City' });
  for (const destination of destinations.records)
    choose(destination, { location: '', category: 'Other', placeType: DESTINATION_TYPES[destination.kind] });
  const lent = [...owners].flatMap(([motif, [first, ...others]]) =>
    others
      .filter((other) => getName(other) !== getName(first!))
      .filter((other) => getDistanceMeters(first!, other) > SAME_PLACE_KM * 1_000)
      .map((other) => `${motif}: ${first!.id}, ${other.id}`),
  );
  expect(lent).toEqual([]);
});
