import { recordSection } from './record.ts';

const toTable = (perSecond: string) => `| what | per second |\n|---|---:|\n| List | ${perSecond} |`;
const toSection = (perSecond: string) => ({ heading: 'Lists', table: toTable(perSecond), meaning: 'What it means.' });
const FORMER = { date: '2026-11-01', commit: 'aaaa' };
const DOCUMENT = `# Benchmarks\n\nOpening.\n\n## Lists\n\n${toTable('1.0')}\n\nFormer meaning.\n\n## Images\n\nOther.\n`;

describe('recordSection', () => {
  it('replaces a section and keeps its former rows with date and commit', () => {
    const once = recordSection(
      DOCUMENT,
      toSection('2.0'),
      { date: '2026-11-02', commit: 'bbbb', hasOtherWork: true },
      FORMER,
    );
    const twice = recordSection(
      once,
      toSection('3.0'),
      { date: '2026-11-03', commit: 'cccc', hasOtherWork: false },
      FORMER,
    );
    expect(twice).toBe(`# Benchmarks

Opening.

## Lists

Measured 2026-11-03 at cccc.

${toTable('3.0')}

What it means.

### Earlier

| date | commit | what | per second | p50 ms | p99 ms | how |
|---|---|---|---:|---:|---:|---|
| 2026-11-02 | bbbb | List | 2.0 |
| 2026-11-01 | aaaa | List | 1.0 |

## Images

Other.
`);
    expect(once).toContain('Measured 2026-11-02 at bbbb, with other work beside.');
  });

  it('appends a new section and drops the oldest runs', () => {
    let document = '# Benchmarks\n';
    for (let run = 0; run < 12; run++) {
      const measurement = { date: '2026-11-02', commit: `c${run}`, hasOtherWork: false };
      document = recordSection(document, toSection(`${run}.0`), measurement, FORMER);
    }
    expect(document.match(/\| c\d+ \|/g)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((run) => `| c${run} |`));
  });
});
