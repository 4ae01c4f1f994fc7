import { Module } from '@nestjs/common';
import { DiscoveryMedia } from '../media/discovery-media.js';
import { MediaModule } from '../media/media.module.js';
import { DiscoveriesController } from './discoveries.controller.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import { DiscoveriesService } from './discoveries.service.js';
import { InternalDiscoveriesController } from './internal-discoveries.controller.js';

@Module({
  imports: [MediaModule],
  controllers: [DiscoveriesController, InternalDiscoveriesController],
  providers: [DiscoveriesService, DiscoveriesRepository, DiscoveryMedia],
  exports: [DiscoveriesRepository],
})
export class DiscoveriesModule {}
