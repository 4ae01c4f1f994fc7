import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Guides from '@placelore/guidebook/atlas.js';
import type * as Embedded from '../../services/places/src/geo/embedded/embedded-geo.js';
import { measure, type Row } from './measure.ts';
import { questions } from './places-questions.ts';

/** Asks the embedded bundle of the tree named on the command line without HTTP, and prints the rows as JSON. */
const tree = resolve(process.argv[2] ?? '.');
const load = async <T>(file: string) => (await import(pathToFileURL(join(tree, file)).href)) as T;

const { Atlas } = await load<typeof Guides>('packages/guidebook/dist/atlas.js');
const { EmbeddedGeo } = await load<typeof Embedded>('services/places/dist/geo/embedded/embedded-geo.js');
const geo = new EmbeddedGeo(Atlas.load());
const { nearby, names, positions } = questions();

const asked = async <T>(name: string, list: readonly T[], ask: (question: T) => Promise<unknown>): Promise<Row> => {
  // What a first call compiles is not what is measured.
  for (const question of list.slice(0, 500)) await ask(question);
  return measure(name, { count: list.length, concurrency: 1, note: 'without HTTP' }, async (index) => {
    await ask(list[index]!);
  });
};
const rows = [
  await asked('Nearby, inside', nearby, ({ kind, radius, ...position }) =>
    geo.nearby({ position, kind, radius, limit: 200, excludeNames: [] }),
  ),
  await asked('Geocode, inside', names, (name) => geo.geocode(name)),
  await asked('Reverse, inside', positions, (position) => geo.reverse(position)),
];
console.log(JSON.stringify(rows));
