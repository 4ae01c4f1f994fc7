import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { MapCellsController } from './map-cells.controller.js';
import { MapCellsService } from './map-cells.service.js';

@Module({ imports: [GeoModule], controllers: [MapCellsController], providers: [MapCellsService] })
export class MapCellsModule {}
