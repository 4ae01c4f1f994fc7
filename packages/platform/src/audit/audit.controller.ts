import { Controller, type Type } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { type AuditEntry, audit } from '@placelore/contracts/system/audit.js';
import { Input, Route } from '../http/route.decorator.js';
import { AdminOnly } from '../identity/access.decorators.js';
import { AuditLog } from './audit-log.js';

/** Creates the controller with which admins read the audit log of `service`. */
export function createAuditController(service: DomainServiceName): Type {
  const definition = audit[service];

  @Controller()
  class AuditController {
    constructor(readonly log: AuditLog) {}

    @Route(definition)
    @AdminOnly()
    list(@Input() filter: RouteInput<typeof definition>): Promise<AuditEntry[]> {
      return this.log.page(filter);
    }
  }
  return AuditController;
}
