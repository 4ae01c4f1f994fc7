import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { MediaModule } from '../media/media.module.js';
import { InternalSharesController } from './internal-shares.controller.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

@Module({
  imports: [ArticlesModule, GuidesModule, MediaModule],
  controllers: [SharesController, InternalSharesController],
  providers: [SharesService],
})
export class SharesModule {}
