import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CoversModule } from '../covers/covers.module.js';
import { DiscoveriesModule } from '../discoveries/discoveries.module.js';
import { MediaModule } from '../media/media.module.js';
import { ObjectsController } from './objects.controller.js';
import { ObjectsService } from './objects.service.js';

@Module({
  imports: [ArticlesModule, CoversModule, DiscoveriesModule, MediaModule],
  controllers: [ObjectsController],
  providers: [ObjectsService],
})
export class ObjectsModule {}
