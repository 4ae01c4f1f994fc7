import type { Citations } from '@placelore/contracts/content/citations/citations.js';
import { screen } from '@testing-library/react';
import { GUIDEBOOK_SOURCE, WIKIPEDIA_SOURCE } from '../../testing/builders/sources.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { CitationScope } from './CitationScope.js';
import { SourceNumbersButton } from './SourceNumbersButton.js';

const verification: Citations['verification'] = {
  sentences: [{ text: 'It is red.', facts: ['f1'], grade: 'sourced' }],
  omitted: 0,
};

function show(citations: Partial<Citations>) {
  return renderWithProviders(
    <CitationScope
      citations={{ verification, citedFacts: [], sources: [GUIDEBOOK_SOURCE], ...citations }}
      reportedText={null}
    >
      <SourceNumbersButton />
    </CitationScope>,
  );
}
const getScope = (container: HTMLElement) => container.querySelector('[data-numbers]');

test('SourceNumbersButton: shows and hides the numbers of a text with a single source', async () => {
  const { user, container } = show({});
  expect(getScope(container)?.getAttribute('data-numbers')).toBe('hidden');
  await user.click(screen.getByRole('button', { name: 'Show sources' }));
  expect(getScope(container)?.getAttribute('data-numbers')).toBe('shown');
  await user.click(screen.getByRole('button', { name: 'Hide sources' }));
  expect(getScope(container)?.getAttribute('data-numbers')).toBe('hidden');
});

test.each<[string, Partial<Citations>]>([
  ['several sources, whose numbers are always shown', { sources: [GUIDEBOOK_SOURCE, WIKIPEDIA_SOURCE] }],
  ['no numbers', { verification: null }],
])('SourceNumbersButton: is absent from a text with %s', (_what, citations) => {
  const { container } = show(citations);
  expect(screen.queryByRole('button')).toBeNull();
  expect(getScope(container)).toBeNull();
});
