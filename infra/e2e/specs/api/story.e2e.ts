import { expect, test } from '../../support/test.ts';
import { playAccounts } from './chapters/accounts.ts';
import { playBatchRuns } from './chapters/batch-runs.ts';
import { type Cast, introduceCast } from './chapters/cast.ts';
import { playDiscoveries } from './chapters/discoveries.ts';
import { playDuplicates } from './chapters/duplicates.ts';
import { playEditing } from './chapters/editing.ts';
import { playGuides } from './chapters/guides.ts';
import { playDocuments, playLibrary } from './chapters/library.ts';
import { playOperations, playTraces } from './chapters/operations.ts';
import { playPhotos } from './chapters/photos.ts';
import { playPlaces } from './chapters/places.ts';
import { playRejections } from './chapters/rejections.ts';
import { playReports } from './chapters/reports.ts';
import { playTrips } from './chapters/trips.ts';

/** Chapters in order. Each depends on those before it. */
const CHAPTERS: Record<string, (cast: Cast) => Promise<void>> = {
  accounts: playAccounts,
  library: playLibrary,
  documents: playDocuments,
  places: playPlaces,
  photos: playPhotos,
  guides: playGuides,
  discoveries: playDiscoveries,
  trips: playTrips,
  reports: playReports,
  editing: playEditing,
  duplicates: playDuplicates,
  'batch-runs': playBatchRuns,
  operations: playOperations,
  rejections: playRejections,
  traces: playTraces,
};

/** Routes that the story never calls successfully, with the reason. */
const UNCALLED_ROUTES: Record<string, string> = {
  'system.openapi': 'the check `openapi` compares its text',
  'tiles.archive': 'needs a map of the operator',
  'tiles.image': 'needs a server of tiles',
  'articlePhotos.findAnother': 'needs Wikimedia Commons',
  'guidePhotos.findAnother': 'needs Wikimedia Commons',
  'batchRuns.compareGuidebook': 'needs Wikidata',
  'batchRuns.retryItem': 'no item fails without other services',
  'batchRuns.retryFailed': 'no item fails without other services',
  'scheduledJobs.authRun': 'auth has no scheduled job',
  'signals.lastHour': 'measures the machine',
};

test.describe('API', () => {
  test('responds to every route as recorded', async ({ product }) => {
    test.setTimeout(300_000);
    const cast = await introduceCast(product);
    for (const [name, play] of Object.entries(CHAPTERS)) {
      await test.step(name, () => play(cast));
      expect.soft(cast.story.takeRecording()).toMatchSnapshot(['recordings', `${name}.txt`]);
    }
    expect(cast.story.findUncalledRoutes()).toEqual(Object.keys(UNCALLED_ROUTES));
  });
});
