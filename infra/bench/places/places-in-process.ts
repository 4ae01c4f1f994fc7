import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Guides from '@placelore/guidebook/atlas/atlas.js';
import type * as Resolver from '@placelore/guidebook/resolver/resolve-query.js';
import type * as Embedded from '../../../services/places/src/geo/embedded/embedded-geo.js';
import { measure, type Row } from '../measure.ts';
import { BaselineResolver } from './baseline-resolver.ts';
import { createPlaceQueries, createResolverQueries } from './place-queries.ts';

/** Queries the embedded bundle of the project named on the command line without HTTP, and prints the rows as JSON. */
const root = resolve(process.argv[2] ?? '.');
const importBuilt = async <T>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as T;

const { Atlas } = await importBuilt<typeof Guides>('packages/guidebook/dist/atlas/atlas.js');
const { EmbeddedGeo } = await importBuilt<typeof Embedded>('services/places/dist/geo/embedded/embedded-geo.js');
const { resolveQuery } = await importBuilt<typeof Resolver>('packages/guidebook/dist/resolver/resolve-query.js');
const atlas = Atlas.load();
const geo = new EmbeddedGeo(atlas);
const { nearby, names, positions } = createPlaceQueries();

const measureQueries = async <T>(
  name: string,
  list: readonly T[],
  runQuery: (question: T) => Promise<unknown>,
): Promise<Row> => {
  // The first call compiles code, so it is not measured.
  for (const question of list.slice(0, 500)) await runQuery(question);
  return measure(name, { count: list.length, concurrency: 1, note: 'without HTTP' }, async (index) => {
    await runQuery(list[index]!);
  });
};
const resolverQueries = createResolverQueries(join(import.meta.dirname, '../../..'), names);
const baseline = new BaselineResolver(atlas);
const rows = [
  await measureQueries('Nearby, inside', nearby, ({ kind, radius, ...position }) =>
    geo.nearby({ position, kind, radius, limit: 200, excludeNames: [] }),
  ),
  await measureQueries('Geocode, inside', names, (name) => geo.geocode(name)),
  await measureQueries('Resolve, inside', resolverQueries, async (query) => resolveQuery(atlas, query)),
  await measureQueries('Resolve, baseline inside', resolverQueries, async (query) => baseline.resolve(query)),
  await measureQueries('Reverse, inside', positions, (position) => geo.reverse(position)),
];
console.log(JSON.stringify(rows));
