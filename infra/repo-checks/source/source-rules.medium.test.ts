import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createFixtureProject } from '../fixture-project.ts';

const run = promisify(execFile);

/** Runs the source checks, as `npm test` does, on a project with these files. */
async function runChecks(files: Record<string, string>): Promise<{ exitCodes: number[]; lines: string[] }> {
  const root = await createFixtureProject({ 'package.json': '{"type":"module"}', ...files });
  const program = join(__dirname, '../run-checks.ts');
  const results = await Promise.all(
    ['imports', 'layout', 'naming', 'sources'].map((check) =>
      run(process.execPath, [program, check, root]).then(
        () => ({ code: 0, stderr: '' }),
        (failed: { code: number; stderr: string }) => failed,
      ),
    ),
  );
  return {
    exitCodes: results.map(({ code }) => code),
    lines: results.flatMap(({ stderr }) => stderr.trim().split('\n')),
  };
}

const EXPORTING_SOURCE = 'export const x = 1;\n';
const buildImportingSource = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;

/** Files that violate a rule, by the name of the rule. The first file is the one that is reported. */
const VIOLATING_FIXTURES: Record<string, Record<string, string>> = {
  'service-imports-service': {
    'services/auth/src/main.ts': buildImportingSource('../../content/src/articles.js'),
    'services/content/src/articles.ts': EXPORTING_SOURCE,
  },
  'frontend-imports-server-code': {
    'frontend/src/main.tsx': "import type { A } from '@placelore/platform/a.js';\nexport type B = A;\n",
  },
  'platform-imports-domain': {
    'packages/platform/src/a.ts': buildImportingSource('../../contracts/src/content/discoveries.js'),
    'packages/contracts/src/content/discoveries.ts': EXPORTING_SOURCE,
  },
  'contracts-import-only-zod': {
    'packages/contracts/src/node.ts': "import { dirname, join } from 'node:path';\njoin();\n",
  },
  'guidebook-imports-framework': {
    'packages/guidebook/src/a.ts': buildImportingSource('@nestjs/common'),
    'node_modules/@nestjs/common/index.js': EXPORTING_SOURCE,
    'node_modules/@nestjs/common/package.json': '{"name":"@nestjs/common","type":"module","main":"index.js"}',
  },
  'photos-import-framework-or-domain': {
    'packages/photos/src/a.ts': buildImportingSource('../../contracts/src/content/articles/articles.js'),
    'packages/contracts/src/content/articles/articles.ts': EXPORTING_SOURCE,
  },
  'fact-check-imports-more-than-contracts': {
    'packages/fact-check/src/a.ts': buildImportingSource('node:fs'),
  },
  'feature-imports-feature': {
    'frontend/src/features/analysis/A.tsx': buildImportingSource('../session/api.js'),
    'frontend/src/features/session/api.ts': EXPORTING_SOURCE,
  },
  'ui-or-lib-imports-feature': {
    'frontend/src/ui/form/Button.tsx': buildImportingSource('../../features/session/store.js'),
    'frontend/src/features/session/store.ts': EXPORTING_SOURCE,
  },
  'import-cycle': {
    'services/auth/src/egg.ts': "import type { A } from './hen.js';\nexport interface B { a: A }\n",
    'services/auth/src/hen.ts': "import type { B } from './egg.js';\nexport interface A { b: B }\n",
  },
  'content-layer-imports-upwards': {
    'services/content/src/media/images/image.ts': buildImportingSource('../../articles/core/article.js'),
    'services/content/src/articles/core/article.ts': EXPORTING_SOURCE,
  },
  'import-of-nothing': { 'services/auth/src/a.ts': buildImportingSource('./gone.js') },
  'undeclared-dependency': {
    'services/auth/src/undeclared.ts': buildImportingSource('undeclared'),
    'node_modules/undeclared/index.js': EXPORTING_SOURCE,
    'node_modules/undeclared/package.json': '{"name":"undeclared","type":"module","main":"index.js"}',
  },
  'development-dependency-in-product': {
    'services/worker/src/tool.ts': buildImportingSource('tool'),
    'services/worker/package.json': '{"name":"worker","devDependencies":{"tool":"1.0.0"}}',
    'node_modules/tool/index.js': EXPORTING_SOURCE,
    'node_modules/tool/package.json': '{"name":"tool","type":"module","main":"index.js"}',
  },
  'meaningless-folder': { 'services/auth/src/utils/text.ts': EXPORTING_SOURCE },
  'barrel-file': {
    'services/auth/src/users/index.ts': "export * from './user.js';\n",
    'services/auth/src/users/user.ts': EXPORTING_SOURCE,
  },
  'crowded-folder': Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`services/auth/src/crowd/file-${index}.ts`, EXPORTING_SOURCE]),
  ),
  'long-file': {
    'services/auth/src/long.ts': 'export {};\n'.repeat(301),
    'services/auth/src/long.test.ts': 'export {};\n'.repeat(391),
  },
  'replaced-word': { 'services/auth/src/limits.ts': 'export const FIELD_MOST = 1;\n' },
  'title-word': { 'services/auth/src/limits.test.ts': "it('is what nobody told us', () => {});\n" },
  'environment-outside-config': { 'services/auth/src/port.ts': 'export const port = process.env.PORT;\n' },
  'sql-outside-repository': {
    'services/auth/src/users.service.ts': "export const all = (db: any) => db.query('select 1');\n",
  },
  'domain-word-in-platform': { 'packages/platform/src/counts.ts': 'export const articleCount = 1;\n' },
  'text-in-component': {
    'frontend/src/ui/Label.tsx': 'export const Label = () => <b aria-label="Close" />;\n',
    'frontend/src/ui/Words.tsx': 'export const Words = () => <b>Some words</b>;\n',
    'frontend/src/ui/Said.tsx': "export const said = { title: 'Link copied!' };\n",
  },
  'queue-worker-outside-worker': {
    'services/auth/src/consumer.ts': "import { Worker as W } from 'bullmq';\nexport const w = W;\n",
  },
  'queue-outside-platform': {
    'services/content/src/queue.ts': "import * as bull from 'bullmq';\nexport const q = bull.Queue;\n",
  },
};

