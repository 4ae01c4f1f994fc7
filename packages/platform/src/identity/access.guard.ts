import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import type { Access } from '@placelore/contracts/core/route.js';
import type { FastifyRequest } from 'fastify';
import { setGuestRead, setRequester } from '../logging/request-context.js';
import { ACCESS } from './access.decorators.js';
import { IdentityTokens } from './identity-token.js';
import { toRequester } from './requester.js';

/** Request whose signed identity was verified. */
export type IdentifiedRequest = FastifyRequest & { identity: Identity };

/** Verifies the signed identity of every request and checks it against the handler's access decorator. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: IdentityTokens,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const identity = this.tokens.verify(request.headers[IDENTITY_HEADER]);
    if (!access || !identity) throw new ApiError('AUTHENTICATION_REQUIRED');
    assertAllowed(access, identity);
    request.identity = identity;
    setRequester(toRequester(identity));
    const isGuest = identity.kind === 'person' && identity.userId === null;
    if (isGuest && (request.method === 'GET' || request.method === 'HEAD')) setGuestRead();
    return true;
  }
}

/** @throws ApiError when `identity` may not call a handler of that access. */
function assertAllowed(access: Access, identity: Identity): void {
  if (access === 'internal') {
    if (identity.kind !== 'service') throw new ApiError('INTERNAL_ONLY');
    return;
  }
  if (identity.kind !== 'person') throw new ApiError('AUTHENTICATION_REQUIRED');
  if (access === 'public') return;
  if (identity.userId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
  if (access === 'admin' && !identity.isAdmin) throw new ApiError('ADMIN_REQUIRED');
}
