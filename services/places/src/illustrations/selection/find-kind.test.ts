import { expect, test } from '@jest/globals';
import { findKind } from './find-kind.js';

test.each([
  ['Cologne Cathedral', 'gothicChurch'],
  ['Catedral de Granada', 'cathedral'],
  ['Basilica di San Marco', 'fiveDomes'],
  ['Kinkaku-ji', 'goldenPavilion'],
  ['Nanzen-ji', 'temple'],
  ['Mount Fuji', 'snowCone'],
  ['Mount Wilson', 'mountain'],
  ['Wat Pho', 'temple'],
  ['Jama Masjid', 'mosque'],
  ['Süleymaniye Camii', 'ottomanMosque'],
  ['Schloss Neuschwanstein', 'fairyCastle'],
  ['Castello Sforzesco', 'castle'],
  ['Kapellbrücke', 'coveredBridge'],
  ['Pont du Gard', 'stoneBridge'],
  ['Cascata delle Marmore', 'waterfall'],
  ['Skógafoss', 'broadFall'],
  ['Hengifoss', 'waterfall'],
  ['Museum of the Imperial Palace', 'museum'],
  ['Palace of the Parliament', 'palace'],
  ['Lake Palace', 'lakePalace'],
  ['Castle Hill, Nice', 'mountain'],
  ["Hadrian's Arch, Jerash", 'arch'],
  ['伏見神社', 'shrineTorii'],
  ['清水寺', 'temple'],
  ['جامع القرويين', 'mosque'],
  ['Taj Mahal', 'mosque'],
  ['Eiffel Tower', 'latticeTower'],
  ['Galata Tower', 'roundTower'],
  ['Great Buddha of Kamakura', 'buddha'],
  ['Aventine', null],
  ['constructor', null],
  ['', null],
])('findKind: reads %p as %p', (title, kind) => {
  expect(findKind(title)).toBe(kind);
});
