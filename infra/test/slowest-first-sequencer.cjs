const Sequencer = require('@jest/test-sequencer').default;

/** The slowest test files. Those that mostly wait for processes alternate with those that compute. */
const SLOWEST_FILES = [
  'services/worker/test/crashes/run-batch-crashes.test.ts',
  'packages/photos/test/photo-cases.test.ts',
  'services/worker/test/crashes/worker-process.test.ts',
  'services/content/src/site/starter-library/article-composer.medium.test.ts',
  'services/worker/test/crashes/outages.test.ts',
  'services/content/test/articles/article-photos.test.ts',
  'services/worker/test/crashes/write-article-crashes.test.ts',
  'packages/photos/test/photo-decoder.test.ts',
  'services/places/test/geo/osm-geo.test.ts',
  'services/analysis/test/images/sign-scripts.test.ts',
  'services/gateway/test/outages.test.ts',
  'services/content/test/media/orphaned-media.test.ts',
  'services/worker/test/jobs/write-guide.test.ts',
  'services/analysis/test/analyses/ai-providers.test.ts',
  'packages/platform/test/jobs/lost-job-sweeper.test.ts',
];

/**
 * Starts these files first, so that no worker is still running one of them at the end. Jest itself knows only file
 * sizes.
 */
module.exports = class SlowestFirstSequencer extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = SLOWEST_FILES.findIndex((end) => path.endsWith(`/${end}`));
      return index === -1 ? SLOWEST_FILES.length : index;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
};
