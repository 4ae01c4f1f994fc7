import { jest } from '@jest/globals';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { buildEditedArticle } from '../../../testing/builders/articles.js';
import { GUIDEBOOK_SOURCE } from '../../../testing/builders/sources.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { type RewriteSelection, toDraft } from '../draft.js';
import { RewriteDialog } from './RewriteDialog.js';
import { compareRewrite } from './rewrite-changes.js';

const BEFORE = '<p>Old opening.</p><h2>Legends</h2><p>A ghost.</p>';
const AFTER = '<p>New opening.</p>';

function renderRewrite(overrides: Partial<RewrittenArticle> = {}) {
  const draft = toDraft(buildEditedArticle({ content: BEFORE }));
  const rewrite = {
    ...buildEditedArticle({ content: AFTER }),
    rewriteId: 'r',
    writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
    verification: { sentences: [{ text: 'New opening.', facts: ['f1'], grade: 'sourced' }], omitted: 2 },
    knowledge: { facts: [], sources: [GUIDEBOOK_SOURCE] },
    ...overrides,
  } as unknown as RewrittenArticle;
  const onAccept = jest.fn<(selection: RewriteSelection) => void>();
  const shown = renderWithProviders(
    <RewriteDialog
      comparison={compareRewrite(draft, rewrite)}
      onAccept={onAccept}
      onClose={() => {}}
      returnFocus={createRef()}
    />,
  );
  return { ...shown, onAccept };
}

describe('RewriteDialog', () => {
  it('applies every change and keeps sections that the rewrite omits', async () => {
    const { user, onAccept } = renderRewrite();
    await user.click(screen.getByRole('button', { name: 'Take everything, remove nothing' }));
    const selection = onAccept.mock.calls[0]![0];
    expect(selection.content).toContain('New opening.');
    expect(selection.content).toContain('A ghost.');
  });

  it('marks sections that would be removed, and removes them only if they are selected', async () => {
    const { user, onAccept } = renderRewrite();
    const part = within(screen.getByRole('region', { name: /^Text: Legends/ }));
    expect(part.getByText('Left out by the rewrite')).not.toBeNull();
    await user.click(part.getByRole('checkbox', { name: 'Remove: Text: Legends' }));
    await user.click(screen.getByRole('button', { name: 'Take 1 part' }));
    expect(onAccept.mock.calls[0]![0].content).toBe('<p>Old opening.</p>');
  });

  it('shows both texts in boxes that can be focused and scrolled by keyboard', async () => {
    const { user } = renderRewrite();
    const part = within(screen.getByRole('region', { name: /^Text: Legends/ }));
    const boxes = part.getAllByRole('note');
    expect(boxes).toHaveLength(2);
    boxes[0]!.focus();
    expect(document.activeElement).toBe(boxes[0]);
    await user.tab();
    expect(document.activeElement).toBe(boxes[1]);
  });

  it('states who wrote the rewrite, from what, and how its sentences were graded', () => {
    renderRewrite();
    expect(
      screen.getByText(
        'Composed automatically from the Placelore guidebook. Its sentence has a source. 2 unsupported sentences were left out.',
      ),
    ).not.toBeNull();
  });

  it('names the model of a rewrite, and explains why none was used', () => {
    const model = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
    const { unmount } = renderRewrite({ writing: model });
    expect(screen.getByText(/artificial intelligence/)).not.toBeNull();
    unmount();
    renderRewrite({ writing: { ...model, provider: 'embedded', model: null, note: 'openai did not answer' } });
    expect(screen.getByText(/No model was used: openai did not answer/)).not.toBeNull();
  });
});
