import { describe, expect, test } from '@jest/globals';
import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import { applySecondLook, needsSecondLook } from '@placelore/contracts/analysis/second-look.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getHintClues, getTextClues, sortByEvidence } from '../../../services/analysis/src/vision/clues.js';
import { photoReportReader } from '../../../services/analysis/src/vision/photo-report.js';
import { toSubjectClues } from '../../../services/analysis/src/vision/subject-clues.js';
import { findNearbyPlaces } from '../../../services/places/src/geo/embedded/around/nearby.js';
import { locate } from '../../../services/places/src/geo/embedded/locate.js';
import { SightConfirmer } from '../../../services/places/src/locate/sights/sight-confirmer.js';
import { isInArea, isSameName, pickOnly } from '../../../services/places/src/locate/sights/sight-names.js';
import type { SightQuery, SightSource } from '../../../services/places/src/locate/sights/sight-source.js';
import { findCamera, listLookCandidates } from '../../../services/worker/src/jobs/photo/look-candidates.js';
import { judgeLocation, toComplete } from './judge-location.ts';
import { HELD_WORKS, OPEN_SIGHTS, PHOTO_STORIES } from './photo-stories.ts';
import type { Degrees, PhotoStory } from './photo-story.ts';

const SEED = 16;
const HELD_OUT_SHARE = 1 / 3;
const NEARBY_METERS = 1_500;
const atlas = Atlas.load();

const toPosition = ([latitude, longitude]: Degrees) => ({ latitude, longitude });

/** Open services that know {@link OPEN_SIGHTS} and {@link HELD_WORKS}. */
const openServices: SightSource = {
  name: 'Open services',
  find: async (query) => {
    const holders = query.subject === 'painting' ? (HELD_WORKS.get(query.name) ?? []) : null;
    const area = holders ? null : query.area;
    const found = OPEN_SIGHTS.filter(({ name, aliases = [], at }) => {
      const isNamed = holders ? holders.includes(name) : [name, ...aliases].some((own) => isSameName(own, query.name));
      return isNamed && isInArea({ ...query, area }, toPosition(at)) && isInCountry(query, toPosition(at));
    }).map((sight) => ({ ...sight, position: toPosition(sight.at) }));
    const sight = pickOnly(found, query.near);
    return (
      sight && {
        name: sight.name,
        localName: null,
        position: sight.position,
        category: 'Landmark',
        noun: null,
        provider: 'wikidata',
        source: 'Wikidata',
        attribution: null,
        heldWork: holders ? query.name : null,
      }
    );
  },
};

/** In these stories, a name that occurs in several countries occurs only in Italy and Poland. */
const isInCountry = ({ area, countryCode }: SightQuery, { latitude }: { latitude: number }) =>
  area !== null || countryCode === null || (countryCode === 'IT') === latitude < 48;

const failingServices: SightSource = {
  name: 'Failing services',
  find: async () => {
    throw new Error('unavailable');
  },
};

function readClues({ model, at, device, sign, hint, site }: PhotoStory): PlaceClue[] {
  const landmark = model && { ...model, city: model.city ?? null, country: model.country ?? null };
  const report = photoReportReader.parse({ landmark, subject: model?.subject, labels: [], readText: sign ?? null });
  const hints: AnalysisHints = {
    source: 'file_upload',
    keepPrivate: false,
    ...(hint !== undefined && { location: hint }),
    ...(site !== undefined && { siteDetails: site }),
    ...(device && toPosition(device)),
  };
  const seen = [...toSubjectClues(report), ...getTextClues(report.readText)];
  return sortByEvidence([...getHintClues(hints, { position: at && toPosition(at) }), ...seen]);
}

const nearbyOpenSights = (camera: { latitude: number; longitude: number }) =>
  OPEN_SIGHTS.filter(({ at }) => getDistanceMeters(camera, toPosition(at)) <= NEARBY_METERS).map(
    ({ name, at: [lat, lng] }) => ({ name, coordinates: { lat, lng } }) as NearbyPlace,
  );

async function locatePhoto(story: PhotoStory) {
  const clues = readClues(story);
  const confirmer = new SightConfirmer(atlas, [story.open ? openServices : failingServices], { warn: () => {} });
  const locateAll = async (all: readonly PlaceClue[]) => locate(atlas, await confirmer.confirm(all));
  const first = await locateAll(clues);
  const { second } = story;
  if (!second || !needsSecondLook(clues, first.place)) return first;
  const camera = findCamera(clues);
  const nearby = camera
    ? [
        ...findNearbyPlaces(atlas.guidebook, {
          position: camera,
          kind: 'attraction',
          radius: NEARBY_METERS,
          limit: 5,
          excludeNames: [],
        }),
        ...nearbyOpenSights(camera),
      ]
    : [];
  const candidates = listLookCandidates(camera, first, nearby);
  if (candidates.length === 0) return first;
  // Of two candidates with the same name, the model chooses the one near the camera.
  const chosen = candidates.findLastIndex(({ name }) => name === second.name);
  const choice = { index: chosen < 0 ? null : chosen, certainty: second.certainty };
  return locateAll(applySecondLook(clues, candidates, choice));
}

/** Shuffles with the random number generator of Park and Miller, so that the held-out stories are always the same. */
function shuffle<T>(items: readonly T[]): T[] {
  let state = SEED;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const shuffled = shuffle(PHOTO_STORIES);
const heldOutCount = Math.floor(shuffled.length * HELD_OUT_SHARE);
const groups = { open: shuffled.slice(heldOutCount), 'held-out': shuffled.slice(0, heldOutCount) };

describe.each(Object.entries(groups))('conclusions about photos, %s stories', (group, stories) => {
  let right = 0;
  afterAll(() => console.log(`photo stories, ${group}: ${right} of ${stories.length} right`));

  test.each(stories.map((story) => [story.what, story] as const))('%s', async (_what, story) => {
    const { place, alternatives } = await locatePhoto(story);
    expect(judgeLocation(place, alternatives, story.expected)).toEqual(toComplete(story.expected));
    right++;
  });
});
