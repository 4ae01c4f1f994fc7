import { type DynamicModule, Module } from '@nestjs/common';
import { Spool } from '@placelore/platform/http/spool.js';
import { UploadUrlSigner } from './upload-url-signer.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsRepository } from './uploads.repository.js';
import { UploadsService } from './uploads.service.js';

/** The part of the service's configuration that uploads need. */
interface UploadsConfig {
  IDENTITY_SECRET: string;
  PUBLIC_URL?: string | undefined;
  SPOOL_DIR?: string | undefined;
}

/** Issues upload URLs and receives images. */
@Module({})
export class UploadsModule {
  static forRoot({ IDENTITY_SECRET, PUBLIC_URL, SPOOL_DIR }: UploadsConfig): DynamicModule {
    return {
      module: UploadsModule,
      controllers: [UploadsController],
      providers: [
        { provide: UploadUrlSigner, useValue: new UploadUrlSigner(IDENTITY_SECRET, PUBLIC_URL) },
        { provide: Spool, useValue: new Spool(SPOOL_DIR) },
        UploadsRepository,
        UploadsService,
      ],
      exports: [UploadsRepository, UploadsService],
    };
  }
}
