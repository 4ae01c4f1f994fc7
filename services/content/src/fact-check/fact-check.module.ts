import { type DynamicModule, Module } from '@nestjs/common';
import { TextChecker, UNSOURCED_SENTENCES } from './text-checker.js';

/** Provides the fact check to every module that stores texts of writers. */
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
