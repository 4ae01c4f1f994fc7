import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OpenPhoto } from '../features/article-editor/image/OpenPhoto.js';
import { SharingToggle } from '../features/discoveries/my-discoveries/SharingToggle.js';
import GuidePhotoActions from '../features/guides/guide-page/header/GuidePhotoActions.js';
import { ExportCard } from '../features/session/account/ExportCard.js';
import { buildEditedArticle } from '../testing/builders/articles.js';
import { buildDiscovery } from '../testing/builders/discoveries.js';
import { buildImageCredit } from '../testing/builders/image-credit.js';
import { mockFetch } from '../testing/fakes/browser.js';
import { renderWithProviders } from '../testing/render/render.js';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.js';
import { KeepToggle } from './article/KeepToggle.js';

const NOTHING = () => {};
const pending = () => new Promise<never>(NOTHING);
const CREDIT = buildImageCredit();
const KEEP = { id: 'rome', isKept: async () => false, keep: pending, remove: pending };

const isDisabled = (button: HTMLElement) =>
  (button as HTMLButtonElement).disabled || button.getAttribute('aria-disabled') === 'true';

test.each<[string, ReactElement, first: RegExp]>([
  ['ExportCard', <ExportCard key="0" />, /^Download My Data/],
  ['GuidePhotoActions', <GuidePhotoActions key="0" slug="rome" credit={CREDIT} onChanged={NOTHING} />, /^Refuse/],
  [
    'OpenPhoto',
    <OpenPhoto key="0" article={buildEditedArticle({ imageCredit: CREDIT })} onChanged={NOTHING} />,
    /^Refuse/,
  ],
  ['SharingToggle', <SharingToggle key="0" discovery={buildDiscovery()} />, /^Public/],
  ['KeepToggle', <KeepToggle key="0" {...KEEP} />, /^Keep offline/],
])('%s: disables its buttons while it waits for the answer to one', async (_, element, first) => {
  const requests = mockFetch(pending);
  const { user } = renderWithProviders(element);
  const buttons = screen.getAllByRole('button');
  expect(buttons.filter(isDisabled)).toEqual([]);
  await user.click(screen.getByRole('button', { name: first }));
  expect(buttons.filter((button) => !isDisabled(button))).toEqual([]);
  const { length } = requests;
  for (const button of buttons) await user.click(button);
  expect(requests).toHaveLength(length);
});

test('ConfirmDialog: can be confirmed only once, and closed while it waits', async () => {
  const calls: string[] = [];
  const renderDialog = (isBusy: boolean) => (
    <ConfirmDialog
      title="Delete?"
      description="For good."
      cancel="Cancel"
      confirm="Delete"
      isBusy={isBusy}
      onCancel={() => calls.push('cancel')}
      onConfirm={() => calls.push('confirm')}
    />
  );
  const { user, rerender } = renderWithProviders(renderDialog(false));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  rerender(renderDialog(true));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual(['confirm', 'cancel']);
});
