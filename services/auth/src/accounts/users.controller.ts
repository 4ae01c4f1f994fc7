import { Controller, Res } from '@nestjs/common';
import { type AdminUser, users } from '@placelore/contracts/auth/users.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentUser } from '../users/user.presenter.js';
import { UserAdministrationService } from './user-administration.service.js';

type ListQuery = RouteInput<typeof users.list>;

/** User administration for admins. */
@Controller()
export class UsersController {
  constructor(private readonly administration: UserAdministrationService) {}

  @Route(users.list)
  @AdminOnly()
  async list(@Input() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminUser[]> {
    const { rows, total } = await this.administration.list(query);
    reply.header('x-total-count', String(total));
    if (query.page * query.limit < total)
      reply.header('link', `</api/admin/users?${buildNextPageQuery(query)}>; rel="next"`);
    return rows.map(presentUser);
  }

  @Route(users.delete)
  @AdminOnly()
  delete(@Actor() admin: Actor, @Input() { id }: RouteInput<typeof users.delete>): Promise<void> {
    return this.administration.delete(admin, id);
  }

  @Route(users.setStatus)
  @AdminOnly()
  async setStatus(
    @Actor() admin: Actor,
    @Input() { id, status }: RouteInput<typeof users.setStatus>,
  ): Promise<AdminUser> {
    return presentUser(await this.administration.setStatus(admin, id, status));
  }

  @Route(users.setRole)
  @AdminOnly()
  async setRole(@Actor() admin: Actor, @Input() { id, isAdmin }: RouteInput<typeof users.setRole>): Promise<AdminUser> {
    return presentUser(await this.administration.setRole(admin, id, isAdmin));
  }
}

function buildNextPageQuery({ page, limit, sort, q, status, role }: ListQuery): URLSearchParams {
  return new URLSearchParams({
    page: String(page + 1),
    limit: String(limit),
    sort,
    ...(q !== undefined && { q }),
    ...(status !== undefined && { status }),
    ...(role !== undefined && { role }),
  });
}
