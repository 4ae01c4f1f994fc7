import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import type { DatabaseVariables, ReplicaVariables } from '../config/read-config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { observeDatabase } from '../telemetry/observe-database.js';
import { DatabaseHealth } from './database-health.js';
import { replaceHost } from './database-host.js';
import { DatabaseListener } from './database-listener.js';
import { ReadReplica } from './read-replica.js';
import { assertMigrationsKnown, UnknownMigrationsError } from './unknown-migrations.js';

// biome-ignore lint/complexity/noBannedTypes: TypeORM's own type for entity and migration classes
type Classes = MixedList<Function>;

/** Returns the connection options of services, tests and checks. `DATABASE_URL` names the service's own role. */
export function dataSourceOptions(
  variables: Pick<DatabaseVariables, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
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
    // Statement limits are set on the roles (prepareDatabase), because a pooler rejects them as startup parameters.
    extra: { keepAlive: true },
  };
}

/** Arbitrary constant, which must be the same in every process that runs migrations. */
const MIGRATION_LOCK_ID = 4_702_111;

/**
 * Runs pending migrations; several processes that start together take turns.
 * @throws UnknownMigrationsError when the schema has migrations of another version
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    // The lock belongs to a transaction, because a pooler may send separate statements to different sessions.
    await runner.query('set local idle_in_transaction_session_timeout = 0');
    await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
    await assertMigrationsKnown(dataSource);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

function buildReplicaOptions(service: string, variables: DatabaseVariables & Partial<ReplicaVariables>) {
  const { DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_REPLICA_HOST, DATABASE_REPLICA_MAX_LAG_SECONDS = 0 } = variables;
  return {
    url: DATABASE_REPLICA_HOST && replaceHost(DATABASE_URL, DATABASE_REPLICA_HOST),
    maxLagMs: DATABASE_REPLICA_MAX_LAG_SECONDS * 1_000,
    poolSize: DATABASE_POOL_SIZE,
    service,
  };
}

/** Database of one service: its connection, which is migrated at boot, its LISTEN connection and its health. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DatabaseListener) private readonly listener: DatabaseListener) {}

  static forRoot(
    service: string,
    variables: DatabaseVariables & Partial<ReplicaVariables>,
    entities: Classes,
    migrations: Classes,
  ): DynamicModule {
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
          useFactory: (logger: Logger) =>
            new DatabaseListener(replaceHost(variables.DATABASE_URL, variables.DATABASE_DIRECT_HOST), service, logger),
        },
        {
          provide: ReadReplica,
          inject: [DataSource, LOGGER],
          useFactory: (dataSource: DataSource, logger: Logger) =>
            new ReadReplica(dataSource, buildReplicaOptions(service, variables), logger),
        },
      ],
      exports: [DatabaseListener, DatabaseHealth, ReadReplica],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.close();
  }
}
