import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthChecks } from '../health/health-checks.js';

/** Reports whether the service's database responds. */
@Injectable()
export class DatabaseHealth implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health.register('database', async () => {
      await this.dataSource.query('select 1');
    });
  }
}
