import { Controller, Req, Res } from '@nestjs/common';
import {
  type Analysis as AnalysisOnTheWire,
  type AnalysisResult,
  analyses,
  type ExportedAnalysis,
} from '@placelore/contracts/analysis/analyses.js';
import { analysisPhotos } from '@placelore/contracts/analysis/analysis-photos.js';
import type { PhotoAnalyzer } from '@placelore/contracts/analysis/photo-analyzer.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AiProviders } from '../providers/ai-providers.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisDeletionService } from './analysis-deletion.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisExportService } from './analysis-export.service.js';
import { CorrectionsService } from './corrections.service.js';
import { AnalysisPhotosService } from './uploads/analysis-photos.service.js';
import { PhotoUploadService } from './uploads/photo-upload.service.js';

@Controller()
export class AnalysesController {
  constructor(
    private readonly photoUpload: PhotoUploadService,
    private readonly analyses: AnalysesService,
    private readonly analysisEvents: AnalysisEventsService,
    private readonly corrections: CorrectionsService,
    private readonly deletion: AnalysisDeletionService,
    private readonly analysisExport: AnalysisExportService,
    private readonly analysisPhotos: AnalysisPhotosService,
    private readonly providers: AiProviders,
  ) {}

  @Route(analyses.analyzer)
  @Public()
  analyzer(): PhotoAnalyzer {
    return { name: this.providers.photoAnalyzerName };
  }

  @Route(analyses.create)
  @Public()
  async create(
    @Actor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalysisResult | AnalysisOnTheWire> {
    const connectionClosed = new AbortController();
    reply.raw.on('close', () => connectionClosed.abort());
    const analysis = await this.photoUpload.accept(actor, request.raw);
    reply.header('content-location', `/api/analyses/${analysis.id}`);
    if (analysis.status === 'queued' && /\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
      reply
        .status(202)
        .header('location', `/api/analyses/${analysis.id}`)
        .header('preference-applied', 'respond-async');
      return this.analyses.present(analysis);
    }
    return this.analyses.waitForResult(analysis, connectionClosed.signal);
  }

  @Route(analyses.list)
  @Public()
  list(@Actor() actor: Actor, @Input() { after }: RouteInput<typeof analyses.list>): Promise<AnalysisOnTheWire[]> {
    return this.analyses.list(actor, after);
  }

  @Route(analyses.byId)
  @Public()
  byId(@Actor() actor: Actor, @Input() { id }: { id: string }): Promise<AnalysisOnTheWire> {
    return this.analyses.read(actor, id);
  }

  @Route(analysisPhotos.read)
  @Public()
  async photo(
    @Actor() actor: Actor,
    @Input() { id, size }: RouteInput<typeof analysisPhotos.read>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const photo = await this.analysisPhotos.read(actor, id, size);
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    reply.type('image/jpeg').send(photo);
  }

  @Route(analyses.delete)
  @Public()
  delete(@Actor() actor: Actor, @Input() { id }: { id: string }): Promise<void> {
    return this.deletion.deleteOwn(actor, id);
  }

  @Route(analyses.exportOwn)
  @Public()
  exportOwn(
    @Actor() actor: Actor,
    @Input() { after }: RouteInput<typeof analyses.exportOwn>,
  ): Promise<ExportedAnalysis[]> {
    return this.analysisExport.getPage(actor, after);
  }

  @Route(analyses.correct)
  @Public()
  async correct(
    @Actor() actor: Actor,
    @Input() { id, ...place }: RouteInput<typeof analyses.correct>,
  ): Promise<AnalysisOnTheWire> {
    return this.analyses.present(await this.corrections.correct(actor, id, place));
  }

  @Route(analyses.events)
  @Public()
  async events(
    @Actor() actor: Actor,
    @Input() { id }: { id: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.analysisEvents.stream(await this.analyses.getOwn(actor, id), request, reply);
  }
}
