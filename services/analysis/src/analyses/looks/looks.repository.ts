import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnalysisLook } from './analysis-look.entity.js';

/** A look to be stored. */
export type NewLook = Pick<
  AnalysisLook,
  'look' | 'provider' | 'model' | 'promptVersion' | 'tokens' | 'estimated' | 'durationMs' | 'said' | 'note'
> & { usd: number };

/** Contains all SQL about looks. They are deleted with their analysis. */
@Injectable()
export class LooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a look, unless the analysis was deleted in the meantime. */
  async add(analysisId: string, look: NewLook): Promise<void> {
    await this.dataSource.query(
      `insert into analysis_looks (id, analysis_id, look, provider, model, prompt_version, tokens, usd, estimated,
                                   duration_ms, said, note)
       select $1, id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from analyses where id = $2 for key share`,
      [
        randomUUID(),
        analysisId,
        look.look,
        look.provider,
        look.model,
        look.promptVersion,
        look.tokens && JSON.stringify(look.tokens),
        look.usd,
        look.estimated,
        look.durationMs,
        look.said,
        look.note,
      ],
    );
  }

  /** Stores the conclusion that was drawn from all looks of an analysis. */
  async conclude(analysisId: string, conclusion: string): Promise<void> {
    await this.dataSource.getRepository(AnalysisLook).update({ analysisId }, { conclusion });
  }

  /** Returns the looks of an analysis, oldest first. */
  find(analysisId: string): Promise<AnalysisLook[]> {
    return this.dataSource
      .getRepository(AnalysisLook)
      .find({ where: { analysisId }, order: { at: 'ASC', look: 'ASC' } });
  }
}
