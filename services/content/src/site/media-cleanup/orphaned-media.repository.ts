import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { getCoverUrls } from '../../media/cover-keys.js';
import { getImageKeys, type ImageFolder, toObjectUrl } from '../../media/images/storage-keys.js';

/** Image that an article had before a merge replaced it. */
const MERGED_IMAGE_SQL = `former->'image'->>'imageUrl'`;

/** Contains all SQL about references to stored files. */
@Injectable()
export class OrphanedMediaRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the media ids of folders that a discovery, a guide or an article refers to, as its image or within its
   * text. Deleted articles, versions and merges count as long as they can be restored.
   */
  async findReferenced(folders: ImageFolder[]): Promise<Set<string>> {
    if (folders.length === 0) return new Set();
    const ids = folders.map(({ mediaId }) => mediaId);
    const urls = folders.map(({ kind, mediaId }) => toObjectUrl(getImageKeys(mediaId, kind).photo));
    const rows: { id: string }[] = await this.dataSource.query(
      `select media_id::text as id from discoveries where media_id = any($1::uuid[])
       union select split_part(image_url, '/', 4) from articles where image_url = any($2::text[])
       union select split_part(image_url, '/', 4) from dynamic_articles where image_url = any($2::text[])
       union select unnest(pictures)::text from article_versions where pictures && $1::uuid[]
       union select split_part(image_url, '/', 4) from deleted_articles where image_url = any($2::text[])
       union select split_part(${MERGED_IMAGE_SQL}, '/', 4) from article_merges where ${MERGED_IMAGE_SQL} = any($2::text[])`,
      [ids, urls],
    );
    const referenced = new Set(rows.map(({ id }) => id));
    const unresolved = ids.filter((id) => !referenced.has(id));
    for (const id of await this.findReferencedInContent(unresolved)) referenced.add(id);
    return referenced;
  }

  /** Returns those given covers that an article or guide shows. */
  async findShownCovers(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows: { id: string }[] = await this.dataSource.query(
      `select split_part(image_url, '/', 4) as id from articles where image_url = any($1::text[])
       union select split_part(image_url, '/', 4) from dynamic_articles where image_url = any($1::text[])`,
      [ids.map((id) => getCoverUrls(id).imageUrl)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Searches every text that contains an image, once. Slow, so it is used only for folders without other references.
   */
  private async findReferencedInContent(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows: { id: string }[] = await this.dataSource.query(
      `select distinct found[1] as id
       from (select content from articles union all select article->>'content' from deleted_articles
             union all select former->'content'->>'content' from article_merges) texts,
         regexp_matches(content, '/objects/(?:articles|discoveries)/([0-9a-f-]{36})/', 'g') as found
       where content like '%/objects/%' and found[1] = any($1::text[])`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the last key that the sweep checked; empty when a new pass starts. */
  async readPosition(): Promise<string> {
    const [row] = await this.dataSource.query('select after from media_sweeps');
    return row?.after ?? '';
  }

  async savePosition(position: string): Promise<void> {
    await this.dataSource.query(
      'insert into media_sweeps (id, after) values (1, $1) on conflict (id) do update set after = excluded.after',
      [position],
    );
  }
}
