import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { clickToast, getToasts, renderWithProviders } from '../../../testing/render/render.js';
import type { Action } from './list-definition.js';
import { toFailure, useActions } from './useActions.js';

/** Renders actions that delete and restore names; the test resolves each of them. */
function renderSlowActions() {
  const started: string[] = [];
  const resolvers = new Map<string, () => void>();
  const startTask = (name: string) => {
    started.push(name);
    return new Promise<void>((resolve) => resolvers.set(name, resolve));
  };
  const action: Action<string> = {
    name: 'Delete',
    icon: Trash2,
    run: (name) => startTask(`delete ${name}`),
    done: ([name]) => ({ title: `Deleted ${name}` }),
    failed: toFailure('No'),
    undo: {
      run: (name) => startTask(`restore ${name}`),
      done: ([name]) => ({ title: `Restored ${name}` }),
      failed: toFailure('No'),
    },
  };
  function Names() {
    const actions = useActions<string>({ changes: [] }, () => {});
    return ['one', 'two'].map((name) => (
      <button key={name} type="button" onClick={({ currentTarget }) => actions.start(action, [name], currentTarget)}>
        {name}
      </button>
    ));
  }
  return { ...renderWithProviders(<Names />), started, end: (name: string) => resolvers.get(name)!() };
}

test('useActions: runs an undo after the action that is still running', async () => {
  const { user, started, end } = renderSlowActions();
  await user.click(screen.getByText('one'));
  end('delete one');
  const undo = await getToasts().findByRole('button', { name: 'Undo' });
  await user.click(screen.getByText('two'));
  await user.click(undo);
  expect(started).toEqual(['delete one', 'delete two']);
  end('delete two');
  expect(await getToasts().findByText('Deleted two')).not.toBeNull();
  expect(started).toEqual(['delete one', 'delete two', 'restore one']);
  end('restore one');
  expect(await getToasts().findByText('Restored one')).not.toBeNull();
});

describe('useActions when some of several items fail', () => {
  const OWN = { title: 'Session over', description: 'Sign in again.' };
  function renderFailingAction(failed: Action<string>['failed']) {
    const restored: string[] = [];
    const action: Action<string> = {
      name: 'Delete',
      icon: Trash2,
      run: (name) => (name === 'two' ? Promise.reject(new Error('Not that one.')) : Promise.resolve()),
      done: () => ({ title: 'Deleted' }),
      failed,
      undo: {
        run: async (name) => restored.push(name),
        done: ([name]) => ({ title: `Restored ${name}` }),
        failed: toFailure('No'),
      },
    };
    function DeleteBoth() {
      const actions = useActions<string>({ changes: [] }, () => {});
      const start = (from: HTMLElement) => actions.start(action, ['one', 'two'], from);
      return (
        <button type="button" onClick={({ currentTarget }) => start(currentTarget)}>
          Delete both
        </button>
      );
    }
    return { ...renderWithProviders(<DeleteBoth />), restored };
  }

  test('restores the completed items with Undo', async () => {
    const { user, restored } = renderFailingAction(toFailure('No'));
    await user.click(screen.getByText('Delete both'));
    expect(await getToasts().findByText('1 of 2 failed')).not.toBeNull();
    await clickToast(user, 'Undo');
    expect(await getToasts().findByText('Restored one')).not.toBeNull();
    expect(restored).toEqual(['one']);
  });

  test('shows the title that the action itself provides', async () => {
    const { user } = renderFailingAction(() => OWN);
    await user.click(screen.getByText('Delete both'));
    expect(await getToasts().findByText('Session over')).not.toBeNull();
    expect(getToasts().getByText('1 of 2 failed. Sign in again.')).not.toBeNull();
  });
});

test('useActions: repeats a rate-limited call after Retry-After, but after one second at the earliest', async () => {
  const headers = { 'retry-after': '0' };
  const responses = [
    new Response('{"error":"Too many.","code":"TOO_MANY_REQUESTS"}', { status: 429, headers }),
    jsonResponse({}),
  ];
  const requests = mockFetch(() => responses.shift()!);
  const action: Action<string> = {
    name: 'Cancel',
    icon: Trash2,
    run: (id) => call(batchRuns.cancel, { id }),
    done: () => ({ title: 'Canceled' }),
    failed: toFailure('No'),
  };
  function Cancel() {
    const actions = useActions<string>({ changes: [] }, () => {});
    return (
      <>
        <button type="button" onClick={({ currentTarget }) => actions.start(action, ['1'], currentTarget)}>
          Cancel
        </button>
        <p>{actions.progress}</p>
      </>
    );
  }
  renderWithProviders(<Cancel />);
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByText('Cancel'));
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.getByText(/\b1 s/)).not.toBeNull();
    expect(requests).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(getToasts().getByText('Canceled')).not.toBeNull();
    expect(requests).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('useActions: lets the next action start only when the lists show what the previous one changed', async () => {
  const answers: (() => void)[] = [];
  mockFetch(() => new Promise<Response>((resolve) => answers.push(() => resolve(jsonResponse({ items: [] })))));
  const ended: string[] = [];
  const action: Action<string> = {
    name: 'Delete',
    icon: Trash2,
    run: async () => undefined,
    done: ([name]) => ({ title: `Deleted ${name}` }),
    failed: toFailure('No'),
  };
  function Runs() {
    const { data } = useSWR(toKey(batchRuns.list, {}), () => call(batchRuns.list, {}));
    const { start, busy } = useActions<string>({ changes: ['batchRuns'] }, () => ended.push('done'));
    return (
      <button type="button" aria-disabled={busy} onClick={({ currentTarget }) => start(action, ['one'], currentTarget)}>
        Delete {data && <span>loaded</span>}
      </button>
    );
  }
  const { user } = renderWithProviders(<Runs />, { hasSharedCache: true });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await screen.findByText('loaded');
  const button = screen.getByRole('button', { name: /^Delete/ });
  await user.click(button);
  await getToasts().findByText('Deleted one');
  expect([button.getAttribute('aria-disabled'), ended]).toEqual(['true', []]);
  answers[1]?.();
  await waitFor(() => expect(ended).toEqual(['done']));
  expect(button.getAttribute('aria-disabled')).toBe('false');
});
