import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Finding {
  severity: 'ERROR' | 'WARNING';
  line: number;
  col: number;
  message: string;
}
interface Validator {
  validateString(html: string): { status: 'PASS' | 'FAIL'; errors: Finding[] };
}
interface ValidatorModule {
  getInstance(engine: string): Promise<Validator>;
}

let loadedValidator: Promise<Validator> | undefined;

/** The AMP project's own validator with the engine it is bundled with, so that nothing is fetched. */
function loadValidator(): Promise<Validator> {
  const require = createRequire(join(process.cwd(), 'services/content/package.json'));
  const folder = join(dirname(require.resolve('next/package.json')), 'dist/compiled/amphtml-validator');
  loadedValidator ??= (require(folder) as ValidatorModule).getInstance(join(folder, 'validator_wasm.js'));
  return loadedValidator;
}

/** What the validator finds wrong with an AMP document, warnings too, one sentence each; none when it is valid. */
export async function findAmpIssues(html: string): Promise<string[]> {
  const { status, errors } = (await loadValidator()).validateString(html);
  const issues = errors.map(({ severity, line, col, message }) => `${severity} ${line}:${col} ${message}`);
  return status === 'PASS' || issues.length > 0 ? issues : [status];
}

/** The JSON-LD of a page: the members of its one graph. */
export function readStructuredData(html: string): Record<string, unknown>[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of JSON-LD`);
  return JSON.parse(blocks[0]![1]!)['@graph'];
}
