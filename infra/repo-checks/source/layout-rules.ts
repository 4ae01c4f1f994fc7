import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type CheckResult, listSources } from '../check-support.ts';

const FOLDERS = ['packages', 'services', 'frontend', 'infra'];
/** Such a list fits one screen in an editor. A folder with more files has more than one subject. */
const MAX_FILES_PER_FOLDER = 20;
/** Lines that can be read in one sitting. Tests may be longer, because each test is read by itself. */
const MAX_LINES = { source: 300, test: 390 };
const TEST_FILE = /\.(test|e2e)\.tsx?$|^(packages|services)\/[^/]+\/test\/|^infra\/test\//;
/** Only the lowest layer of content may have such a name. */
const MEANINGLESS_FOLDER = /^(?!services\/content\/src\/common\/)(.*\/)?(utils?|common|helpers?)\//;

/** A source file, relative to the root, and its number of lines. */
export interface FileLength {
  file: string;
  lines: number;
}

/** Finds crowded and meaningless folders and overlong files. Returns one sentence for each. */
export function findLayoutViolations(files: readonly FileLength[]): string[] {
  const filesByFolder = new Map<string, number>();
  for (const { file } of files) filesByFolder.set(dirname(file), (filesByFolder.get(dirname(file)) ?? 0) + 1);
  return [
    ...[...filesByFolder]
      .filter(([, count]) => count > MAX_FILES_PER_FOLDER)
      .map(
        ([folder, count]) =>
          `crowded-folder: ${folder} holds ${count} files, more than ${MAX_FILES_PER_FOLDER}: give its subjects folders of their own`,
      ),
    ...files.flatMap(({ file, lines }) => {
      const max = TEST_FILE.test(file) ? MAX_LINES.test : MAX_LINES.source;
      return lines > max ? [`long-file: ${file} has ${lines} lines, more than ${max}: split it by subject`] : [];
    }),
    ...files
      .filter(({ file }) => MEANINGLESS_FOLDER.test(file))
      .map(
        ({ file }) =>
          `meaningless-folder: ${file} is in "${basename(dirname(file))}": name the folder after its feature`,
      ),
  ];
}

/** Checks the size and the names of all source folders, and the length of all source files. */
export async function checkLayout(root: string): Promise<CheckResult> {
  const files = await listSources(root, FOLDERS);
  const lengths = await Promise.all(
    files.map(async (file) => ({ file, lines: (await readFile(join(root, file), 'utf8')).split('\n').length - 1 })),
  );
  return { subject: `${files.length} source files`, violations: findLayoutViolations(lengths) };
}
