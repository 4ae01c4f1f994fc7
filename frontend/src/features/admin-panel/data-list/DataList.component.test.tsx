import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAdminUser } from '../../../testing/builders/users.js';
import { mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { UsersTab } from '../users/UsersTab.js';

const MARTA = buildAdminUser();
const JUN = buildAdminUser({ id: 4, username: 'jun', email: 'jun@example.com' });

test('DataList: shows a bulk action that is running, and starts no other, when the list changes', async () => {
  let respond: () => void = () => {};
  const server = { rows: [MARTA, JUN] };
  const requests = mockFetch(({ method }) => {
    if (method !== 'GET')
      return new Promise((resolve) => (respond = () => resolve(new Response(null, { status: 204 }))));
    return new Response(JSON.stringify(server.rows), { headers: { 'x-total-count': String(server.rows.length) } });
  });
  const deletions = () => requests.filter(({ method }) => method !== 'GET');
  const { user } = renderWithProviders(<UsersTab tab="users" adminId={1} />, {
    initialUrl: '/admin?tab=users',
    hasSharedCache: true,
  });
  for (const name of ['marta', 'jun'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await user.click(
    within(screen.getByRole('group', { name: 'Actions for all selected rows' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Working… 0 of 2')).not.toBeNull();
  await user.click(screen.getByRole('columnheader', { name: /Username/ }).querySelector('button')!);
  await user.click(await screen.findByRole('button', { name: 'Suspend marta' }));
  expect(screen.getByText('Working… 0 of 2')).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  server.rows = [];
  await user.click(screen.getByRole('columnheader', { name: /Email/ }).querySelector('button')!);
  expect(await screen.findByRole('heading', { name: /^No users/ })).not.toBeNull();
  expect(screen.getByText('Working… 0 of 2')).not.toBeNull();
  await act(async () => respond());
  await waitFor(() => expect(deletions()).toHaveLength(2));
  await act(async () => respond());
  expect(await getToasts().findByText('User deleted')).not.toBeNull();
});
