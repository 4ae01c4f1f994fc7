import { type DynamicModule, Module } from '@nestjs/common';
import { StreetMapsService, TILE_SETTINGS } from './street-maps.service.js';
import { type TileVariables, toTileSettings } from './tile-variables.js';
import { TilesController } from './tiles.controller.js';

@Module({})
export class TilesModule {
  static forRoot(variables: TileVariables): DynamicModule {
    return {
      module: TilesModule,
      controllers: [TilesController],
      providers: [StreetMapsService, { provide: TILE_SETTINGS, useFactory: () => toTileSettings(variables) }],
    };
  }
}