function buildBullmqFixture(): Record<string, string> {
  return {
    'node_modules/bullmq/index.js': 'export class Worker {}\nexport class Queue {}\n',
    'node_modules/bullmq/package.json': '{"name":"bullmq","type":"module","main":"index.js"}',
    'packages/platform/package.json': '{"name":"platform","dependencies":{"bullmq":"1.0.0"}}',
    'services/worker/package.json': '{"name":"worker","dependencies":{"bullmq":"1.0.0"}}',
  };
}

let lines: string[];
beforeAll(async () => {
  const result = await runChecks({
    ...buildBullmqFixture(),
    ...Object.assign({}, ...Object.values(VIOLATING_FIXTURES)),
  });
  expect(result.exitCodes).toEqual([1, 1, 1, 1]);
  lines = result.lines;
});

describe.each(Object.entries(VIOLATING_FIXTURES))('%s', (name, files) => {
  it('finds the violation', () => {
    const [violatingFile = ''] = Object.keys(files);
    const subject = name === 'crowded-folder' ? dirname(violatingFile) : violatingFile;
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^[a-z]+: ${name}: ${subject} `)));
  });
});

it.each(Object.keys(VIOLATING_FIXTURES['text-in-component'] ?? {}))(
  'text-in-component: finds the text in %s',
  (file) => {
    expect(lines).toContainEqual(expect.stringContaining(`sources: text-in-component: ${file}`));
  },
);

it.each(Object.keys(VIOLATING_FIXTURES['long-file'] ?? {}))('long-file: finds %s', (file) => {
  expect(lines).toContainEqual(expect.stringContaining(`layout: long-file: ${file}`));
});

it('source checks: accept a tree without violations', async () => {
  const { exitCodes } = await runChecks({
    'packages/contracts/src/content/discoveries.ts': EXPORTING_SOURCE,
    'packages/contracts/src/core/errors.ts': EXPORTING_SOURCE,
    'packages/platform/src/a.ts': `${buildImportingSource('../../contracts/src/core/errors.js')}import { Queue } from 'bullmq';\nexport const q = Queue;\n`,
    'packages/photos/src/a.ts': buildImportingSource('../../contracts/src/core/errors.js'),
    'packages/platform/src/config.ts': 'export const port = process.env.PORT;\n',
    'services/worker/src/a.ts': "import { Worker } from 'bullmq';\nexport const w = Worker;\n",
    'services/auth/src/users.repository.ts': "export const all = (db: any) => db.query('select 1');\n",
    'services/auth/src/a.ts': 'export const env = { photo: 1 };\nexport const z = env.photo;\n',
    'services/auth/src/a.test.ts': `export const port = process.env.PORT;\n${'export {};\n'.repeat(389)}`,
    'frontend/src/features/analysis/A.tsx': buildImportingSource('../../ui/form/Button.js'),
    'frontend/src/ui/form/Button.tsx': EXPORTING_SOURCE,
    'frontend/src/routes/public/Page.tsx': buildImportingSource('../../features/analysis/B.js'),
    'frontend/src/features/analysis/B.tsx': EXPORTING_SOURCE,
    ...buildBullmqFixture(),
  });
  expect(exitCodes).toEqual([0, 0, 0, 0]);
});
