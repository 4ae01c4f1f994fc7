import { Controller, Res } from '@nestjs/common';
import { errorReports, type ErrorReport as WireReport } from '@placelore/contracts/content/error-reports.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { setPaginationHeaders } from '../common/pagination-headers.js';
import { presentErrorReport } from './error-report.presenter.js';
import { ErrorReportsRepository } from './error-reports.repository.js';
import { ErrorReportsService } from './error-reports.service.js';

@Controller()
export class ErrorReportsController {
  constructor(
    private readonly service: ErrorReportsService,
    private readonly repository: ErrorReportsRepository,
  ) {}

  @Route(errorReports.create)
  @Public()
  create(@Actor() actor: Actor, @Input() input: RouteInput<typeof errorReports.create>): Promise<void> {
    return this.service.create(actor, input);
  }

  @Route(errorReports.list)
  @AdminOnly()
  async list(
    @Input() query: RouteInput<typeof errorReports.list>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WireReport[]> {
    const { rows, total } = await this.repository.list(query);
    setPaginationHeaders(reply, errorReports.list.path, query, total);
    return rows.map(presentErrorReport);
  }

  @Route(errorReports.resolve)
  @AdminOnly()
  async resolve(
    @Actor() actor: Actor,
    @Input() { id, correction: note }: RouteInput<typeof errorReports.resolve>,
  ): Promise<RouteResponse<typeof errorReports.resolve>> {
    const { closed, correction } = await this.service.resolve(actor, id, note);
    return { report: presentErrorReport(closed), correction };
  }

  @Route(errorReports.dismiss)
  @AdminOnly()
  async dismiss(
    @Actor() actor: Actor,
    @Input() { id, reason }: RouteInput<typeof errorReports.dismiss>,
  ): Promise<WireReport> {
    return presentErrorReport(await this.service.dismiss(actor, id, reason));
  }
}
