import { Module } from '@nestjs/common';
import { CoversModule } from '../covers/covers.module.js';
import { DiscoveriesModule } from '../discoveries/discoveries.module.js';
import { ObjectsController } from './objects.controller.js';
import { ObjectsService } from './objects.service.js';

@Module({ imports: [CoversModule, DiscoveriesModule], controllers: [ObjectsController], providers: [ObjectsService] })
export class ObjectsModule {}
