import { Injectable } from '@nestjs/common';
import type { PreparedStatement } from '@placelore/platform/database/prepared-statement.js';
import { ReadReplica } from '@placelore/platform/database/read-replica.js';

/** Published guide of a city, with its text as HTML. */
export interface CityGuide {
  /** Id of its guidebook record. */
  id: string;
  slug: string;
  content: string;
}

/** Contains the SQL that reads the guides whose restaurants and hotels a search lists. */
@Injectable()
export class VenueGuidesRepository {
  constructor(private readonly replica: ReadReplica) {}

  /** Returns the published guides about guidebook records, by the id of the record. */
  async findGuides(ids: readonly string[]): Promise<ReadonlyMap<string, CityGuide>> {
    const rows = await this.replica.query<CityGuide>(GUIDES, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const GUIDES: PreparedStatement = {
  name: 'articles.venue-guides',
  sql: 'select guidebook_id as id, slug, content from articles where is_public and guidebook_id = any($1::text[])',
};
