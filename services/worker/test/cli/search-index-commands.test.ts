import { randomUUID } from 'node:crypto';
import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import { ERRORS } from '@placelore/contracts/core/errors.js';
import { runCommand, services, useCli } from '../support/cli-runner.js';

useCli();

const jobRequestId = randomUUID();

describe('rebuild-search', () => {
  it('prints how far the rebuild is, once for each change, until it ends', async () => {
    const states = [null, 0, 0, 200, 450].map((indexed) => ({ outcome: null, indexed, total: 450 }));
    services.on(internalSearchIndex.requestRebuild, () => ({ jobRequestId }));
    services.on(
      internalSearchIndex.readRebuild,
      (_call, times) => states[times - 1] ?? { outcome: { status: 'done' }, indexed: 450, total: 450 },
    );
    expect(await runCommand('rebuild-search')).toMatchObject({
      code: 0,
      out: [
        'The search engine does not answer.',
        'Indexed 0 of 450 articles.',
        'Indexed 200 of 450 articles.',
        'Indexed 450 of 450 articles.',
        'The search index has been rebuilt.',
      ],
    });
    expect(services.getCalls(internalSearchIndex.readRebuild)[0]?.body).toEqual({ jobRequestId });
  });

  it('fails with the reason when the rebuild failed', async () => {
    const outcome = { status: 'failed', code: 'PROVIDER_REJECTED', message: 'The search engine failed (bad_request)' };
    services.on(internalSearchIndex.requestRebuild, () => ({ jobRequestId }));
    services.on(internalSearchIndex.readRebuild, () => ({ outcome, indexed: 0, total: 450 }));
    expect(await runCommand('rebuild-search')).toMatchObject({
      code: 1,
      err: ['The search engine failed (bad_request) (PROVIDER_REJECTED)'],
    });
  });

  it('says that there is no search engine', async () => {
    services.failWith(internalSearchIndex.requestRebuild, 'SEARCH_ENGINE_OFF', 1);
    expect(await runCommand('rebuild-search')).toMatchObject({
      code: 1,
      err: [`${ERRORS.SEARCH_ENGINE_OFF.message} (SEARCH_ENGINE_OFF)`],
    });
  });
});
