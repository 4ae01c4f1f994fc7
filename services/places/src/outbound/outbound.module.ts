import { Module } from '@nestjs/common';
import { OutboundController } from './outbound.controller.js';
import { OutboundRepository } from './outbound.repository.js';

@Module({ controllers: [OutboundController], providers: [OutboundRepository], exports: [OutboundRepository] })
export class OutboundModule {}
