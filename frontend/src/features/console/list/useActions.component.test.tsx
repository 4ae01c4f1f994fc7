/** @jest-environment ./infra/test/browser-environment.mjs */

import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { act, fireEvent, screen } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { call } from '../../../lib/api.js';
import { json, networkThat } from '../../../testing/device.js';
import { show, toasts } from '../../../testing/screen.js';
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
