import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { DatabaseListener } from './database-listener.js';

/** Reports whether the service's database responds. */
@Injectable()
export class DatabaseHealth implements OnModuleInit {
  constructor(
    private readonly listener: DatabaseListener,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health.register('database', () => this.listener.ping());
  }
}
