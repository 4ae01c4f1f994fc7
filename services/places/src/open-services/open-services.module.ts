import { type DynamicModule, Module } from '@nestjs/common';
import { type OpenServicesVariables, toOpenServicesSettings } from './open-services-variables.js';

/** Injection token: {@link OpenServicesSettings} of the installation. */
export const OPEN_SERVICES = Symbol('OPEN_SERVICES');

/** Makes the settings of open services available to every module. */
@Module({})
export class OpenServicesModule {
  static forRoot(variables: OpenServicesVariables): DynamicModule {
    return {
      module: OpenServicesModule,
      global: true,
      providers: [{ provide: OPEN_SERVICES, useFactory: () => toOpenServicesSettings(variables) }],
      exports: [OPEN_SERVICES],
    };
  }
}
