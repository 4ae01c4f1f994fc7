import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { CombinedLog } from './CombinedLog.js';
import type { LogSource } from './merge-logs.js';

const AT = '2026-01-02T03:04:05.000Z';

/** Renders the numbers from 3 down. The test decides when the page after the first two arrives. */
function renderLog() {
  let resolveNextPage: () => void = () => {};
  const source: LogSource<number> = {
    name: 'numbers',
    read: (before) =>
      before === undefined ? Promise.resolve([3, 2]) : new Promise((resolve) => (resolveNextPage = () => resolve([1]))),
    getCursor: String,
    getTime: () => AT,
  };
  const shown = renderWithProviders(
    <CombinedLog
      tag="numbers"
      heading="Numbers"
      emptyText="None"
      sources={[source]}
      pageSize={2}
      renderEntry={({ item }) => <li>No. {item}</li>}
    />,
  );
  return { ...shown, resolveNextPage: () => resolveNextPage() };
}

test('CombinedLog: moves the focus to the start of the older entries, even while they load', async () => {
  const { user, resolveNextPage } = renderLog();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(document.activeElement).toBe(screen.getByRole('status').closest('li'));
  resolveNextPage();
  expect(await screen.findByText('No. 1')).toBe(document.activeElement);
});

test('CombinedLog: does not take the focus away if the user has moved it', async () => {
  const { user, resolveNextPage } = renderLog();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  const otherItem = screen.getByText('No. 3');
  otherItem.tabIndex = -1;
  otherItem.focus();
  resolveNextPage();
  await screen.findByText('No. 1');
  expect(document.activeElement).toBe(otherItem);
});
