import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** End of the locations of some published articles: "France" of "Paris, France". */
export interface LocationCount {
  country: string;
  count: number;
}

@Injectable()
export class ExploreRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts published articles by the end of their location. Reads all of them: about 1 ms for each thousand. */
  countByLocationEnd(): Promise<LocationCount[]> {
    return this.dataSource.query(`
      select regexp_replace(location, '^.*,\\s*', '') as country, count(*)::integer as count
        from articles
       where is_public and not is_thin
       group by 1`);
  }
}
