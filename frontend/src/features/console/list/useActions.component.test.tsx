/** @jest-environment ./infra/test/browser-environment.mjs */

import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { act, fireEvent, screen } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { call } from '../../../lib/api.js';
import { json, networkThat } from '../../../testing/device.js';
import { pressToast, show, toasts } from '../../../testing/screen.js';
import type { Action } from './declaration.js';
import { failure, useActions } from './useActions.js';

/** Deletes and restores names, each when it is let. */
function world() {
  const begun: string[] = [];
  const lets = new Map<string, () => void>();
  const slowly = (name: string) => {
    begun.push(name);
    return new Promise<void>((resolve) => lets.set(name, resolve));
  };
  const action: Action<string> = {
    name: 'Delete',
    icon: Trash2,
    run: (name) => slowly(`delete ${name}`),
    done: ([name]) => ({ title: `Deleted ${name}` }),
    failed: failure('No'),
    undo: {
      run: (name) => slowly(`restore ${name}`),
      done: ([name]) => ({ title: `Restored ${name}` }),
      failed: failure('No'),
    },
  };
  function Names() {
    const actions = useActions<string>({ changes: [] }, () => {});
    return ['one', 'two'].map((name) => (
      <button key={name} type="button" onClick={({ currentTarget }) => actions.begin(action, [name], currentTarget)}>
        {name}
      </button>
    ));
  }
  return { ...show(<Names />), begun, end: (name: string) => lets.get(name)!() };
}

test('an undo that is pressed while something is being done is done after it', async () => {
  const { user, begun, end } = world();
  await user.click(screen.getByText('one'));
  end('delete one');
  const undo = await toasts().findByRole('button', { name: 'Undo' });
  await user.click(screen.getByText('two'));
  await user.click(undo);
  expect(begun).toEqual(['delete one', 'delete two']);
  end('delete two');
  expect(await toasts().findByText('Deleted two')).not.toBeNull();
  expect(begun).toEqual(['delete one', 'delete two', 'restore one']);
  end('restore one');
  expect(await toasts().findByText('Restored one')).not.toBeNull();
});

describe('of several of which some fail', () => {
  const OWN = { title: 'Session over', description: 'Sign in again.' };
  function several(failed: Action<string>['failed']) {
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
        failed: failure('No'),
      },
    };
    function All() {
      const actions = useActions<string>({ changes: [] }, () => {});
      const begin = (from: HTMLElement) => actions.begin(action, ['one', 'two'], from);
      return (
        <button type="button" onClick={({ currentTarget }) => begin(currentTarget)}>
          Delete both
        </button>
      );
    }
    return { ...show(<All />), restored };
  }

  test('what is gone is brought back with Undo', async () => {
    const { user, restored } = several(failure('No'));
    await user.click(screen.getByText('Delete both'));
    expect(await toasts().findByText('1 of 2 failed')).not.toBeNull();
    await pressToast(user, 'Undo');
    expect(await toasts().findByText('Restored one')).not.toBeNull();
    expect(restored).toEqual(['one']);
  });

  test('a title of its own stays', async () => {
    const { user } = several(() => OWN);
    await user.click(screen.getByText('Delete both'));
    expect(await toasts().findByText('Session over')).not.toBeNull();
    expect(toasts().getByText('1 of 2 failed. Sign in again.')).not.toBeNull();
  });
});

test('what the server takes no more of for now is sent again when it says so, but never at once', async () => {
  const headers = { 'retry-after': '0' };
  const answers = [
    new Response('{"error":"Too many.","code":"TOO_MANY_REQUESTS"}', { status: 429, headers }),
    json({}),
  ];
  const asked = networkThat(() => answers.shift()!);
  const action: Action<string> = {
    name: 'Cancel',
    icon: Trash2,
    run: (id) => call(batchRuns.cancel, { id }),
    done: () => ({ title: 'Cancelled' }),
    failed: failure('No'),
  };
  function Cancel() {
    const actions = useActions<string>({ changes: [] }, () => {});
    return (
      <>
        <button type="button" onClick={({ currentTarget }) => actions.begin(action, ['1'], currentTarget)}>
          Cancel
        </button>
        <p>{actions.progress}</p>
      </>
    );
  }
  show(<Cancel />);
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByText('Cancel'));
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.getByText(/\b1 s/)).not.toBeNull();
    expect(asked).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(toasts().getByText('Cancelled')).not.toBeNull();
    expect(asked).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
