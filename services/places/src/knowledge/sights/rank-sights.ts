/** What determines the prominence of a sight. */
export interface SightMeasures {
  /** Number of wikis with an article about it. */
  sitelinks: number;
  /** Views of its English article in 30 days; 0 when unknown. */
  views: number;
  isHeritage: boolean;
}

/** Weights of the measures; each measure is scaled to its largest value among the sights. */
const WEIGHTS = { sitelinks: 0.5, views: 0.3, heritage: 0.2 } as const;
/** Popularity of a sight without any views; a guide still lists it. */
const MIN_POPULARITY = 1;
const MAX_POPULARITY = 10;

/**
 * Returns the prominence of sights compared with each other, from 1 to 10: 50 % by the number of wikis that describe
 * them, 30 % by their views, and 20 % for protected heritage. It does not reveal how good the sights are.
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
