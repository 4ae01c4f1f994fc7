import { expect, test } from '@jest/globals';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { BUILDING_MOTIF_NAMES } from '@placelore/guidebook/atlas/building-motifs.js';
import { PORTRAIT_MOTIF_NAMES } from '@placelore/guidebook/atlas/portrait-motifs.js';
import {
  LOCALE_MOTIF_NAMES,
  OPEN_AIR_MOTIF_NAMES,
  TOWNSCAPE_MOTIF_NAMES,
} from '@placelore/guidebook/atlas/scene-motifs.js';
import { COUNTRY_CODES } from '@placelore/guidebook/countries/countries.js';
import type { MotifName } from '../motifs/catalog.js';
import { chooseScene } from './choose-scene.js';

/** Distance in meters within which several records are about one sight, such as a castle and the view of it. */
const SAME_SIGHT_METERS = 10_000;

const toNames = (names: string): readonly MotifName[] => names.trim().split(/\s+/) as MotifName[];

/** Drawings of buildings that stand for many places. Whoever adds one makes sure that it is nobody's portrait. */
const FAMILIES: ReadonlySet<MotifName> = new Set(
  toNames(`
    aquarium arcadeCourt archLane atticMuseum boxMuseum brickMarket canalPalazzo ropeBridge brightHouses broadSteps burgherHouses caveTemples cityMuseum cityStream
    clockHall clockMarket concreteMuseum crenelHall domedPalace drumChurch ferrisWheel gildedHall glassArcade glassPavilion
    dzong
    goldCathedral goldOnions lakeVineyard mamlukMosque mansardHouses marketBelfry marketLane meruTemple metroHall
    mosaicApse mudMosque muralWall newarTemple octagonHall oldArena onionChurch parkGlobe pastelCove pillarHall plainArch
    pleasurePier railViaduct redMosque ridePark signStreet sikharaTemple steelArches stiltHouses stoneKeep
    terraceHouses themeCastle tiledMuseum timberCanal timberHouses tombLane twinMinarets villaMuseum whiteLight whiteQuay
    windTowers`),
);

/** The portraits among the other drawings. */
const OTHER_PORTRAITS = toNames(`
  acropolis amphitheater ancientStadium archBridge archHall atomium basculeBridge belfryHall brickCastle capitol
  clockTower colonnade colorfulPalace colossi columnGate cubeCourt deckTowers fairyCastle fiveDomes fountainFacade
  glassPyramid goldDome goldenPavilion goldenTemple greatDome greatStones hillPalace houseBridge islandAbbey latticeTower
  leaningTower lotusTemple lotusTowers marbleTomb memorialHall merlion mermaid moai needleTower neonStreet onionDomes
  openArms potala prisonIsland pyramid railMemorial redBridge redPalace redTower redWalls redWindmill riverFort
  riverParliament rockFacade rotunda roundHall roundTheater ruinedDome sails setbackTower signOnHill sphinx
  spindleTowers stageHall steppedPyramid stoneCircle stoneFaces stoneTowerBridge stupaTerraces superTrees terraces
  toriiPath torchStatue turkishGate twinTowers warriors whiteTower winterPalace`);

const PORTRAITS = [
  ...PORTRAIT_MOTIF_NAMES,
  ...BUILDING_MOTIF_NAMES,
  ...TOWNSCAPE_MOTIF_NAMES,
  ...OPEN_AIR_MOTIF_NAMES,
  ...LOCALE_MOTIF_NAMES,
  ...OTHER_PORTRAITS,
].filter((name) => !FAMILIES.has(name));

test('chooseScene: draws no two sights of the guidebook by one portrait', () => {
  const sights = Atlas.load().guidebook.landmarks.map((record) => {
    const { name, city, category, latitude, longitude } = record;
    const position = { latitude, longitude };
    const subject = { seed: record.id, title: name, location: `${city}, Country`, category, placeType: null, position };
    return { record, motif: chooseScene(subject).motif };
  });
  const lent = PORTRAITS.flatMap((portrait) => {
    const [first, ...others] = sights.filter(({ motif }) => motif === portrait);
    const strangers = others.filter(({ record }) => getDistanceMeters(record, first!.record) > SAME_SIGHT_METERS);
    return strangers.map(({ record }) => `${portrait}: ${first!.record.id}, ${record.id}`);
  });
  expect(lent).toEqual([]);
});

test('chooseScene: draws no place without a name by a portrait', () => {
  const portraits = new Set<MotifName>(PORTRAITS);
  const positions = COUNTRY_CODES.flatMap((code) => Atlas.load().gazetteer.findLargest(code) ?? []);
  const titles = ['Unnamed', 'Bridge', 'Castle', 'Cathedral', 'Clock Tower', 'Fort', 'Gate', 'Monastery', 'Museum'];
  const lent = positions.flatMap((position) =>
    CATEGORIES.flatMap((category) =>
      titles.map((title) => {
        const subject = { seed: category, title, location: 'Town, Country', category, placeType: null, position };
        return chooseScene(subject).motif;
      }),
    ).filter((motif) => portraits.has(motif)),
  );
  expect([...new Set(lent)]).toEqual([]);
});
