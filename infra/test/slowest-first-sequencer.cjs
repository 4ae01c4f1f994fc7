const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, end to end and others. */
const LONGEST = [
  'e2e/screens.e2e.ts',
  'e2e/maps.e2e.ts',
  'e2e/hostile-text.e2e.ts',
  'e2e/offline-photos.e2e.ts',
  'e2e/lighthouse.e2e.ts',
  'e2e/launcher.e2e.ts',
  'e2e/fault-drills.e2e.ts',
  'e2e/faults.e2e.ts',
  'e2e/readme.e2e.ts',
  'services/worker/test/crashes/worker-process.test.ts',
  'services/worker/test/jobs/job-handlers.test.ts',
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
