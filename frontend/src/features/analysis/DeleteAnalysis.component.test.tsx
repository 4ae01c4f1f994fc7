/** @jest-environment ./infra/test/browser-environment.mjs */

import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { analysisResultWith } from '../../testing/analysis-result.js';
import { show, toasts } from '../../testing/screen.js';
import { DeleteAnalysis } from './DeleteAnalysis.js';

const result = analysisResultWith({ identified: false, discoveryId: null });
let answer: () => Response;
const fetched = jest.fn(async (_address: string, _init?: RequestInit) => answer());

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
  answer = () => new Response(null, { status: 204 });
});

async function press(confirm: 'Cancel' | 'Delete') {
  const onDeleted = jest.fn();
  show(<DeleteAnalysis result={result} onDeleted={onDeleted} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete This Photo' }));
  await screen.findByRole('alertdialog', { name: 'Delete this photo?' });
  fireEvent.click(screen.getByRole('button', { name: confirm }));
  return onDeleted;
}

test('deletes the analysis after a confirmation, and says so', async () => {
  const onDeleted = await press('Delete');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(fetched.mock.calls.map(([address, init]) => [new URL(address, 'http://x').pathname, init?.method])).toEqual([
    [`/api/analyses/${result.id}`, 'DELETE'],
  ]);
  await toasts().findByText('Photo deleted');
});

test('deletes nothing when the question is dismissed', async () => {
  const onDeleted = await press('Cancel');
  expect(fetched).not.toHaveBeenCalled();
  expect(onDeleted).not.toHaveBeenCalled();
});

test('treats an analysis that is gone already as deleted', async () => {
  answer = () => Response.json({ error: 'There is no such analysis.', code: 'ANALYSIS_NOT_FOUND' }, { status: 404 });
  const onDeleted = await press('Delete');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
});

test('says that it failed, and keeps the result', async () => {
  answer = () => Response.json({ error: 'x', code: 'UNAVAILABLE' }, { status: 503 });
  const onDeleted = await press('Delete');
  await toasts().findByText('Delete failed');
  expect(onDeleted).not.toHaveBeenCalled();
});
