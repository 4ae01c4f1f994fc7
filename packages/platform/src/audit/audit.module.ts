import { type DynamicModule, Module } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/core/jobs.js';
import { createAuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** The audit log of one owner: adding to it, and reading it as an admin. */
@Module({})
export class AuditModule {
  static forService(service: DomainServiceName): DynamicModule {
    return {
      module: AuditModule,
      global: true,
      controllers: [createAuditController(service)],
      providers: [AuditLogRepository, AuditLog],
      exports: [AuditLog],
    };
  }
}
