import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LOGGER, type Logger } from '../logging/logger.js';
import { sendErrorResponse } from './error-response.js';

/** Answers everything a handler throws by the error table. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    sendErrorResponse(host.switchToHttp().getResponse<FastifyReply>(), thrown, this.logger);
  }
}
