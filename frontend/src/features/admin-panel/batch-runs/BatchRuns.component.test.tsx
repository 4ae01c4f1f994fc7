import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { BatchItem, BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import useSWR from 'swr';
import { invalidate, toKey } from '../../../lib/cache/server-state.js';
import { buildBatchItem, buildBatchRun } from '../../../testing/builders/batch-runs.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { FakeEventStream } from '../../../testing/fakes/fake-event-stream.js';
import { clickToast, getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ActivityTab } from '../activity/ActivityTab.js';
import { RecoverArticlesButton } from './BatchRunCard.js';

const ID = buildBatchRun().id;
const AT_RUN = `/admin?tab=activity&run=${ID}`;

let streams: FakeEventStream[] = [];
beforeEach(() => {
  streams = [];
  const FakeEventSource = class extends FakeEventStream {
    constructor() {
      super();
      streams.push(this);
    }
  };
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

interface ServerState {
  run?: BatchRun | null;
  items?: (url: string) => BatchItem[];
  respond?: (request: CapturedRequest) => Response;
}

/** Renders with this server state; tests may change the state later. */
function renderRuns(at: string, world: ServerState = {}, children = <ActivityTab />) {
  const { items = () => [buildBatchItem()], respond = () => jsonResponse({}) } = world;
  const requests = mockFetch((request) => {
    const { method, url } = request;
    if (method !== 'GET') return respond(request);
    if (url.includes('/learned-photos')) return jsonResponse({ isEnabled: true, total: 0, photos: [] });
    if (url.includes('/items')) return jsonResponse(items(url));
    if (url.startsWith('/api/admin/batch-runs/')) {
      return world.run
        ? jsonResponse(world.run)
        : jsonResponse({ error: 'There is no such run.', code: 'BATCH_NOT_FOUND' }, 404);
    }
    if (url.includes('open=true')) return jsonResponse(world.run && world.run.endedAt === null ? [world.run] : []);
    return jsonResponse([]);
  });
  const shown = renderWithProviders(children, { initialUrl: at, hasSharedCache: true });
  const changes = () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]);
  return { ...shown, requests, changes, world };
}

/** A run, next to data that it may change. */
function RunAndArticles() {
  const reads = useRef(0);
  const { data } = useSWR(toKey(adminArticles.list, {}), () => (reads.current += 1));
  return (
    <>
      <ActivityTab />
      <p>Articles: {data}</p>
    </>
  );
}

const findButton = (name: string) => screen.findByRole('button', { name });

describe('starting a batch run', () => {
  test.each([
    ['Fix attraction distances', 'fix-attraction-distances', 'Failed to fix attraction distances'],
    ['Generate nearby attractions', 'batch-nearby-attractions', 'Failed to generate nearby attractions'],
  ])('%s: reports that it could not be started', async (name, path, sentence) => {
    const { user, changes } = renderRuns('/admin?tab=activity', { respond: () => new Response('', { status: 500 }) });
    await user.click(await findButton(name));
    await user.click(await findButton('Start'));
    expect(await getToasts().findByText(sentence)).not.toBeNull();
    expect(changes()).toEqual([[`/api/admin/${path}`, {}]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('reports in its own sentence that articles could not be recovered', async () => {
    const { user, changes } = renderRuns(
      '/admin',
      { respond: () => new Response('', { status: 500 }) },
      <RecoverArticlesButton />,
    );
    await user.click(await findButton('Recover lost articles'));
    expect(screen.getByText('Empty for 10.')).not.toBeNull();
    await user.click(await findButton('Start'));
    expect(await getToasts().findByText('Failed to recover articles')).not.toBeNull();
    expect(changes()).toEqual([['/api/admin/batch-recover-articles', {}]]);
  });

  test.each([
    ['Fix attraction distances', { status: 'done', fixed: 1, errors: 2 }, '1 article fixed, 2 errors.'],
    [
      'Generate nearby attractions',
      { status: 'done', processed: 3, totalCost: 0.045 },
      '3 articles processed for $0.045.',
    ],
  ])('%s: shows the result in a toast that links to the run', async (name, response, sentence) => {
    const { user, getCurrentUrl } = renderRuns('/admin?tab=activity', {
      respond: () => jsonResponse({ runId: ID, ...response }),
    });
    await user.click(await findButton(name));
    await user.click(await findButton('Start'));
    expect(await getToasts().findByText(sentence)).not.toBeNull();
    await clickToast(user, 'Follow');
    expect(getCurrentUrl()).toBe(AT_RUN);
  });

  test('links to a run that continues in the background', async () => {
    const { user, getCurrentUrl } = renderRuns('/admin?tab=activity', {
      respond: () => jsonResponse({ runId: ID }, 202),
    });
    await user.click(await findButton('Fix attraction distances'));
    await user.click(await findButton('Start'));
    expect(await getToasts().findByText('It continues in the background')).not.toBeNull();
    await clickToast(user, 'Follow');
    expect(getCurrentUrl()).toBe(AT_RUN);
  });

  test('links to the run of the same kind that is already running', async () => {
    const refusal = { error: 'A run of this kind goes on already.', code: 'BATCH_RUNNING', requestId: 'r' };
    const details = [{ field: 'runId', message: ID }];
    const { user, getCurrentUrl } = renderRuns('/admin?tab=activity', {
      respond: () => jsonResponse({ ...refusal, details }, 409),
    });
    await user.click(await findButton('Fix attraction distances'));
    await user.click(await findButton('Start'));
    expect(await getToasts().findByText('A run of this kind goes on already.')).not.toBeNull();
    await clickToast(user, 'Follow the other run');
    expect(getCurrentUrl()).toBe(AT_RUN);
  });

  test('validates limit and budget, and estimates the cost before the start', async () => {
    const estimate = { runId: ID, dryRun: true, count: 1200, estimatedCostUsd: 18 };
    const { user, changes } = renderRuns('/admin?tab=activity', { respond: () => jsonResponse(estimate) });
    await user.click(await findButton('Generate nearby attractions'));
    const limit = screen.getByLabelText('Articles at most');
    await user.type(limit, '0');
    await user.type(screen.getByLabelText('Budget in USD'), 'much');
    await user.click(await findButton('Start'));
    expect(screen.getByText('A whole number of at least 1.')).not.toBeNull();
    expect(screen.getByText('A number from 0 to 10,000.')).not.toBeNull();
    expect(changes()).toEqual([]);
    await user.clear(limit);
    await user.type(limit, '1200');
    await user.clear(screen.getByLabelText('Budget in USD'));
    await user.type(screen.getByLabelText('Budget in USD'), '2.5');
    await user.click(await findButton('Estimate'));
    expect(await screen.findByText('1,200 articles, about $18.00. Nothing has been changed.')).not.toBeNull();
    expect(changes()).toEqual([['/api/admin/batch-nearby-attractions', { limit: 1200, budgetUsd: 2.5, dryRun: true }]]);
    await user.type(limit, '1');
    expect(screen.queryByText(/about \$18/)).toBeNull();
  });
});

describe('RunDetails', () => {
  test('follows progress events and reads the run again when it ends', async () => {
    const { world } = renderRuns(AT_RUN, { run: buildBatchRun() });
    const bar = await screen.findByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['3', '10']);
    expect(screen.getByText('2 done, 1 failed, 0 skipped')).not.toBeNull();
    expect(screen.getByText('$0.045')).not.toBeNull();
    expect(screen.getByText('marta')).not.toBeNull();
    await waitFor(() => expect(streams).toHaveLength(1));
    act(() => streams[0]!.emit('progress', { ordinal: 6, step: '6 of 10', percent: 60 }));
    // Both numbers come from one read, which the event triggers.
    expect(screen.getByText('3 of 10')).not.toBeNull();
    expect(screen.getByText('2 done, 1 failed, 0 skipped')).not.toBeNull();
    world.run = buildBatchRun({ done: 5 });
    expect(await screen.findByText('6 of 10')).not.toBeNull();
    expect(screen.getByText('5 done, 1 failed, 0 skipped')).not.toBeNull();
    expect(bar.getAttribute('aria-valuenow')).toBe('6');
    world.run = buildBatchRun({ status: 'done', done: 9, endedAt: '2026-01-02T03:05:05.000Z' });
    await act(async () => streams[0]!.emit('done', world.run));
    expect(await screen.findByText('9 done, 1 failed, 0 skipped')).not.toBeNull();
    expect(screen.getByText('10 of 10')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the run' })).toBeNull();
    expect(streams).toHaveLength(1);
  });

  test('refreshes what the run changed if a read finds it finished before its events do', async () => {
    const { world } = renderRuns(AT_RUN, { run: buildBatchRun() }, <RunAndArticles />);
    await screen.findByRole('progressbar');
    expect(await screen.findByText('Articles: 1')).not.toBeNull();
    world.run = buildBatchRun({ status: 'done', done: 9, endedAt: '2026-01-02T03:05:05.000Z' });
    await act(() => invalidate('batchRuns'));
    expect(await screen.findByText('Articles: 2')).not.toBeNull();
  });

  test('reads nothing again for a run that had finished before it was opened', async () => {
    const run = buildBatchRun({ status: 'done', done: 9, endedAt: '2026-01-02T03:05:05.000Z' });
    renderRuns(AT_RUN, { run }, <RunAndArticles />);
    expect(await screen.findByText('10 of 10')).not.toBeNull();
    expect(await findButton('Retry all failed items')).not.toBeNull();
    expect(screen.getByText('Articles: 1')).not.toBeNull();
  });

  test('closes the event stream when it is unmounted', async () => {
    const { unmount } = renderRuns(AT_RUN, { run: buildBatchRun() });
    await waitFor(() => expect(streams).toHaveLength(1));
    unmount();
    expect(streams[0]!.isClosed).toBe(true);
  });

  test('cancels a run once and shows that until the run has ended', async () => {
    const { user, changes, world } = renderRuns(AT_RUN, { run: buildBatchRun() });
    const cancel = await findButton('Cancel the run');
    world.run = buildBatchRun({ cancelRequestedAt: '2026-01-02T03:05:05.000Z' });
    await user.click(cancel);
    expect(changes()).toEqual([[`/api/admin/batch-runs/${ID}/cancel`, undefined]]);
    expect((await findButton('Canceling…')).getAttribute('aria-disabled')).toBe('true');
    await user.click(await findButton('Canceling…'));
    expect(changes()).toHaveLength(1);
  });

  test.each(['stopped', 'cancelled', 'failed'] as const)(
    'resumes a run that was %s with another budget',
    async (status) => {
      const ended = { status, endedAt: '2026-01-02T03:05:05.000Z', message: 'The budget of the run is exhausted.' };
      const { user, changes } = renderRuns(AT_RUN, { run: buildBatchRun(ended) });
      const resume = await findButton('Resume');
      expect(screen.getByText('The budget of the run is exhausted.', { exact: false })).not.toBeNull();
      await user.click(resume);
      const dialog = within(await screen.findByRole('dialog', { name: 'Resume this run?' }));
      expect(dialog.getByText('It continues with the remaining 7 articles.')).not.toBeNull();
      await user.type(dialog.getByLabelText('New budget for the whole run, in USD'), '4');
      await user.click(dialog.getByRole('button', { name: 'Resume' }));
      expect(changes()).toEqual([[`/api/admin/batch-runs/${ID}/resume`, { budgetUsd: 4 }]]);
    },
  );

  test('offers no Resume for a completed run, but Retry for one failed item or all', async () => {
    const run = buildBatchRun({ status: 'done', done: 9, endedAt: '2026-01-02T03:05:05.000Z' });
    const unchanged = buildBatchItem({ ordinal: 2, status: 'skipped', outcome: { fixed: 0, unplaced: 0 } });
    const failed = buildBatchItem({
      ordinal: 4,
      status: 'failed',
      outcome: null,
      code: 'X',
      message: 'It was refused.',
    });
    const { user, changes } = renderRuns(AT_RUN, { run, items: () => [buildBatchItem(), unchanged, failed] });
    expect(await screen.findByText('It was refused.')).not.toBeNull();
    expect(screen.getByText('5 distances fixed, 1 without a position')).not.toBeNull();
    expect(screen.getByText('All distances were correct.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry Colosseum' }));
    await user.click(screen.getByRole('button', { name: 'Retry all failed items' }));
    expect(changes().map(([url]) => url)).toEqual([
      `/api/admin/batch-runs/${ID}/items/4/retry`,
      `/api/admin/batch-runs/${ID}/retry-failed`,
    ]);
  });

  test('lists the differences between the guidebook and Wikidata, with a link to the item', async () => {
    const run = buildBatchRun({ kind: 'compare-guidebook', status: 'done', endedAt: '2026-01-02T03:05:05.000Z' });
    const differences = [
      { field: 'date' as const, ours: '1887–1889', theirs: '1900' },
      { field: 'height' as const, ours: '330 m', theirs: '300 m' },
    ];
    const itemUrl = 'https://www.wikidata.org/wiki/Q243';
    const items = () => [
      buildBatchItem({ subjectType: 'record', subjectName: 'Eiffel Tower', outcome: { itemUrl, differences } }),
    ];
    renderRuns(AT_RUN, { run, items });
    const text = 'Date: 1887–1889 here, 1900 on Wikidata. Height: 330 m here, 300 m on Wikidata.';
    expect(await screen.findByText(text, { exact: false })).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Eiffel Tower on Wikidata' });
    expect(link.getAttribute('href')).toBe(itemUrl);
    expect(screen.queryByRole('link', { name: 'Edit Eiffel Tower' })).toBeNull();
  });

  test('filters items by status, stores the filter in the URL and loads further pages', async () => {
    const run = buildBatchRun({ status: 'done', endedAt: '2026-01-02T03:05:05.000Z' });
    const buildPage = (after: number) =>
      Array.from({ length: after === 0 ? 50 : 1 }, (_, index) =>
        buildBatchItem({ ordinal: after + index + 1, subjectName: `Place ${after + index + 1}` }),
      );
    const items = (url: string) => buildPage(Number(new URL(url, 'http://x').searchParams.get('after')));
    const { user, getCurrentUrl, getNavigationType, requests } = renderRuns(AT_RUN, { run, items });
    await screen.findByText('Place 50');
    await user.click(await findButton('Show more'));
    const next = await screen.findByText('Place 51');
    expect(document.activeElement).toBe(next.closest('li'));
    await user.selectOptions(screen.getByLabelText('Show'), 'Failed');
    expect([getNavigationType(), getCurrentUrl()]).toEqual(['REPLACE', `${AT_RUN}&items=failed`]);
    await waitFor(() => expect(requests.at(-1)?.url).toContain('status=failed'));
  });

  test('reports items that could not be loaded, and loads them again', async () => {
    let isDown = true;
    const items = () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return [buildBatchItem({ subjectName: 'Petra' })];
    };
    const { user } = renderRuns(AT_RUN, { run: buildBatchRun({ status: 'done' }), items });
    expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load the items");
    isDown = false;
    await user.click(await findButton('Try Again'));
    expect(await screen.findByText('Petra')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('links to the job in the queue dashboard', async () => {
    renderRuns(AT_RUN, { run: buildBatchRun() });
    const link = await screen.findByRole('link', { name: 'Open in queue dashboard' });
    expect(link.getAttribute('href')).toBe(`/admin/queues/queue/batch/${buildBatchRun().jobRequestId}`);
  });

  test('reports that a run does not exist', async () => {
    renderRuns(AT_RUN, { run: null });
    expect(await screen.findByRole('heading', { name: 'Run not found' })).not.toBeNull();
  });
});
