import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { CATEGORIES, type Category } from '@placelore/contracts/places/categories.js';

import type { Position } from '@placelore/contracts/places/geography.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { drawCover } from '../covers/draw-cover.js';
import { inventRelief } from '../covers/relief.js';
import { drawSharePanel } from '../covers/share-panel.js';
import type { MapRequest } from '../maps/draw-map.js';
import { drawRequestedMap } from '../maps/render-map.js';
import { SeededRandom } from './seeded-random.js';
import { TextOutliner } from './text-outliner.js';

// The same input always results in the same SVG: these hashes notice any change of a drawing. After a deliberate change
// of a drawing, of its fonts or of its geographic data, look at the images and copy the received hashes from the failure.

const hash = (...drawings: string[]) =>
  createHash('sha256').update(drawings.join('\n')).digest('base64url').slice(0, 16);
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
/** Returns places on a spiral around a position, from 60 m to `meters`. */
const surround = ({ latitude, longitude }: Position, count: number, meters: number): Position[] =>
  Array.from({ length: count }, (_, index) => {
    const distance = 60 + ((meters - 60) * index) / Math.max(1, count - 1);
    const [north, east] = [Math.cos(index * 2.4) * distance, Math.sin(index * 2.4) * distance];
    return at(latitude + north / 111_195, longitude + east / 111_195 / Math.cos((latitude * Math.PI) / 180));
  });

const SYDNEY = at(-33.8568, 151.2153);
const ROME = at(41.8902, 12.4922);
const GOBI = at(43.1, 104.9);
const cover = (category: Category, position: Position | null, neighbors: Position[] = []): CoverSubject => ({
  seed: `${category}-seed`,
  category,
  position,
  neighbors,
});
const drawSubject = (subject: CoverSubject) => drawCover(subject, TextOutliner.load());

test('covers: draw the reference images', () => {
  const subjects = {
    'coast with towns instead of neighbors': cover('Landmark', SYDNEY),
    'coast, few neighbors': cover('Beach', SYDNEY, surround(SYDNEY, 3, 900)),
    'distant coast, many neighbors': cover('Historical Site', ROME, surround(ROME, 24, 4_000)),
    'inland, one neighbor': cover('Mountain', GOBI, surround(GOBI, 1, 0)),
    'inland, neighbors far away': cover('Park', GOBI, [...surround(GOBI, 4, 99_000), at(43.1, 106.2), GOBI]),
    'islands across the date line': cover('Natural Wonder', at(-16.8, 179.99)),
    'land cut by the date line': cover('Religious Site', at(68.3, 179.9)),
    'South Pole': cover('Other', at(-90, 0)),
    'ocean without towns': cover('Transportation', at(30, -40)),
    'no position': cover('Entertainment', null),
  };
  const hashes = Object.entries(subjects).map(([name, subject]) => [name, hash(drawSubject(subject))]);
  expect(Object.fromEntries(hashes)).toEqual({
    'coast with towns instead of neighbors': 'kt1zWQ_-TZW0vAmZ',
    'coast, few neighbors': 'QfbuBXLQSDygDykL',
    'distant coast, many neighbors': 'KyMLFL4Rm0UME1kw',
    'inland, one neighbor': 'n7pihRtzgR6N_UG3',
    'inland, neighbors far away': 'WSAeElUZeuTKBKLw',
    'islands across the date line': 'FiiNkGNQJ6bz1FIT',
    'land cut by the date line': 'NvV-vK0orAYtLMuF',
    'South Pole': 'dh664COveJdJP-7d',
    'ocean without towns': '9Wp8wTp8j_CDO5wQ',
    'no position': 'yhP3yEpaOl-WYBR5',
  });
  expect(hash(...CATEGORIES.map((category) => drawSubject(cover(category, null))))).toBe('CPr7EoaFjGxRMCrt');
});

