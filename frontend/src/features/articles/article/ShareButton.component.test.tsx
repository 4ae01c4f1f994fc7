import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ShareButton } from './ShareButton.js';

const ARTICLE = { title: 'Colosseum', metaDescription: 'The amphitheatre of ancient Rome.' };
const clickButton = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Share' }));

function deviceThatShares(respond: () => Promise<void>) {
  const share = jest.fn<(data: ShareData) => Promise<void>>(respond);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return share;
}

afterEach(() => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
});

test('ShareButton: shares title, description and URL with the share sheet', async () => {
  const share = deviceThatShares(async () => {});
  const { user } = renderWithProviders(<ShareButton article={ARTICLE} />);
  await clickButton(user);
  expect(share.mock.calls).toEqual([
    [{ title: 'Colosseum', text: 'The amphitheatre of ancient Rome.', url: window.location.href }],
  ]);
  expect(getToasts().queryByRole('listitem')).toBeNull();
});

test('ShareButton: does not copy the link if the share sheet is dismissed', async () => {
  deviceThatShares(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { user } = renderWithProviders(<ShareButton article={ARTICLE} />);
  await clickButton(user);
  expect(getToasts().queryByRole('listitem')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe('');
});

test('ShareButton: copies the link if the device cannot share, and reports that', async () => {
  const { user } = renderWithProviders(<ShareButton article={ARTICLE} />);
  await clickButton(user);
  expect(await getToasts().findByText('Link copied!')).not.toBeNull();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('ShareButton: shows the link if it cannot be copied either', async () => {
  const { user } = renderWithProviders(<ShareButton article={ARTICLE} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await clickButton(user);
  expect(await getToasts().findByText('Share failed')).not.toBeNull();
  expect(getToasts().getByText(`Copy the address yourself: ${window.location.href}`)).not.toBeNull();
});
