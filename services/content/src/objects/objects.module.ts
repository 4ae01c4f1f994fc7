import { Module } from '@nestjs/common';
import { DiscoveriesModule } from '../discoveries/discoveries.module.js';
import { ObjectsController } from './objects.controller.js';
import { ObjectsService } from './objects.service.js';

@Module({ imports: [DiscoveriesModule], controllers: [ObjectsController], providers: [ObjectsService] })
export class ObjectsModule {}
