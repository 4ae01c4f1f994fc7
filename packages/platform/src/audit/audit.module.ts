import { type DynamicModule, Module } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { createAuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** Audit log of one service: adds entries, and lets admins read them. */
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
