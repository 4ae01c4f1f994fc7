import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { type AccountDeletion, auth, type CurrentUser, type Registration } from '@placelore/contracts/auth/auth.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public, SignedIn } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentCurrentUser } from '../users/user.presenter.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountsService, type SessionActor } from './accounts.service.js';
import { type AuthenticatedRequest, LocalAuthGuard } from './local-auth.guard.js';
import { SessionCookie } from './session-cookie.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly deletion: AccountDeletionService,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(auth.currentUser)
  @SignedIn()
  async currentUser(@Actor() actor: Actor): Promise<CurrentUser> {
    return presentCurrentUser(await this.accounts.getCurrentUser(actor));
  }

  @Route(auth.register)
  @Public()
  async register(
    @Actor() actor: SessionActor,
    @Input() input: Registration,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const { user, sessionId } = await this.accounts.register(actor, input);
    this.cookie.set(reply, sessionId);
    return presentCurrentUser(user);
  }

  @Route(auth.login)
  @Public()
  @UseGuards(LocalAuthGuard)
  async login(
    @Actor() actor: SessionActor,
    @Req() { user }: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    this.cookie.set(reply, await this.accounts.login(actor, user));
    return presentCurrentUser(user);
  }

  @Route(auth.logout)
  @Public()
  async logout(@Actor() actor: SessionActor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.accounts.logout(actor);
    this.cookie.clear(reply);
  }

  @Route(auth.deleteAccount)
  @SignedIn()
  async delete(
    @Actor() actor: SessionActor,
    @Input() input: AccountDeletion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(actor, input);
    this.cookie.clear(reply);
    this.cookie.clearVisitor(reply);
  }
}
