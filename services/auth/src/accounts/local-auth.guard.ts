import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { auth } from '@placelore/contracts/auth/auth.js';
import { readInput } from '@placelore/platform/http/route-input.js';
import type { IdentifiedRequest } from '@placelore/platform/identity/access.guard.js';
import type { User } from '../users/user.entity.js';

/** Request that has passed {@link LocalAuthGuard}. */
export type AuthenticatedRequest = IdentifiedRequest & { user: User };

/** Authenticates a sign-in with the local strategy and adds the user to the request. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  /**
   * Validates the body itself, because guards run before the input of a handler is validated. @throws ApiError
   * INVALID_INPUT
   */
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    request.body = readInput(auth.login, request);
    return super.canActivate(context);
  }
}
