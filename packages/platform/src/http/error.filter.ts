import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LOGGER, type Logger } from '../logging/logger.js';
import { sendErrorResponse } from './error-response.js';

/** Converts everything that a handler throws to an error response. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    sendErrorResponse(host.switchToHttp().getResponse<FastifyReply>(), thrown, this.logger);
  }
}
