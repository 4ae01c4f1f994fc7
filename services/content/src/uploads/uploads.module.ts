import { type DynamicModule, Module } from '@nestjs/common';
import type { ContentConfig } from '../config.js';
import { UploadAddresses } from './upload-address.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsRepository } from './uploads.repository.js';
import { UploadsService } from './uploads.service.js';

/** Pictures on their way in. */
@Module({})
export class UploadsModule {
  static forRoot({ IDENTITY_SECRET, PUBLIC_URL }: ContentConfig): DynamicModule {
    return {
      module: UploadsModule,
      global: true,
      controllers: [UploadsController],
      providers: [
        { provide: UploadAddresses, useValue: new UploadAddresses(IDENTITY_SECRET, PUBLIC_URL) },
        UploadsRepository,
        UploadsService,
      ],
      exports: [UploadsRepository, UploadsService],
    };
  }
}
