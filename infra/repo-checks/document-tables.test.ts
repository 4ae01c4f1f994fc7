import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Returns the rows of tables that do not have the columns of their heads, for example because lines were wrapped. */
function findBrokenRows(markdown: string): string[] {
  let columns = 0;
  return markdown.split('\n').filter((line, index, lines) => {
    const next = lines[index + 1] ?? '';
    if (/^\|[-:| ]+\|$/.test(next)) columns = countColumns(next);
    else if (line.trim() === '') columns = 0;
    return columns > 0 && (!line.startsWith('|') || countColumns(line) !== columns);
  });
}

const countColumns = (row: string): number => (row.match(/(?<!\\)\|/g)?.length ?? 0) - 1;

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

test.each(documents)('%s: every row of a table has the columns of its head', (path) => {
  expect(findBrokenRows(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
});

test('finds rows that were wrapped, or joined with the next one', () => {
  const head = '| part | limit |\n|---|---|\n';
  expect(findBrokenRows(`${head}| a | b \\| c |\n\nText | text`)).toEqual([]);
  expect(findBrokenRows(`${head}| a | long\nwords |`)).toEqual(['| a | long', 'words |']);
  expect(findBrokenRows(`${head}| a | b | | c | d |`)).toEqual(['| a | b | | c | d |']);
});
