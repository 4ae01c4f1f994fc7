import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { auth } from '@placelore/contracts/auth/auth.js';
import { readInput } from '@placelore/platform/http/route-input.js';
import type { IdentifiedRequest } from '@placelore/platform/identity/access.guard.js';
import type { User } from '../users/user.entity.js';

/** Request after {@link LocalAuthGuard}. */
export type AuthenticatedRequest = IdentifiedRequest & { user: User };

/** Authenticates a sign-in with the local strategy and adds the user to the request. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  /** @throws ApiError INVALID_INPUT naming the field: guards run before a handler's input is validated */
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    request.body = readInput(auth.login, request);
    return super.canActivate(context);
  }
}
