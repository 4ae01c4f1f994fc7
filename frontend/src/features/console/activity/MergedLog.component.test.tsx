/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen } from '@testing-library/react';
import { show } from '../../../testing/screen.js';
import { MergedLog } from './MergedLog.js';
import type { Source } from './merged.js';

const AT = '2026-01-02T03:04:05.000Z';

/** Numbers from 3 down; those after the first two come when they are let. */
function open() {
  let letCome: () => void = () => {};
  const source: Source<number> = {
    name: 'numbers',
    read: (before) =>
      before === undefined ? Promise.resolve([3, 2]) : new Promise((resolve) => (letCome = () => resolve([1]))),
    cursorOf: String,
    timeOf: () => AT,
  };
  const shown = show(
    <MergedLog
      tag="numbers"
      heading="Numbers"
      none="None"
      sources={[source]}
      size={2}
      entry={({ item }) => <li>No. {item}</li>}
    />,
  );
  return { ...shown, letCome: () => letCome() };
}

test('who asks for older ones goes on where they begin, also while they are on their way', async () => {
  const { user, letCome } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(document.activeElement).toBe(screen.getByRole('status').closest('li'));
  letCome();
  expect(await screen.findByText('No. 1')).toBe(document.activeElement);
});

test('who went elsewhere meanwhile stays there', async () => {
  const { user, letCome } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  const elsewhere = screen.getByText('No. 3');
  elsewhere.tabIndex = -1;
  elsewhere.focus();
  letCome();
  await screen.findByText('No. 1');
  expect(document.activeElement).toBe(elsewhere);
});
