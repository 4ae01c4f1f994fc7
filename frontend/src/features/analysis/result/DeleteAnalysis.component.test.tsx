import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { DeleteAnalysis } from './DeleteAnalysis.js';

const result = buildAnalysisResult({ identified: false, discoveryId: null });
let response: () => Response;
const fetched = jest.fn(async (_address: string, _init?: RequestInit) => response());

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
  response = () => new Response(null, { status: 204 });
});

async function clickButton(confirm: 'Cancel' | 'Delete') {
  const onDeleted = jest.fn();
  renderWithProviders(<DeleteAnalysis result={result} onDeleted={onDeleted} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete This Photo' }));
  await screen.findByRole('alertdialog', { name: 'Delete this photo?' });
  fireEvent.click(screen.getByRole('button', { name: confirm }));
  return onDeleted;
}

test('DeleteAnalysis: deletes the analysis after a confirmation and reports it', async () => {
  const onDeleted = await clickButton('Delete');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(
    fetched.mock.calls.map(([getCurrentUrl, init]) => [new URL(getCurrentUrl, 'http://x').pathname, init?.method]),
  ).toEqual([[`/api/analyses/${result.id}`, 'DELETE']]);
  await getToasts().findByText('Photo deleted');
});

test('DeleteAnalysis: deletes nothing when the confirmation is dismissed', async () => {
  const onDeleted = await clickButton('Cancel');
  expect(fetched).not.toHaveBeenCalled();
  expect(onDeleted).not.toHaveBeenCalled();
});

test('DeleteAnalysis: treats an analysis that no longer exists as deleted', async () => {
  response = () => Response.json({ error: 'There is no such analysis.', code: 'ANALYSIS_NOT_FOUND' }, { status: 404 });
  const onDeleted = await clickButton('Delete');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
});

test('DeleteAnalysis: reports a failure and keeps the result', async () => {
  response = () => Response.json({ error: 'x', code: 'UNAVAILABLE' }, { status: 503 });
  const onDeleted = await clickButton('Delete');
  await getToasts().findByText('Delete failed');
  expect(onDeleted).not.toHaveBeenCalled();
});
