import { type AdminUser, USER_ROLES, USER_SEARCH, users } from '@placelore/contracts/auth/users.js';
import { Ban, Check, Shield, ShieldOff, Trash2 } from 'lucide-react';
import { call } from '../../../lib/api/api.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { DataList } from '../data-list/DataList.js';
import { type Action, type ListDefinition, queryList, toChoices, toListQuery } from '../data-list/list-definition.js';
import { STRINGS as LIST_STRINGS } from '../data-list/strings.js';
import { toFailure } from '../data-list/useActions.js';
import { STRINGS } from './strings.js';

const PAGE_SIZE = 25;
const STATUSES = ['active', 'suspended'] as const;

const formatUsernames = (rows: readonly AdminUser[]): string =>
  LIST_STRINGS.names(rows.map(({ username }) => username));

/**
 * Creates the actions on other users. The server also refuses actions on the admin's own account.
 * @param adminId id of the admin
 */
function createActions(adminId: number): Action<AdminUser>[] {
  const isOther = ({ id }: AdminUser) => id !== adminId;
  const setStatus = ({ id }: AdminUser, status: AdminUser['status']) => call(users.setStatus, { id, status });
  const setRole = ({ id }: AdminUser, isAdmin: boolean) => call(users.setRole, { id, isAdmin });
  return [
    {
      name: STRINGS.suspend,
      icon: Ban,
      isFor: (row) => isOther(row) && row.status === 'active',
      question: (rows) => ({
        title: STRINGS.suspendTitle(rows.length === 1),
        description: STRINGS.suspendText(formatUsernames(rows)),
        confirm: STRINGS.suspend,
      }),
      run: (row) => setStatus(row, 'suspended'),
      done: (rows) => ({ title: STRINGS.suspended, description: formatUsernames(rows) }),
      failed: toFailure(STRINGS.statusFailed),
      bulk: true,
    },
    {
      name: STRINGS.activate,
      icon: Check,
      isFor: (row) => isOther(row) && row.status === 'suspended',
      run: (row) => setStatus(row, 'active'),
      done: (rows) => ({ title: STRINGS.activated, description: formatUsernames(rows) }),
      failed: toFailure(STRINGS.statusFailed),
      bulk: true,
    },
    {
      name: STRINGS.makeAdmin,
      icon: Shield,
      isFor: (row) => isOther(row) && !row.isAdmin && row.status === 'active',
      question: (rows) => ({
        title: STRINGS.makeAdminTitle,
        description: STRINGS.makeAdminText(formatUsernames(rows)),
        confirm: STRINGS.makeAdmin,
      }),
      run: (row) => setRole(row, true),
      done: (rows) => ({ title: STRINGS.promoted, description: formatUsernames(rows) }),
      failed: toFailure(STRINGS.roleFailed),
    },
    {
      name: STRINGS.demote,
      icon: ShieldOff,
      isFor: (row) => isOther(row) && row.isAdmin,
      question: (rows) => ({
        title: STRINGS.demoteTitle,
        description: STRINGS.demoteText(formatUsernames(rows)),
        confirm: STRINGS.demote,
      }),
      run: (row) => setRole(row, false),
      done: (rows) => ({ title: STRINGS.demoted, description: formatUsernames(rows) }),
      failed: toFailure(STRINGS.roleFailed),
    },
    {
      name: STRINGS.delete,
      icon: Trash2,
      iconOnly: true,
      variant: 'danger',
      isFor: isOther,
      question: (rows) => ({
        title: STRINGS.deleteTitle(rows.length === 1),
        description: STRINGS.deleteText(formatUsernames(rows)),
        confirm: STRINGS.delete,
      }),
      run: ({ id }) => call(users.delete, { id }),
      done: (rows) => ({ title: STRINGS.deleted, description: formatUsernames(rows) }),
      failed: toFailure(STRINGS.deleteFailed),
      bulk: true,
    },
  ];
}

const createUserList = (adminId: number): ListDefinition<AdminUser> => ({
  heading: STRINGS.heading,
  count: STRINGS.count,
  size: PAGE_SIZE,
  search: { label: STRINGS.search, placeholder: STRINGS.searchHint, maxLength: USER_SEARCH.maxLength },
  filters: [
    {
      name: 'role',
      label: STRINGS.role,
      all: STRINGS.anyRole,
      choices: toChoices(USER_ROLES, STRINGS.roles),
    },
    {
      name: 'status',
      label: STRINGS.status,
      all: STRINGS.anyStatus,
      choices: toChoices(STATUSES, STRINGS.statuses),
    },
  ],
  sorts: [
    { value: '-createdAt', label: STRINGS.orders.newest },
    { value: 'createdAt', label: STRINGS.orders.oldest },
    { value: 'username', label: STRINGS.orders.name },
    { value: '-username', label: STRINGS.orders.nameDown },
    { value: 'email', label: STRINGS.orders.email },
    { value: '-email', label: STRINGS.orders.emailDown },
  ],
  columns: [
    {
      name: STRINGS.username,
      sort: 'username',
      isHeading: true,
      show: ({ id, username }) => (
        <>
          {username} {id === adminId && <Badge tone="accent">{STRINGS.you}</Badge>}
        </>
      ),
    },
    { name: STRINGS.email, sort: 'email', show: ({ email }) => <span>{email}</span> },
    {
      name: STRINGS.role,
      show: ({ isAdmin }) => (
        <span>
          <Badge tone={isAdmin ? 'accent' : 'plain'}>{isAdmin ? STRINGS.roles.admin : STRINGS.roles.user}</Badge>
        </span>
      ),
    },
    {
      name: STRINGS.status,
      show: ({ status }) => (
        <span>
          <Badge tone={status === 'active' ? 'good' : 'danger'}>{STRINGS.statuses[status]}</Badge>
        </span>
      ),
    },
    {
      name: STRINGS.since,
      sort: 'createdAt',
      isNumber: true,
      show: ({ createdAt }) => <FormattedDate iso={createdAt} />,
    },
  ],
  getId: ({ id }) => id,
  getName: ({ username }) => username,
  actions: createActions(adminId),
  // Deleting a user also deletes their content, so its lists are reloaded.
  changes: ['users', 'adminDiscoveries', 'adminArticles', 'audit'],
  empty: { title: STRINGS.empty, hint: STRINGS.emptyHint },
  noneFound: { title: STRINGS.noneFound, hint: STRINGS.noneFoundHint },
  read: (view) => queryList(users.list, toListQuery(view, PAGE_SIZE), (rows) => rows),
});

/** @param adminId id of the signed-in admin */
export function UsersTab({ tab, adminId }: { tab: string; adminId: number }) {
  return <DataList tab={tab} definition={createUserList(adminId)} />;
}
