import { Controller, Req, Res } from '@nestjs/common';
import {
  type Analysis as AnalysisOnTheWire,
  type AnalysisResult,
  analyses,
  type ExportedAnalysis,
} from '@placelore/contracts/analyses.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnalysesService } from './analyses.service.js';
import { AnalysisEvents } from './analysis-events.js';
import { AnalysisExport } from './analysis-export.service.js';
import { AnalysisRemoval } from './analysis-removal.service.js';
import { CorrectionsService } from './corrections.service.js';
import { IntakeService } from './intake.service.js';

@Controller()
export class AnalysesController {
  constructor(
    private readonly intake: IntakeService,
    private readonly analyses: AnalysesService,
    private readonly analysisEvents: AnalysisEvents,
    private readonly corrections: CorrectionsService,
    private readonly removal: AnalysisRemoval,
    private readonly dataExport: AnalysisExport,
  ) {}

  @Route(analyses.create)
  @Public()
  async create(
    actor: Person,
    _input: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalysisResult | AnalysisOnTheWire> {
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    const analysis = await this.intake.take(actor, request.raw);
    reply.header('content-location', `/api/analyses/${analysis.id}`);
    if (analysis.status === 'queued' && /\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
      reply
        .status(202)
        .header('location', `/api/analyses/${analysis.id}`)
        .header('preference-applied', 'respond-async');
      return this.analyses.present(analysis);
    }
    return this.analyses.result(analysis, gone.signal);
  }

  @Route(analyses.list)
  @Public()
  list(actor: Person, { after }: RouteInput<typeof analyses.list>): Promise<AnalysisOnTheWire[]> {
    return this.analyses.list(actor, after);
  }

  @Route(analyses.byId)
  @Public()
  byId(actor: Person, { id }: { id: string }): Promise<AnalysisOnTheWire> {
    return this.analyses.read(actor, id);
  }

  @Route(analyses.remove)
  @Public()
  remove(actor: Person, { id }: { id: string }): Promise<void> {
    return this.removal.removeOwn(actor, id);
  }

  @Route(analyses.exportOwn)
  @Public()
  exportOwn(actor: Person, { after }: RouteInput<typeof analyses.exportOwn>): Promise<ExportedAnalysis[]> {
    return this.dataExport.page(actor, after);
  }

  @Route(analyses.correct)
  @Public()
  async correct(actor: Person, { id, ...place }: RouteInput<typeof analyses.correct>): Promise<AnalysisOnTheWire> {
    return this.analyses.present(await this.corrections.correct(actor, id, place));
  }

  @Route(analyses.events)
  @Public()
  async events(
    actor: Person,
    { id }: { id: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.analysisEvents.stream(await this.analyses.own(actor, id), request, reply);
  }
}
