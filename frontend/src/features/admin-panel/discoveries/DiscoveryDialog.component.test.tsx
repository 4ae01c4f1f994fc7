import type { AdminDiscovery } from '@placelore/contracts/content/admin/admin-discoveries.js';
import { screen } from '@testing-library/react';
import { buildDiscovery } from '../../../testing/builders/discoveries.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { DiscoveryDialog } from './DiscoveryDialog.js';
import { STRINGS } from './strings.js';

const DISCOVERY: AdminDiscovery = {
  ...buildDiscovery({ latitude: '43.4631', longitude: '11.8783' }),
  ...{ writing: null, safety: 'safe', moderation: null, reviewReasons: ['guest'], analysisId: null },
};

/** Shows a discovery and returns its details by name. */
function show(change: Partial<AdminDiscovery>): Record<string, string> {
  const { unmount } = renderWithProviders(
    <DiscoveryDialog discovery={{ ...DISCOVERY, ...change }} onClose={() => {}} returnFocus={{ current: null }} />,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
  unmount();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

test('DiscoveryDialog: shows author, visibility and position, and why a private discovery is not public', () => {
  const published = show({ username: 'marta', isPublic: true });
  expect(published).toMatchObject({ Visibility: 'Public' });
  expect(Object.values(published)).toContain('marta');
  expect(Object.values(published).some((value) => value.includes('43.463'))).toBe(true);
  const held = show({ username: null, isPublic: false, latitude: null });
  expect(held).toMatchObject({ Visibility: 'Private', [STRINGS.dialog.waiting]: STRINGS.reasons.guest });
  expect(Object.values(held)).toContain('Guest');
  expect(published).not.toHaveProperty(STRINGS.dialog.waiting);
  expect(Object.values(held).some((value) => value.includes('43.463'))).toBe(false);
});
