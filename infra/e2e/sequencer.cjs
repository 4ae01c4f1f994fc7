const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, longest first. */
const LONGEST = ['screens', 'maps', 'hostile-text', 'offline', 'lighthouse', 'launcher', 'faults', 'readme'];

/** Long files begin first, so that no worker has one left when the others are done. Jest itself only knows sizes. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(`/${name}.e2e.ts`));
      return at === -1 ? LONGEST.length : at;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
};
