import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SearchDocument } from './search-document.js';

/** Document with the version of the row that it was read from; every update of the row changes the version. */
export interface VersionedDocument {
  document: SearchDocument;
  version: string;
}

/** Contains the SQL that reads published articles for the search index. */
@Injectable()
export class SearchDocumentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the documents of those given articles that are public. */
  async readDocuments(ids: readonly number[]): Promise<Map<number, VersionedDocument>> {
    const rows: (SearchDocument & { version: string })[] = await this.dataSource.query(
      `select id, title, other_names as "otherNames", location, article_kind_text(category, place_type) as kind,
              meta_description as description, search_text as text, search_quality as quality, is_thin as "isThin",
              xmin::text as version
         from articles where is_public and id = any($1::integer[])`,
      [ids],
    );
    return new Map(rows.map(({ version, ...document }) => [document.id, { document, version }]));
  }

  /** Returns the versions of those given articles that are public. */
  async readVersions(ids: readonly number[]): Promise<Map<number, string>> {
    const rows: { id: number; version: string }[] = await this.dataSource.query(
      'select id, xmin::text as version from articles where is_public and id = any($1::integer[])',
      [ids],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** Returns the ids of published articles after `after`, in ascending order. */
  async listIds(after: number, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query(
      'select id from articles where is_public and id > $1 order by id limit $2',
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the number of published articles. */
  async count(): Promise<number> {
    const [row] = await this.dataSource.query(`select published from article_totals where category = ''`);
    return row?.published ?? 0;
  }
}