test('inventRelief: draws the reference hills', () => {
  const drawRelief = (seed: number) => inventRelief(new SeededRandom(`${seed}`), 400, 300, 8).join();
  expect(hash(...Array.from({ length: 40 }, (_, seed) => drawRelief(seed)))).toBe('Vb6u6bmrF-7dlK6U');
});

test('share panels: draw the reference images', () => {
  const cards = {
    'short title': ['Eiffel Tower', 'Paris, France'],
    'title of several lines': ['The Basilica of Saint Mark in Venice', 'Venice, Italy'],
    'title and location that are too long': ['All the wonders of the world '.repeat(9), 'Venice and Rome, '.repeat(9)],
    'word wider than a line': ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch', ''],
    'Cyrillic title': ['Красная площадь', 'Москва'],
    'illegible title': ['香港天星小輪', 'Hong Kong'],
    'illegible title and location': ['برج خليفة', 'دبي'],
    'pictographs and kerning': ['Tokyo 🗼 Tower: AVATAR', 'Đà Nẵng, Łódź'],
  };
  const hashes = Object.entries(cards).map(([name, [title, location]], index) => [
    name,
    hash(drawSharePanel({ title: title!, location: location!, category: CATEGORIES[index]!, credit: null })),
  ]);
  expect(Object.fromEntries(hashes)).toEqual({
    'short title': 'DHnZ7M-3VEc_Ig2a',
    'title of several lines': 'd-2irnmTs6-I7xkV',
    'title and location that are too long': 'bzyPpGeTUUSh1xMZ',
    'word wider than a line': 'iCmleWz7lWGp72Rp',
    'Cyrillic title': '1tIgqJS0UrxNd6iB',
    'illegible title': 'dnrFEraXWKONaAvV',
    'illegible title and location': 'j5_lFhIrniZklJlM',
    'pictographs and kerning': '5huGMCn7r2eNOWfC',
  });
});

test('maps: draw the reference images', () => {
  const map = (center: Position, zoom: number, width = 600, height = 300, markers = [center]): MapRequest => ({
    center,
    zoom,
    width,
    height,
    markers,
  });
  const requests = {
    'world with several markers': map(at(20, 10), 0, 600, 300, [SYDNEY, ROME, at(84, 0), at(89, 20)]),
    continent: map(at(48, 9), 4),
    'country with its borders': map(at(46.8, 8.2), 6.5, 640, 400),
    'islands across the date line': map(at(-17, 179.9), 7),
    'near the pole': map(at(85.06, -30), 3, 50, 120),
    'city with its sights': map(ROME, 14, 500, 500),
    'more sights than are drawn': map(ROME, 11, 640, 640),
    'more towns than are drawn': map(at(51.5, 0), 9, 640, 640),
    'district between the steps of the graticule': map(at(48.8584, 2.2945), 17),
    'coast at a deep zoom': map(SYDNEY, 11, 300, 640),
    'ocean at a deep zoom': map(at(1, -151), 20, 200, 100),
  };
  const atlas = Atlas.load();
  const hashes = Object.entries(requests).map(([name, request]) => [
    name,
    hash(drawRequestedMap(request, 'Natural Earth, GeoNames', atlas)),
  ]);
  expect(Object.fromEntries(hashes)).toEqual({
    'world with several markers': 'd5LvyDzbuNzHacQE',
    continent: 'Ugr27P0XcmsuDmkh',
    'country with its borders': 'ht2BGEVCPK_IHXnw',
    'islands across the date line': 'zgVKublITlCp5Yls',
    'near the pole': 'Ekn0QquSWEeFpCKw',
    'city with its sights': 'OyWCdWd97T1AR9oR',
    'more sights than are drawn': '6AUloWWUvDYuDQUb',
    'more towns than are drawn': 'TzcRklb6xhWfNW_3',
    'district between the steps of the graticule': 'sx_0rd3RNaN70Py0',
    'coast at a deep zoom': '8uFY6CcDw1kihIIz',
    'ocean at a deep zoom': 'PAPMB4LeIrVcdOW_',
  });
});
