import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Actor, Identity } from '@placelore/contracts/core/identity.js';
import type { Route as RouteDefinition } from '@placelore/contracts/core/route.js';
import type { IdentifiedRequest } from '../identity/access.guard.js';
import { readInput } from './route-input.js';

/** Metadata key under which a handler's contract stands. */
export const ROUTE = 'placelore:route';

const ActorParam = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | Identity =>
    context.switchToHttp().getRequest<IdentifiedRequest>().identity,
);

const InputParam = createParamDecorator((definition: RouteDefinition, context: ExecutionContext) =>
  readInput(definition, context.switchToHttp().getRequest()),
);

/**
 * Binds a handler to a route of the contracts: method, path and status, and its first two arguments, the actor (who
 * calls, verified) and the input (parameters, query and body as one validated object).
 */
export function Route(definition: RouteDefinition): MethodDecorator {
  const bind: MethodDecorator = (target, key) => {
    ActorParam()(target, key, 0);
    InputParam(definition)(target, key, 1);
  };
  return applyDecorators(
    bind,
    RequestMapping({ path: definition.path, method: RequestMethod[definition.method] }),
    HttpCode(definition.status ?? (definition.response || definition.produces ? 200 : 204)),
    RouteConfig({ streamBody: definition.bodyKind === 'stream', access: definition.access }),
    SetMetadata(ROUTE, definition),
  );
}
