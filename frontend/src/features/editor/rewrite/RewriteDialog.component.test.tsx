/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { RewrittenArticle } from '@placelore/contracts/article-rewrites.js';
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { editedArticleWith } from '../../../testing/edited-article.js';
import { show } from '../../../testing/screen.js';
import { draftOf, type Taken } from '../draft.js';
import { comparisonOf } from './parts.js';
import { RewriteDialog } from './RewriteDialog.js';

const BEFORE = '<p>Old opening.</p><h2>Legends</h2><p>A ghost.</p>';
const AFTER = '<p>New opening.</p>';

function renderRewrite(given: Partial<RewrittenArticle> = {}) {
  const draft = draftOf(editedArticleWith({ content: BEFORE }));
  const rewrite = {
    ...editedArticleWith({ content: AFTER }),
    rewriteId: 'r',
    writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
    verification: { statements: 3, verified: 2 },
    ...given,
  } as unknown as RewrittenArticle;
  const onTake = jest.fn<(taken: Taken) => void>();
  const shown = show(
    <RewriteDialog
      comparison={comparisonOf(draft, rewrite)}
      onTake={onTake}
      onClose={() => {}}
      returnFocus={createRef()}
    />,
  );
  return { ...shown, onTake };
}

describe('RewriteDialog', () => {
  it('takes everything but keeps what the rewrite leaves out', async () => {
    const { user, onTake } = renderRewrite();
    await user.click(screen.getByRole('button', { name: 'Take everything, remove nothing' }));
    const taken = onTake.mock.calls[0]![0];
    expect(taken.content).toContain('New opening.');
    expect(taken.content).toContain('A ghost.');
  });

  it('marks what taking over would remove, and removes it only when that was chosen', async () => {
    const { user, onTake } = renderRewrite();
    const part = within(screen.getByRole('region', { name: /^Text: Legends/ }));
    expect(part.getByText('Left out by the rewrite')).not.toBeNull();
    await user.click(part.getByRole('checkbox', { name: 'Remove: Text: Legends' }));
    await user.click(screen.getByRole('button', { name: 'Take 1 part' }));
    expect(onTake.mock.calls[0]![0].content).toBe('<p>Old opening.</p>');
  });

  it('says that an embedded rewrite was written without a model', () => {
    renderRewrite();
    expect(
      screen.getByText(/^Written by the embedded provider, without an AI model\. 2 of 3 statements/),
    ).not.toBeNull();
  });

  it('says that a model wrote it, and why none did', () => {
    const model = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
    const { unmount } = renderRewrite({ writing: model });
    expect(screen.getByText(/artificial intelligence/)).not.toBeNull();
    unmount();
    renderRewrite({ writing: { ...model, provider: 'embedded', model: null, note: 'openai did not answer' } });
    expect(screen.getByText(/No model was used: openai did not answer/)).not.toBeNull();
  });
});
