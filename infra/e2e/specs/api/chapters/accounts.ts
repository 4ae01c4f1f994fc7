import type { Cast } from './cast.ts';

/** Accounts: signing up, in and out, and what admins do with accounts. */
export async function playAccounts({ story, guest, anna, bruno, admin, newcomer }: Cast): Promise<void> {
  const account = (username: string) => ({ username, email: `${username}@example.org`, password: 'a-password' });
  await guest.call('GET /api/user');
  await anna.call('POST /api/register', account('anna.story'));
  await bruno.call('POST /api/register', { ...account('bruno-story'), username: '  bruno-story ' });
  await guest.call('POST /api/register', { ...account('ANNA.story'), email: 'other@example.org' });
  await guest.call('POST /api/register', { ...account('third'), email: 'Anna.Story@Example.org' });
  await guest.call('POST /api/register', { ...account('third'), password: 'short' });
  await guest.call('POST /api/register', { ...account('third'), email: 'no address' });
  await guest.call('POST /api/register', { ...account('a@b'), email: 'third@example.org' });
  await anna.call('GET /api/user');
  await newcomer.call('POST /api/login', { username: 'anna.story', password: 'wrong-password' });
  await newcomer.call('POST /api/login', { username: 'nobody-here', password: 'a-password' });
  await newcomer.call('POST /api/login', { username: 'ANNA.STORY@example.org', password: 'a-password' });
  await newcomer.call('POST /api/logout');
  await newcomer.call('GET /api/user');
  await newcomer.call('POST /api/logout');

  await admin.call('GET /api/user');
  const users = await admin.call<{ id: number; username: string }[]>('GET /api/admin/users?sort=username');
  const findId = (name: string) => users.find(({ username }) => username === name)?.id;
  const id = findId('bruno-story');
  for (const query of [
    '',
    '?q=story&sort=-username',
    '?q=STORY@example&sort=email&limit=1',
    '?q=story&sort=email&limit=1&page=2',
    '?q=100%25',
    '?status=suspended',
    '?role=admin',
    '?role=user&status=active&sort=-email',
    '?sort=-createdAt&limit=2',
    '?sort=createdAt&page=9',
  ]) {
    await admin.call(`GET /api/admin/users${query}`);
  }
  await admin.call(`PATCH /api/admin/users/${id}/status`, { status: 'suspended' });
  await bruno.call('GET /api/user');
  await bruno.call('POST /api/login', { username: 'bruno-story', password: 'a-password' });
  await bruno.call('POST /api/login', { username: 'bruno-story', password: 'wrong-password' });
  await admin.call('GET /api/admin/users?status=suspended');
  await admin.call(`PATCH /api/admin/users/${id}/role`, { isAdmin: true });
  await admin.call(`PATCH /api/admin/users/${id}/status`, { status: 'active' });
  await bruno.call('POST /api/login', { username: 'bruno-story', password: 'a-password' });
  await admin.call(`PATCH /api/admin/users/${id}/status`, { status: 'active' });
  await admin.call(`PATCH /api/admin/users/${id}/role`, { isAdmin: true });
  await bruno.call('GET /api/admin/users?role=admin&sort=username');
  await bruno.call('DELETE /api/user', { password: 'a-password' });
  await admin.call(`PATCH /api/admin/users/${id}/role`, { isAdmin: false });
  await bruno.call('GET /api/admin/users');
  await bruno.call('POST /api/login', { username: 'bruno-story', password: 'a-password' });
  await bruno.call('GET /api/admin/users');
  const self = findId('admin');
  await admin.call(`PATCH /api/admin/users/${self}/role`, { isAdmin: false });
  await admin.call(`PATCH /api/admin/users/${self}/status`, { status: 'suspended' });
  await admin.call(`DELETE /api/admin/users/${self}`);
  await admin.call('PATCH /api/admin/users/999999/role', { isAdmin: true });
  await admin.call('PATCH /api/admin/users/999999/status', { status: 'active' });
  await admin.call('DELETE /api/admin/users/999999');

  const { id: unwanted } = await newcomer.call('POST /api/register', account('unwanted-story'));
  await admin.call(`DELETE /api/admin/users/${unwanted}`);
  await newcomer.call('GET /api/user');
  await newcomer.call('POST /api/login', { username: 'unwanted-story', password: 'a-password' });
  await admin.call(`DELETE /api/admin/users/${unwanted}`);
  await story.settle();
}
