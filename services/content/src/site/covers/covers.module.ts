import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { ImagesModule } from '../../media/images/images.module.js';
import { CoverAssignment } from './cover-assignment.js';
import { CoversRepository } from './covers.repository.js';
import { CoversService } from './covers.service.js';
import { InternalCoversController } from './internal-covers.controller.js';

@Module({
  imports: [ArticlesModule, ImagesModule],
  controllers: [InternalCoversController],
  providers: [CoverAssignment, CoversRepository, CoversService],
  exports: [CoversService],
})
export class CoversModule {}
