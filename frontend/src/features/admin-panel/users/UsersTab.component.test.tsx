import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAdminUser } from '../../../testing/builders/users.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { UsersTab } from './UsersTab.js';

const ADMIN = buildAdminUser({ id: 1, username: 'admin', email: 'admin@example.com', isAdmin: true });
const MARTA = buildAdminUser();
const JUN = buildAdminUser({ id: 4, username: 'jun', email: 'jun@example.com', status: 'suspended' });

const page = (rows: unknown, total: number) =>
  new Response(JSON.stringify(rows), {
    headers: { 'content-type': 'application/json', 'x-total-count': String(total) },
  });
const noContent = () => new Response(null, { status: 204 });

/** Renders the tab with these users on the server. */
function renderTab({
  at = '/admin?tab=users',
  rows = [ADMIN, MARTA, JUN],
  total = rows.length,
  change = noContent,
}: {
  at?: string;
  rows?: (typeof MARTA)[];
  total?: number;
  change?: (request: CapturedRequest) => Response | Promise<Response>;
} = {}) {
  const server = { rows, total };
  const requests = mockFetch((request) =>
    request.method === 'GET' ? page(server.rows, server.total) : change(request),
  );
  const shown = renderWithProviders(<UsersTab tab="users" adminId={1} />, { initialUrl: at, hasSharedCache: true });
  const changes = () =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
  const reads = () => requests.filter(({ method }) => method === 'GET').map(({ url }) => url);
  return { ...shown, server, changes, reads };
}

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^Select ${name}\\b`) });
const findBox = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const findButton = (name: string) => screen.findByRole('button', { name });
const getCheckedNames = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((checkbox) => checkbox.getAttribute('aria-label')?.replace('Select ', ''));

test('UsersTab: shows name, email, role and status, and offers admins no actions on themselves', async () => {
  renderTab();
  const cells = within(await findRow('marta'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1, 4)).toEqual(['marta@example.com', 'User', 'Active']);
  const getActionNames = (rowElement: HTMLElement) =>
    within(rowElement)
      .queryAllByRole('button')
      .map((actionButton) => actionButton.getAttribute('aria-label'));
  expect(getActionNames(await findRow('marta'))).toEqual(['Suspend marta', 'Make admin marta', 'Delete marta']);
  expect(getActionNames(await findRow('jun'))).toEqual(['Activate jun', 'Delete jun']);
  expect(getActionNames(await findRow('admin'))).toEqual([]);
  expect(screen.getByText('3 users')).not.toBeNull();
});

test('UsersTab: asks before it suspends a user and shows the new status once the server confirms it', async () => {
  let respond: () => void = () => {};
  const { user, changes, server } = renderTab({
    change: () => new Promise((resolve) => (respond = () => resolve(jsonResponse({ ...MARTA, status: 'suspended' })))),
  });
  await user.click(await findButton('Suspend marta'));
  const question = await screen.findByRole('alertdialog', { name: 'Suspend this user?' });
  expect(question.textContent).toContain('“marta” can no longer sign in');
  expect(changes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Suspend' }));
  expect(changes()).toEqual([['PATCH', '/api/admin/users/3/status', { status: 'suspended' }]]);
  expect(within(await findRow('marta')).getByText('Active')).not.toBeNull();
  server.rows = [ADMIN, buildAdminUser({ status: 'suspended' }), JUN];
  respond();
  expect(await findButton('Activate marta')).not.toBeNull();
  expect(await getToasts().findByText('User suspended')).not.toBeNull();
});

test.each([
  [
    'the server’s sentence',
    jsonResponse({ error: 'This is the last admin.', code: 'LAST_ADMIN' }, 409),
    'This is the last admin.',
  ],
  ['its own sentence when the server provides none', new Response('', { status: 500 }), 'Failed to delete user'],
])('UsersTab: shows %s when a deletion fails, and keeps the user', async (_which, refusal, sentence) => {
  const { user } = renderTab({ change: () => refusal });
  await user.click(await findButton('Delete marta'));
  await user.click(await findButton('Delete'));
  expect(await getToasts().findByText('Error')).not.toBeNull();
  expect(getToasts().getByText(sentence)).not.toBeNull();
  expect(await findRow('marta')).not.toBeNull();
});

test('UsersTab: reports that a status could not be changed', async () => {
  const { user } = renderTab({ change: () => new Response('', { status: 503 }) });
  await user.click(await findButton('Activate jun'));
  expect(await getToasts().findByText('Failed to update user status')).not.toBeNull();
});

test('UsersTab: supports arrow keys, Space, Shift, Ctrl A and Escape for the selection', async () => {
  const { user } = renderTab();
  const first = await findBox('admin');
  act(() => first.focus());
  await user.keyboard('{ArrowDown} ');
  expect(document.activeElement).toBe(await findBox('marta'));
  expect(getCheckedNames()).toEqual(['marta']);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(getCheckedNames()).toEqual(['marta', 'jun']);
  expect(screen.getByText('2 selected')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(getCheckedNames()).toEqual(['all on this page', 'admin', 'marta', 'jun']);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(await findBox('admin'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(await findBox('admin'));
});

test('UsersTab: makes the checkboxes one tab stop', async () => {
  const { user } = renderTab();
  const first = await findBox('admin');
  act(() => first.focus());
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(document.activeElement).toBe(await findButton('Suspend marta'));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(await findBox('marta'));
});

test('UsersTab: deletes all selected users after one confirmation and reports failures', async () => {
  const { user, changes, server } = renderTab({
    change: ({ url }) =>
      url.endsWith('/3') ? noContent() : jsonResponse({ error: 'No such user.', code: 'USER_NOT_FOUND' }, 404),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const group = screen.getByRole('group', { name: 'Actions for all selected rows' });
  await user.click(within(group).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete these users?' });
  // The confirmation omits the admin's own account.
  expect(question.textContent).toContain('“marta” and “jun”: the account');
  server.rows = [ADMIN, JUN];
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await getToasts().findByText('1 of 2 failed')).not.toBeNull();
  expect(getToasts().getByText('No such user.')).not.toBeNull();
  expect(changes().map(([, url]) => url)).toEqual(['/api/admin/users/3', '/api/admin/users/4']);
  expect(screen.queryByText('marta@example.com')).toBeNull();
});

test('UsersTab: keeps users selected whose deletion failed, so that it can be retried', async () => {
  let isUnavailable = true;
  const { user, changes, server } = renderTab({
    change: ({ url }) =>
      url.endsWith('/4') && isUnavailable ? jsonResponse({ error: 'Not now.', code: 'UNAVAILABLE' }, 503) : noContent(),
  });
  const deleteSelected = async () => {
    const group = screen.getByRole('group', { name: 'Actions for all selected rows' });
    await user.click(within(group).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  await user.click(await findBox('marta'));
  await user.click(await findBox('jun'));
  server.rows = [ADMIN, JUN];
  await deleteSelected();
  expect(await getToasts().findByText('1 of 2 failed')).not.toBeNull();
  expect(await screen.findByText('1 selected')).not.toBeNull();
  expect(getCheckedNames()).toEqual(['jun']);
  isUnavailable = false;
  server.rows = [ADMIN];
  await deleteSelected();
  expect(await getToasts().findByText('User deleted')).not.toBeNull();
  expect(changes().map(([, url]) => url)).toEqual(['/api/admin/users/3', '/api/admin/users/4', '/api/admin/users/4']);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('UsersTab: moves the focus to the heading when the row of an action disappears', async () => {
  const { user, server } = renderTab();
  await user.click(await findButton('Delete marta'));
  server.rows = [ADMIN, JUN];
  await user.click(await findButton('Delete'));
  expect(await getToasts().findByText('User deleted')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }));
});

test('UsersTab: moves the focus to the heading when the selection is cleared', async () => {
  const { user } = renderTab();
  await user.click(await findBox('marta'));
  await user.click(await findButton('Clear'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }));
});

test('UsersTab: scrolls to its heading when the page changes, but not when the list opens', async () => {
  const scrolledTo: string[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent);
  });
  const { user } = renderTab({ total: 60 });
  await findRow('marta');
  expect(scrolledTo).toEqual([]);
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(scrolledTo).toEqual([screen.getByRole('heading', { level: 2 }).textContent]));
  scroll.mockRestore();
});

test('UsersTab: stores search, filters and sorting in the URL, and returns to the first page', async () => {
  const { user, getCurrentUrl, reads } = renderTab({ at: '/admin?tab=users&page=2', total: 60 });
  expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('aria-current')).toBe('page');
  await user.type(screen.getByRole('textbox', { name: 'Search users' }), 'mar{Enter}');
  expect(getCurrentUrl()).toBe('/admin?tab=users&search=mar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
  expect(getCurrentUrl()).toBe('/admin?tab=users&search=mar&status=suspended');
  await user.click(await screen.findByRole('button', { name: 'Username' }));
  expect(getCurrentUrl()).toBe('/admin?tab=users&search=mar&status=suspended&sort=username');
  expect((await screen.findByRole('columnheader', { name: 'Username' })).getAttribute('aria-sort')).toBe('ascending');
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(getCurrentUrl()).toBe('/admin?tab=users&search=mar&status=suspended&sort=username&page=2');
  expect(reads()[0]).toBe('/api/admin/users?page=2&limit=25');
  expect(reads().at(-1)).toBe('/api/admin/users?q=mar&status=suspended&sort=username&page=2&limit=25');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Every status');
  expect(getCurrentUrl()).toBe('/admin?tab=users&search=mar&sort=username');
});

test('UsersTab: collapses its filters on small screens, and shows how many are set', async () => {
  const { user } = renderTab({ at: '/admin?tab=users&status=suspended&sort=username' });
  const toggle = await findButton('Filters and order (2)');
  const filters = document.getElementById(toggle.getAttribute('aria-controls')!)!;
  const isOpen = () => [toggle.getAttribute('aria-expanded'), filters.dataset.open];
  expect(isOpen()).toEqual(['false', undefined]);
  await user.click(toggle);
  expect(isOpen()).toEqual(['true', 'true']);
  await user.click(toggle);
  expect(isOpen()).toEqual(['false', undefined]);
});

test('UsersTab: redirects from a page beyond the end to the last page', async () => {
  const { getCurrentUrl, getNavigationType } = renderTab({ at: '/admin?tab=users&page=9', rows: [], total: 30 });
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin?tab=users&page=2'));
  expect(getNavigationType()).toBe('REPLACE');
});

test('UsersTab: keeps the pagination and its focus while a page loads', async () => {
  let isPending = false;
  mockFetch(() => (isPending ? new Promise(() => {}) : page([MARTA], 100)));
  const { user } = renderWithProviders(<UsersTab tab="users" adminId={1} />, {
    initialUrl: '/admin?tab=users',
    hasSharedCache: true,
  });
  const link = await screen.findByRole('link', { name: 'Page 3' });
  isPending = true;
  await user.click(link);
  expect(await screen.findByText('Loading users…')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Page 3', current: 'page' }));
});

test('UsersTab: distinguishes an empty list from a search without results', async () => {
  const { unmount } = renderTab({ rows: [] });
  expect(await screen.findByText('No users yet')).not.toBeNull();
  unmount();
  renderTab({ rows: [], at: '/admin?tab=users&search=zz' });
  expect(await screen.findByText('No users found')).not.toBeNull();
});

test('UsersTab: offers a retry when the list could not be read', async () => {
  let works = false;
  mockFetch(() => (works ? page([MARTA], 1) : jsonResponse({}, 404)));
  const { user } = renderWithProviders(<UsersTab tab="users" adminId={1} />, { hasSharedCache: true });
  expect(await screen.findByText("Couldn't load users")).not.toBeNull();
  works = true;
  await user.click(await findButton('Try Again'));
  expect(await findRow('marta')).not.toBeNull();
});
