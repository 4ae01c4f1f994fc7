import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { completeKind, completePart, completePhrase } from './phrase-suggestions.js';

const atlas = Atlas.load();

test.each([
  ['waterf', 'Waterfalls'],
  ['cast', 'Castles'],
  ['Muse', 'Museums'],
  ['museums', 'Museums'],
  ['schlöss', 'Castles'],
  ['castels', 'Castles'],
  ['пляж', 'Beaches'],
  ['cas', null],
  ['castles s', null],
  ['xylo', null],
])('completeKind: completes "%s" to %s', (text, label) => expect(completeKind(text)?.label ?? null).toBe(label));

test.each([
  ['hidden', 'Hidden gems in Italy'],
  ['Hidden gems in po', 'Hidden gems in Portugal'],
  ['day trips', 'Day trips from Paris'],
  ['day trips from mun', 'Day trips from Munich'],
  ['hidden gems in the alp', 'Hidden gems in the Alps'],
  ['hid', undefined],
  ['florence', undefined],
])('completePhrase: completes "%s" to "%s"', (text, search) => {
  const found = completePhrase(atlas, text);
  if (search === undefined) expect(found).toEqual([]);
  else expect(found).toContain(search);
});

test('completePhrase: starts day trips only in cities', () =>
  expect(completePhrase(atlas, 'day trips from por')).not.toContain('Day trips from Portugal'));

test.each([
  ['northern it', ['Northern Italy']],
  ['southern spai', ['Southern Spain']],
  ['northern', []],
  ['north ma', []],
  ['southern cross', []],
  ['western saint l', []],
])('completePart: completes "%s"', (text, expected) => expect(completePart(atlas, text)).toEqual(expected));
