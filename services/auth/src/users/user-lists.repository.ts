import { Injectable } from '@nestjs/common';
import { USER_SEARCH, type users } from '@placelore/contracts/auth/users.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { DataSource } from 'typeorm';
import type { User } from './user.entity.js';

export type UserFilter = RouteInput<typeof users.list>;
export type ListedUser = Omit<User, 'password'>;

/** Must be identical to the expression of the index `users_search`. */
const SEARCH_EXPRESSION = `(' ' || username::text || ' ' || email::text)`;
const ORDER_BY_SQL: Record<UserFilter['sort'], string> = {
  createdAt: 'created_at, id',
  '-createdAt': 'created_at desc, id desc',
  username: 'username',
  '-username': 'username desc',
  email: 'email',
  '-email': 'email desc',
};

/** SQL of the admins' user list. */
@Injectable()
export class UserListsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns one page without passwords, and the total number of matches. */
  async list(filter: UserFilter): Promise<{ rows: ListedUser[]; total: number }> {
    const pageQuery = buildPageQuery(filter);
    const countQuery = buildCountQuery(filter);
    const [rows, [{ total }]] = await Promise.all([
      this.dataSource.query(pageQuery.sql, pageQuery.parameters),
      this.dataSource.query(countQuery.sql, countQuery.parameters),
    ]);
    return { rows, total };
  }
}

/** Builds the statement that reads a page. */
export function buildPageQuery(filter: UserFilter): { sql: string; parameters: unknown[] } {
  const { where, parameters } = buildConditions(filter);
  const [limit, offset] = [parameters.length + 1, parameters.length + 2];
  return {
    sql: `select id, username, email, is_admin as "isAdmin", status, created_at as "createdAt"
      from users ${where} order by ${ORDER_BY_SQL[filter.sort]} limit $${limit} offset $${offset}`,
    parameters: [...parameters, filter.limit, (filter.page - 1) * filter.limit],
  };
}

function buildCountQuery(filter: UserFilter): { sql: string; parameters: unknown[] } {
  const { where, parameters } = buildConditions(filter);
  return { sql: `select count(*)::integer as total from users ${where}`, parameters };
}

function buildConditions({ q, status, role }: UserFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const clauses: string[] = [];
  if (q !== undefined) {
    parameters.push(toLikePattern(q));
    clauses.push(`${SEARCH_EXPRESSION} ilike $${parameters.length}`);
  }
  // Values are inlined instead of passed as parameters, so that Postgres can use the partial indexes.
  if (status !== undefined) clauses.push(status === 'suspended' ? `status = 'suspended'` : `status = 'active'`);
  if (role !== undefined) clauses.push(role === 'admin' ? 'is_admin' : 'not is_admin');
  return { where: clauses.length === 0 ? '' : `where ${clauses.join(' and ')}`, parameters };
}

/**
 * Builds the `ilike` pattern. A term of one or two letters matches only at the start of words, because the trigram
 * index needs three letters.
 */
function toLikePattern(q: string): string {
  const literal = q.replace(/[\\%_]/g, '\\$&');
  return [...q].length < USER_SEARCH.substringMinLength ? `% ${literal}%` : `%${literal}%`;
}
