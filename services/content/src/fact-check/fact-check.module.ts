import { type DynamicModule, Module } from '@nestjs/common';
import { TextChecker, UNSOURCED_SENTENCES } from './text-checker.js';

/** Gives every module that stores texts of writers the check they pass first. */
@Module({})
export class FactCheckModule {
  static forRoot(unsourced: 'mark' | 'drop'): DynamicModule {
    return {
      module: FactCheckModule,
      global: true,
      providers: [{ provide: UNSOURCED_SENTENCES, useValue: unsourced }, TextChecker],
      exports: [TextChecker, UNSOURCED_SENTENCES],
    };
  }
}
