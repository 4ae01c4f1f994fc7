import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { CATEGORIES, type Category } from '@placelore/contracts/places/categories.js';

import type { Position } from '@placelore/contracts/places/geography.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { drawCover } from '../covers/draw-cover.js';
import { drawSharePanel } from '../covers/share-panel.js';
import type { MapRequest } from '../maps/draw-map.js';
import { drawRequestedMap } from '../maps/render-map.js';

// The same input always results in the same SVG, so these hashes detect every change. After a deliberate change of a
// drawing, its fonts or its geographic data, check the images and copy the new hashes from the failure message.

const hash = (...drawings: string[]) =>
  createHash('sha256').update(drawings.join('\n')).digest('base64url').slice(0, 16);
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const SYDNEY = at(-33.8568, 151.2153);
const ROME = at(41.8902, 12.4922);
const cover = (title: string, category: Category, position: Position | null): CoverSubject => ({
  seed: `${title}-seed`,
  title,
  location: 'Somewhere',
  category,
  placeType: null,
  position,
});

test('covers: draw the reference images', () => {
  const subjects = {
    'by its words': cover('Sydney Opera House', 'Landmark', SYDNEY),
    'by category and region': cover('Aventine', 'Historical Site', ROME),
    'without a position': cover('Nowhere', 'Entertainment', null),
  };
  const hashes = Object.entries(subjects).map(([name, subject]) => [
    name,
    [false, true].map((isDusk) => hash(drawCover(subject, isDusk))),
  ]);
  expect(Object.fromEntries(hashes)).toEqual({
    'by category and region': ['S1hGqe9cR-G0haQo', 'pN0L9dWV_I7xWTnk'],
    'by its words': ['SNCjRurH3HZ12ijI', 'cQOT7cveulTQasQ8'],
    'without a position': ['RYx5h2CWBGkuI2ck', 'xbyVpg_znbjDfP3w'],
  });
  expect(hash(...CATEGORIES.map((category) => drawCover(cover('', category, null), false)))).toBe('VzIx8cJB6dkZ-D7X');
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
    'world with several markers': 'q2v_eKuxwjGPf9lY',
    continent: 'e39ghLVMyKdr8BDM',
    'country with its borders': 'ZHFqRvovCTjuTabU',
    'islands across the date line': 'r5_I02KvhkcEkOJm',
    'near the pole': 'cQGp5nJagP1MTHyN',
    'city with its sights': '9MHyyT80ssXQOhbp',
    'more sights than are drawn': 'Z7yd8E7OoH9GmIGW',
    'more towns than are drawn': 'eJMKW5xZksQKqiGb',
    'district between the steps of the graticule': '3qD7bHlg1iSgTqm6',
    'coast at a deep zoom': 'kq-nN3639cfnvgdV',
    'ocean at a deep zoom': 'xZUIeo9VN7kqF3d3',
  });
});
