/** What decides how prominent a sight is. */
export interface SightMeasures {
  /** Number of wikis with an article about it. */
  sitelinks: number;
  /** Views of its article in English in 30 days; 0 when unknown. */
  views: number;
  isHeritage: boolean;
}

/** Shares of the prominence; each measure is scaled to its largest value among the sights. */
const WEIGHTS = { sitelinks: 0.5, views: 0.3, heritage: 0.2 } as const;
/** Popularity of a sight that nobody ever looked up; a guide lists it all the same. */
const MIN_POPULARITY = 1;
const MAX_POPULARITY = 10;

/**
 * Returns how prominent sights are among each other, from 1 to 10: half by the number of wikis that describe them, three
 * tenths by how often they are looked up, two tenths for protected heritage. It says nothing about how good they are.
 */
export function ratePopularity(sights: readonly SightMeasures[]): number[] {
  const scale = (values: number[]) => {
    const logs = values.map((value) => Math.log(1 + value));
    const largest = Math.max(...logs, Number.EPSILON);
    return logs.map((value) => value / largest);
  };
  const links = scale(sights.map(({ sitelinks }) => sitelinks));
  const views = scale(sights.map((sight) => sight.views));
  return sights.map(({ isHeritage }, index) => {
    const share =
      WEIGHTS.sitelinks * (links[index] ?? 0) +
      WEIGHTS.views * (views[index] ?? 0) +
      (isHeritage ? WEIGHTS.heritage : 0);
    return Math.round((MIN_POPULARITY + share * (MAX_POPULARITY - MIN_POPULARITY)) * 10) / 10;
  });
}
