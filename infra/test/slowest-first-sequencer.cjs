const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, end to end and others. */
const LONGEST = [
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

/** Those begin first, so that no worker has one left when the others are done. Jest by itself knows only sizes. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((end) => path.endsWith(`/${end}`));
      return at === -1 ? LONGEST.length : at;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
};
