import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';

@Module({ controllers: [HistoryController], providers: [HistoryRepository, HistoryService] })
export class HistoryModule {}
