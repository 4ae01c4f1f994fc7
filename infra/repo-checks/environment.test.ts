import { type EnvironmentSources, findEnvironmentViolations, parseSchemaKeys } from './environment.ts';

const validSources: EnvironmentSources = {
  services: {
    auth: [
      { name: 'PORT', hasDefault: false },
      { name: 'POOL', hasDefault: true },
    ],
    analysis: [{ name: 'OPENAI_KEY', hasDefault: false }],
  },
  launcher: ['PORT'],
  isPassedOn: (name) => name.startsWith('OPENAI_'),
  envExample:
    '# Where it listens.\n# PORT=8080\n# Connections.\nPOOL=8\n\n# A key, and a secret.\nOPENAI_KEY=\nDOOR=\n',
  composeFile: `a: \${DOOR:?needed}\nb: $\${NOT_A_VARIABLE}\n`,
  documentation: '| variable | what |\n|---|---|\n| `PORT`, `OPENAI_KEY` | things |\n',
};
const findViolations = (change: Partial<EnvironmentSources>) =>
  findEnvironmentViolations({ ...validSources, ...change });

it('environment: accepts variables that are all documented', () => {
  expect(findViolations({})).toEqual([]);
});

it('environment: finds an undocumented variable', () => {
  expect(
    findViolations({ services: { ...validSources.services, worker: [{ name: 'SPEED', hasDefault: true }] } }),
  ).toEqual(['SPEED is read by worker, but is not in .env.example']);
});

it('environment: finds an undocumented variable of the compose file', () => {
  expect(findViolations({ composeFile: `${validSources.composeFile}c: \${WINDOW}` })).toEqual([
    'WINDOW is read by docker-compose.yml, but is not in .env.example',
  ]);
});

it('environment: finds an unused variable, a duplicate, and one without a description', () => {
  expect(findViolations({ envExample: `${validSources.envExample}# Old.\nOLD=1\nPOOL=9\n\nDOOR=2\n` })).toEqual([
    'OLD is in .env.example, but no service reads it',
    'POOL is in .env.example twice',
    'DOOR is in .env.example twice',
    'DOOR is in .env.example without a description',
  ]);
});

it('environment: finds variables that the documentation lacks, and unknown ones', () => {
  expect(findViolations({ documentation: '| `PORT`, `POOL` | things |' })).toEqual([
    'OPENAI_KEY is not in the table of docs/configuration.md',
    'POOL is in the table of docs/configuration.md, but has no effect on "npm start"',
  ]);
  expect(findViolations({ documentation: undefined })).toEqual(['docs/configuration.md is missing']);
});

it('parseSchemaKeys: reads the names of variables from the source of a schema', () => {
  expect(
    parseSchemaKeys('const schema = z.object({\n  PORT: z.string(),\n  /** x */\n  S3_KEY: z.string(),\n});\n'),
  ).toEqual(['PORT', 'S3_KEY']);
});
