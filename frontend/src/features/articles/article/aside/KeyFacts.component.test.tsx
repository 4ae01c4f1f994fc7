import type { Fact } from '@placelore/contracts/places/facts.js';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { KeyFacts } from './KeyFacts.js';

const buildFact = (kind: Fact['kind'], statement: string, value: string | null = null): Fact => ({
  id: kind,
  kind,
  statement,
  value,
  unit: null,
  language: 'en',
  asOf: null,
  sourceId: 's1',
});
const WHEN = buildFact('best time', 'May and June.');

test('KeyFacts: makes a single fact its own heading', () => {
  const { unmount } = renderWithProviders(<KeyFacts facts={[WHEN]} category="Other" />);
  expect(screen.getByRole('region', { name: 'When to go' }).textContent).toBe('When to goMay and June.');
  unmount();
  const name = buildFact('local name', 'Its local name is Kotor.', 'Котор');
  renderWithProviders(<KeyFacts facts={[name, WHEN]} category="Other" />);
  expect(screen.getByRole('region', { name: 'At a glance' }).querySelectorAll('dt')).toHaveLength(2);
});
