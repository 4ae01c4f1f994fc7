/** When the rows of a section were measured, and on which commit. */
export interface Measurement {
  /** ISO date. */
  date: string;
  /** Abbreviated hash of the commit. */
  commit: string;
  /** Whether the machine was already busy when the run began. */
  hasOtherWork: boolean;
}

export interface Section {
  heading: string;
  /** Markdown table of the rows. */
  table: string;
  meaning: string;
}

/** Number of previous runs of each section that stay in the document. */
const MAX_EARLIER_RUNS = 8;
const EARLIER_HEADING = '### Earlier';
const MEASURED = /^Measured (\S+) at (\w+)/m;

/**
 * Returns the document with the section in place of its previous version, whose rows move to its table of earlier runs.
 * @param fallback date and commit of a previous version that does not state them
 */
export function recordSection(
  document: string,
  { heading, table, meaning }: Section,
  { date, commit, hasOtherWork }: Measurement,
  fallback: Pick<Measurement, 'date' | 'commit'>,
): string {
  const sections = document.split(/^(?=## )/m);
  const index = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  const earlier = index < 0 ? [] : limitRuns(getEarlierRows(sections[index]!, fallback));
  const measured = `Measured ${date} at ${commit}${hasOtherWork ? ', with other work beside' : ''}.`;
  const history = earlier.length > 0 ? `\n${EARLIER_HEADING}\n\n${formatEarlier(earlier)}\n` : '';
  const text = `## ${heading}\n\n${measured}\n\n${table}\n\n${meaning}\n${history}`;
  if (index < 0) return `${document.trimEnd()}\n\n${text}`;
  sections[index] = index < sections.length - 1 ? `${text}\n` : text;
  return sections.join('');
}

const isRow = (line: string): boolean => line.startsWith('| ') && !/^\| (what|date) \|/.test(line);

/** Returns the rows of a section with date and commit in front, the latest run first. */
function getEarlierRows(section: string, fallback: Pick<Measurement, 'date' | 'commit'>): string[] {
  const [latest = '', history = ''] = section.split(`${EARLIER_HEADING}\n`);
  const [, date = fallback.date, commit = fallback.commit] = MEASURED.exec(latest) ?? [];
  const rows = latest.split('\n').filter(isRow);
  return [...rows.map((row) => `| ${date} | ${commit} ${row}`), ...history.split('\n').filter(isRow)];
}

function limitRuns(rows: string[]): string[] {
  const getRun = (row: string) => row.split(' | ').slice(0, 2).join();
  const runs = [...new Set(rows.map(getRun))].slice(0, MAX_EARLIER_RUNS);
  return rows.filter((row) => runs.includes(getRun(row)));
}

const formatEarlier = (rows: string[]): string =>
  ['| date | commit | what | per second | p50 ms | p99 ms | how |', '|---|---|---|---:|---:|---:|---|', ...rows].join(
    '\n',
  );
