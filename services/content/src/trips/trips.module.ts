import { type DynamicModule, Module } from '@nestjs/common';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { GuidesModule } from '../guides/guides.module.js';
import { InternalTripsController } from './internal-trips.controller.js';
import { ShareTokens } from './share-tokens.js';
import { TripSubjectsService } from './trip-subjects.service.js';
import { TripsController } from './trips.controller.js';
import { TripsRepository } from './trips.repository.js';
import { TripsService } from './trips.service.js';

/** Provides the SQL about trips, which the deletion of an account uses as well. */
@Module({ providers: [TripsRepository], exports: [TripsRepository] })
export class TripStorageModule {}

@Module({})
export class TripsModule {
  /** @param secret from which the key of secret links is derived */
  static forRoot(secret: string): DynamicModule {
    return {
      module: TripsModule,
      imports: [GuidesModule, TripStorageModule],
      controllers: [TripsController, InternalTripsController],
      providers: [
        { provide: ShareTokens, useValue: new ShareTokens(secret) },
        DeletedUsers,
        TripSubjectsService,
        TripsService,
      ],
    };
  }
}
