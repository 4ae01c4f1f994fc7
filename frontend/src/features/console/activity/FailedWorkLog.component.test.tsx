/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen, within } from '@testing-library/react';
import { json, networkThat } from '../../../testing/device.js';
import { show, toasts } from '../../../testing/screen.js';
import { FailedWorkLog } from './FailedWorkLog.js';

const CURSOR = '5.11111111-2222-4333-8444-555555555555';
const nothing = { retried: 0, skipped: 0, next: null };

function open(retryAll: (owner: string, before: string | undefined) => Response) {
  const asked = networkThat(({ method, url, body }) => {
    const [, owner = ''] = /\/work\/(\w+)\//.exec(url) ?? [];
    return method === 'POST' ? retryAll(owner, (body as { before?: string }).before) : json([]);
  });
  const posts = () => asked.filter(({ method }) => method === 'POST').map(({ url }) => url);
  return { ...show(<FailedWorkLog />, { sharesCache: true }), posts };
}
const press = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Retry all' }));
const confirm = async (user: ReturnType<typeof open>['user'], name = 'Retry all') =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('Retry all asks first, then goes through all services page by page and says what came of it', async () => {
  const { user, posts } = open((owner, before) => {
    if (owner === 'auth') return json({ retried: 2, skipped: 1, next: null });
    if (owner !== 'analysis') return json(nothing);
    return json(before === CURSOR ? { ...nothing, retried: 40 } : { ...nothing, retried: 200, next: CURSOR });
  });
  await press(user);
  expect(posts()).toEqual([]);
  await confirm(user);
  expect(await toasts().findByText('242 pieces of work run again')).not.toBeNull();
  expect(toasts().getByText('1 not: what they were for has changed or is gone.')).not.toBeNull();
  expect(posts()).toEqual(
    ['auth', 'content', 'analysis', 'analysis', 'places'].map((owner) => `/api/admin/work/${owner}/retry-all`),
  );
});

test('Retry all does nothing when the question is answered with Cancel', async () => {
  const { user, posts } = open(() => json(nothing));
  await press(user);
  await confirm(user, 'Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(posts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry all' }));
});

test('Retry all reports a service that is away in its sentence', async () => {
  const body = { error: 'A part of the service is away.', code: 'UNAVAILABLE', requestId: 'r' };
  const { user } = open(() => json(body, 503));
  await press(user);
  await confirm(user);
  expect(await toasts().findByText('A part of the service is away.')).not.toBeNull();
});
