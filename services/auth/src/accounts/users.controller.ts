import { Controller, Res } from '@nestjs/common';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { type AdminUser, users } from '@placelore/contracts/users.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentUser } from '../users/user.presenter.js';
import { UserAdministration } from './user-administration.service.js';

type Query = RouteInput<typeof users.list>;

/** What admins see of users and do to them. */
@Controller()
export class UsersController {
  constructor(private readonly administration: UserAdministration) {}

  @Route(users.list)
  @AdminOnly()
  async list(_admin: Person, query: Query, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminUser[]> {
    const { rows, total } = await this.administration.list(query);
    reply.header('x-total-count', String(total));
    if (query.page * query.limit < total) reply.header('link', `</api/admin/users?${nextPage(query)}>; rel="next"`);
    return rows.map(presentUser);
  }

  @Route(users.remove)
  @AdminOnly()
  remove(admin: Person, { id }: RouteInput<typeof users.remove>): Promise<void> {
    return this.administration.remove(admin, id);
  }

  @Route(users.setStatus)
  @AdminOnly()
  async setStatus(admin: Person, { id, status }: RouteInput<typeof users.setStatus>): Promise<AdminUser> {
    return presentUser(await this.administration.setStatus(admin, id, status));
  }

  @Route(users.setRole)
  @AdminOnly()
  async setRole(admin: Person, { id, isAdmin }: RouteInput<typeof users.setRole>): Promise<AdminUser> {
    return presentUser(await this.administration.setRole(admin, id, isAdmin));
  }
}

function nextPage({ page, limit, sort, q, status, role }: Query): URLSearchParams {
  return new URLSearchParams({
    page: String(page + 1),
    limit: String(limit),
    sort,
    ...(q !== undefined && { q }),
    ...(status !== undefined && { status }),
    ...(role !== undefined && { role }),
  });
}
