import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { MapImageService } from './map-image.service.js';
import { StaticMapController } from './static-map.controller.js';
import { StaticMapService } from './static-map.service.js';

@Module({ imports: [GeoModule], controllers: [StaticMapController], providers: [StaticMapService, MapImageService] })
export class StaticMapModule {}
