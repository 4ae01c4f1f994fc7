import { type DynamicModule, Module } from '@nestjs/common';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import { auditControllerFor } from './audit.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** The audit log of one owner: adding to it, and reading it as an admin. */
@Module({})
export class AuditModule {
  static forOwner(owner: OwnerName): DynamicModule {
    return {
      module: AuditModule,
      global: true,
      controllers: [auditControllerFor(owner)],
      providers: [AuditLogRepository, AuditLog],
      exports: [AuditLog],
    };
  }
}
