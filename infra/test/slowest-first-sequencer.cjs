const Sequencer = require('@jest/test-sequencer').default;

/** Test files that take longest, end to end and others. */
const SLOWEST_FILES = [
  'specs/pages/every-page.e2e.ts',
  'specs/visitor/maps.e2e.ts',
  'specs/pages/html-injection.e2e.ts',
  'specs/visitor/offline-queue.e2e.ts',
  'specs/pages/lighthouse.e2e.ts',
  'specs/operations/launcher.e2e.ts',
  'specs/operations/content-outage.e2e.ts',
  'specs/operations/process-failures.e2e.ts',
  'specs/operations/readme.e2e.ts',
  'services/worker/test/crashes/run-batch-crashes.test.ts',
  'services/worker/test/crashes/worker-process.test.ts',
  'services/worker/test/crashes/outages.test.ts',
  'services/analysis/test/analyses/ai-providers.test.ts',
  'packages/platform/test/jobs/lost-job-sweeper.test.ts',
  'packages/photos/test/photo-cases.test.ts',
];

/** These files start first, so that no worker still runs one at the end. Jest itself only knows file sizes. */
module.exports = class SlowestFirstSequencer extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = SLOWEST_FILES.findIndex((end) => path.endsWith(`/${end}`));
      return index === -1 ? SLOWEST_FILES.length : index;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
};
