import { type AdminUser, USER_ROLES, USER_SEARCH, users } from '@placelore/contracts/users.js';
import { Ban, Check, Shield, ShieldOff, Trash2 } from 'lucide-react';
import { call } from '../../../lib/api.js';
import { Badge } from '../../../ui/Badge.js';
import { Day } from '../../../ui/Day.js';
import { type Action, choicesOf, type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { TEXTS as LIST } from '../list/texts.js';
import { failure } from '../list/useActions.js';
import { TEXTS } from './texts.js';

/** Rows on one page. */
const SIZE = 25;
const STATUSES = ['active', 'suspended'] as const;

const namesOf = (rows: readonly AdminUser[]): string => LIST.names(rows.map(({ username }) => username));

/** What may be done to others. Nobody does it to themself: the server refuses that, too. @param me id of the admin */
function actionsFor(me: number): Action<AdminUser>[] {
  const isOther = ({ id }: AdminUser) => id !== me;
  const setStatus = ({ id }: AdminUser, status: AdminUser['status']) => call(users.setStatus, { id, status });
  const setRole = ({ id }: AdminUser, isAdmin: boolean) => call(users.setRole, { id, isAdmin });
  return [
    {
      name: TEXTS.suspend,
      icon: Ban,
      isFor: (row) => isOther(row) && row.status === 'active',
      question: (rows) => ({
        title: TEXTS.suspendTitle(rows.length === 1),
        description: TEXTS.suspendText(namesOf(rows)),
        confirm: TEXTS.suspend,
      }),
      run: (row) => setStatus(row, 'suspended'),
      done: (rows) => ({ title: TEXTS.suspended, description: namesOf(rows) }),
      failed: failure(TEXTS.statusFailed),
      bulk: true,
    },
    {
      name: TEXTS.activate,
      icon: Check,
      isFor: (row) => isOther(row) && row.status === 'suspended',
      run: (row) => setStatus(row, 'active'),
      done: (rows) => ({ title: TEXTS.activated, description: namesOf(rows) }),
      failed: failure(TEXTS.statusFailed),
      bulk: true,
    },
    {
      name: TEXTS.makeAdmin,
      icon: Shield,
      isFor: (row) => isOther(row) && !row.isAdmin && row.status === 'active',
      question: (rows) => ({
        title: TEXTS.makeAdminTitle,
        description: TEXTS.makeAdminText(namesOf(rows)),
        confirm: TEXTS.makeAdmin,
      }),
      run: (row) => setRole(row, true),
      done: (rows) => ({ title: TEXTS.promoted, description: namesOf(rows) }),
      failed: failure(TEXTS.roleFailed),
    },
    {
      name: TEXTS.removeAdmin,
      icon: ShieldOff,
      isFor: (row) => isOther(row) && row.isAdmin,
      question: (rows) => ({
        title: TEXTS.removeAdminTitle,
        description: TEXTS.removeAdminText(namesOf(rows)),
        confirm: TEXTS.removeAdmin,
      }),
      run: (row) => setRole(row, false),
      done: (rows) => ({ title: TEXTS.demoted, description: namesOf(rows) }),
      failed: failure(TEXTS.roleFailed),
    },
    {
      name: TEXTS.delete,
      icon: Trash2,
      iconOnly: true,
      look: 'danger',
      isFor: isOther,
      question: (rows) => ({
        title: TEXTS.deleteTitle(rows.length === 1),
        description: TEXTS.deleteText(namesOf(rows)),
        confirm: TEXTS.delete,
      }),
      run: ({ id }) => call(users.remove, { id }),
      done: (rows) => ({ title: TEXTS.deleted, description: namesOf(rows) }),
      failed: failure(TEXTS.deleteFailed),
      bulk: true,
    },
  ];
}

const usersList = (me: number): ListDeclaration<AdminUser> => ({
  heading: TEXTS.heading,
  count: TEXTS.count,
  size: SIZE,
  search: { label: TEXTS.search, placeholder: TEXTS.searchHint, longest: USER_SEARCH.longest },
  filters: [
    {
      name: 'role',
      label: TEXTS.role,
      all: TEXTS.anyRole,
      choices: choicesOf(USER_ROLES, TEXTS.roles),
    },
    {
      name: 'status',
      label: TEXTS.status,
      all: TEXTS.anyStatus,
      choices: choicesOf(STATUSES, TEXTS.statuses),
    },
  ],
  sorts: [
    { value: '-createdAt', label: TEXTS.orders.newest },
    { value: 'createdAt', label: TEXTS.orders.oldest },
    { value: 'username', label: TEXTS.orders.name },
    { value: '-username', label: TEXTS.orders.nameDown },
    { value: 'email', label: TEXTS.orders.email },
    { value: '-email', label: TEXTS.orders.emailDown },
  ],
  columns: [
    {
      name: TEXTS.username,
      sort: 'username',
      isHeading: true,
      show: ({ id, username }) => (
        <>
          {username} {id === me && <Badge tone="accent">{TEXTS.you}</Badge>}
        </>
      ),
    },
    { name: TEXTS.email, sort: 'email', show: ({ email }) => <span>{email}</span> },
    {
      name: TEXTS.role,
      show: ({ isAdmin }) => (
        <span>
          <Badge tone={isAdmin ? 'accent' : 'plain'}>{isAdmin ? TEXTS.roles.admin : TEXTS.roles.user}</Badge>
        </span>
      ),
    },
    {
      name: TEXTS.status,
      show: ({ status }) => (
        <span>
          <Badge tone={status === 'active' ? 'good' : 'danger'}>{TEXTS.statuses[status]}</Badge>
        </span>
      ),
    },
    { name: TEXTS.since, sort: 'createdAt', isNumber: true, show: ({ createdAt }) => <Day iso={createdAt} /> },
  ],
  idOf: ({ id }) => id,
  nameOf: ({ username }) => username,
  actions: actionsFor(me),
  // What somebody made goes with them.
  changes: ['users', 'adminDiscoveries', 'adminArticles', 'audit'],
  empty: { title: TEXTS.empty, hint: TEXTS.emptyHint },
  noneFound: { title: TEXTS.noneFound, hint: TEXTS.noneFoundHint },
  read: (view) => readingOf(users.list, wireOf(view, SIZE), (rows) => rows),
});

/** @param me id of the admin who looks */
export function UsersTab({ tab, me }: { tab: string; me: number }) {
  return <List tab={tab} declaration={usersList(me)} />;
}
