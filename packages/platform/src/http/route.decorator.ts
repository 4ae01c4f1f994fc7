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
import type { Actor as ActorIdentity, Identity } from '@placelore/contracts/core/identity.js';
import type { Route as RouteDefinition } from '@placelore/contracts/core/route.js';
import type { IdentifiedRequest } from '../identity/access.guard.js';
import { readInput } from './route-input.js';

/** Metadata key of a handler's contract. */
export const ROUTE = 'placelore:route';

/** The verified caller of a route. */
export type Actor = ActorIdentity;
/** Passes the verified caller to a parameter of a handler. */
export const Actor = createParamDecorator(
  (_: unknown, context: ExecutionContext): ActorIdentity | Identity =>
    context.switchToHttp().getRequest<IdentifiedRequest>().identity,
);

/**
 * Passes a handler its input: parameters, query and body, validated by the contract of its `@Route`, as one object.
 * @throws ApiError INVALID_INPUT that names the field
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readInput(Reflect.getMetadata(ROUTE, context.getHandler()) as RouteDefinition, context.switchToHttp().getRequest()),
);

/** Binds a handler to a route of the contracts: method, path, status and access. */
export function Route(definition: RouteDefinition): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: definition.path, method: RequestMethod[definition.method] }),
    HttpCode(definition.status ?? (definition.response || definition.produces ? 200 : 204)),
    RouteConfig({
      streamBody: definition.bodyKind === 'stream',
      access: definition.access,
      ...(definition.maxBodyBytes !== undefined && { maxBodyBytes: definition.maxBodyBytes }),
    }),
    SetMetadata(ROUTE, definition),
  );
}
