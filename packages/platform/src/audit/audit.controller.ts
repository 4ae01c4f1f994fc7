import { Controller, type Type } from '@nestjs/common';
import { type AuditEntry, audit } from '@placelore/contracts/audit.js';
import type { Actor } from '@placelore/contracts/identity.js';
import type { DomainServiceName } from '@placelore/contracts/jobs.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '../http/route.decorator.js';
import { AdminOnly } from '../identity/access.decorators.js';
import { AuditLog } from './audit-log.js';

/** The controller that lets admins read the audit log of `owner`. */
export function createAuditController(service: DomainServiceName): Type {
  const definition = audit[service];

  @Controller()
  class AuditController {
    constructor(readonly log: AuditLog) {}

    @Route(definition)
    @AdminOnly()
    list(_admin: Actor, filter: RouteInput<typeof definition>): Promise<AuditEntry[]> {
      return this.log.page(filter);
    }
  }
  return AuditController;
}
