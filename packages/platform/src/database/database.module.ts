import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import type { DatabaseVariables } from '../config/read-config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { observeDatabase } from '../telemetry/observe-database.js';
import { DatabaseHealth } from './database-health.js';
import { DatabaseListener } from './database-listener.js';
import { assertMigrationsKnown, UnknownMigrationsError } from './unknown-migrations.js';

// biome-ignore lint/complexity/noBannedTypes: TypeORM's own type for entity and migration classes
type Classes = MixedList<Function>;

/** Connection options shared by services, tests and checks. `DATABASE_URL` names the service's own role. */
export function dataSourceOptions(
  variables: DatabaseVariables,
  entities: Classes,
  migrations: Classes,
  service = 'placelore',
): DataSourceOptions {
  return {
    type: 'postgres',
    url: variables.DATABASE_URL,
    poolSize: variables.DATABASE_POOL_SIZE,
    applicationName: service,
    connectTimeoutMS: 3_000,
    entities: entities as never,
    migrations: migrations as never,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    extra: {
      // Aborts longer statements, so that a faulty one cannot hold a connection forever.
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
    },
  };
}

/** Arbitrary constant; every process that runs migrations must use the same. */
const MIGRATION_LOCK_ID = 4_702_111;

/**
 * Runs pending migrations; several processes that start together take turns.
 * @throws UnknownMigrationsError when the schema was made by another version
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    await assertMigrationsKnown(dataSource);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK_ID]);
    await runner.release();
  }
}

/** Database of one service: its connection, migrated at boot, its LISTEN connection and its health. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DatabaseListener) private readonly listener: DatabaseListener) {}

  static forRoot(service: string, variables: DatabaseVariables, entities: Classes, migrations: Classes): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(variables, entities, migrations, service),
            toRetry: (error: unknown) => !(error instanceof UnknownMigrationsError),
          }),
          dataSourceFactory: async (options) => {
            const dataSource = await new DataSource(options!).initialize();
            observeDatabase(dataSource, variables.DATABASE_POOL_SIZE);
            try {
              await migrate(dataSource);
            } catch (error) {
              await dataSource.destroy();
              throw error;
            }
            return dataSource;
          },
        }),
      ],
      providers: [
        DatabaseHealth,
        {
          provide: DatabaseListener,
          inject: [LOGGER],
          useFactory: (logger: Logger) => new DatabaseListener(variables.DATABASE_URL, service, logger),
        },
      ],
      exports: [DatabaseListener, DatabaseHealth],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.close();
  }
}
