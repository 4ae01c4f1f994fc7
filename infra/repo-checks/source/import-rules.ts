import { globSync } from 'node:fs';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';

const testFiles = '\\.test\\.tsx?$|^(packages|services)/[^/]+/test/';
/** Packages that tests import and the root declares. */
const testTools = '@jest/globals|supertest|@types/supertest';
/** Frameworks: packages that run servers, access stores, or render pages. */
const frameworks =
  '(^|/)node_modules/(@nestjs|@fastify|fastify|typeorm|pg|bullmq|ioredis|@aws-sdk|react|react-dom|rxjs|undici)(/|$)';
/** Contracts that belong to no domain. */
const neutralContracts = '^packages/contracts/src/(core/(jobs/)?[\\w-]+|system/(audit|system)|routes)\\.ts$';

/** Matches workspace packages by their resolved path, or by their specifier if it cannot be resolved. */
const workspacePattern = (...names: string[]): string =>
  `^((packages|services)/(${names.join('|')})/|@placelore/(${names.join('|')})(/|$))`;

/** Folders of services/content from the lowest layer up. Folders of the same layer are ordered, too. */
const CONTENT_LAYERS = [
  'common',
  'fact-check',
  'media',
  'articles',
  'guides',
  'trips',
  'discoveries',
  'error-reports',
  'admin',
  'site',
];

/** One rule per folder of content: it may import only itself and lower layers. */
const contentLayerRules: IForbiddenRuleType[] = CONTENT_LAYERS.map((folder, _, folders) => ({
  name: 'content-layer-imports-upwards',
  comment: `layers of content, from the lowest: ${folders.join(', ')}`,
  // These entities refer to the discovery of their foreign key, because TypeORM needs the type of the relation.
  from: {
    path: `^services/content/src/${folder}/`,
    pathNot: '(articles/core/article|trips/trip-stop)\\.entity\\.ts$',
  },
  to: { path: `^services/content/src/(${folders.slice(folders.indexOf(folder) + 1).join('|') || 'none'})/` },
}));

/** Import rules. Violations are reported under the rule's name. */
export const importRules: IForbiddenRuleType[] = [
  ...contentLayerRules,
  {
    name: 'service-imports-service',
    comment: 'services only communicate over HTTP; the gateway or the worker calls both',
    from: { path: '^services/([^/]+)/' },
    to: {
      path: '^services/|^@placelore/(gateway|auth|content|analysis|places|worker)(/|$)',
      pathNot: '^(services|@placelore)/$1(/|$)',
    },
  },
  {
    name: 'frontend-imports-server-code',
    comment: 'the frontend may only import contracts',
    from: { path: '^frontend/' },
    to: {
      path: `${workspacePattern('platform', 'guidebook', 'photos', 'fact-check')}|^services/|^@placelore/(?!contracts|frontend)`,
    },
  },
  {
    name: 'platform-imports-domain',
    comment: 'platform serves every domain and depends on none',
    from: { path: '^packages/platform/', pathNot: testFiles },
    to: {
      path: `^services/|^frontend/|${workspacePattern('guidebook', 'photos', 'fact-check')}|^packages/contracts/src/`,
      pathNot: neutralContracts,
    },
  },
  {
    name: 'contracts-import-only-zod',
    comment: 'browsers load the contracts',
    from: { path: '^packages/contracts/src/', pathNot: testFiles },
    to: { pathNot: '^packages/contracts/src/|(^|/)node_modules/zod(/|$)|^zod$' },
  },
  {
    name: 'guidebook-imports-framework',
    comment: 'the guidebook is data with a small query API',
    from: { path: '^packages/guidebook/', pathNot: testFiles },
    to: { path: `${frameworks}|${workspacePattern('platform', 'photos', 'fact-check')}|^services/|^frontend/` },
  },
  {
    name: 'photos-import-framework-or-domain',
    comment: 'decoding photos only handles bytes: it depends on no domain and no framework',
    from: { path: '^packages/photos/', pathNot: testFiles },
    to: {
      path: `${frameworks}|${workspacePattern('platform', 'guidebook', 'fact-check')}|^services/|^frontend/|^packages/contracts/src/`,
      pathNot: '^packages/(contracts/src/core/errors|platform/src/concurrency/weighted-semaphore)\\.ts$',
    },
  },
  {
    name: 'fact-check-imports-more-than-contracts',
    comment: 'the verifier only computes: it reads nothing and knows no service',
    from: { path: '^packages/fact-check/src/', pathNot: testFiles },
    to: { pathNot: '^packages/(fact-check|contracts)/src/' },
  },
  {
    name: 'feature-imports-feature',
    comment: 'routes compose features',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/(features/|routes/|app/)', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'ui-or-lib-imports-feature',
    comment: 'the design system and the browser helpers depend on no feature',
    from: { path: '^frontend/src/(ui|lib)/' },
    to: { path: '^frontend/src/(features|routes|app)/' },
  },
  {
    name: 'import-cycle',
    comment: 'merge files that need each other, or inject one into the other',
    from: {},
    to: { circular: true },
  },
  {
    name: 'import-of-nothing',
    comment: 'the file or package does not exist',
    from: { pathNot: testFiles },
    // These packages contain only types, which their @types package provides.
    to: { couldNotResolve: true, pathNot: '^(geojson|topojson-specification)$' },
  },
  {
    name: 'undeclared-dependency',
    comment: 'declare the package in the package.json of the workspace that imports it',
    from: {},
    // The root declares the tools that all tests share.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: `(^|/)node_modules/(${testTools})/` },
  },
  {
    name: 'development-dependency-in-product',
    comment: 'what runs in production belongs to dependencies',
    // The source of the gazetteer is read while the product is built.
    from: {
      path: '^(packages|services)/[^/]+/src/|^frontend/server/',
      pathNot: `${testFiles}|^packages/guidebook/src/gazetteer/gazetteer-source\\.ts$`,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

const SOURCE_GLOBS = ['{packages,services}/*/{src,test}', 'frontend/{src,server}'];

/** Finds imports that break a rule, one sentence each. */
export async function findImportViolations(root: string): Promise<string[]> {
  const { output } = await cruise(
    SOURCE_GLOBS.flatMap((pattern) => globSync(pattern, { cwd: root })),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules.map((rule) => ({ severity: 'error', ...rule })) },
      // Type imports count, because a shared type also couples two parts.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules|(^|/)dist/' },
      enhancedResolveOptions: {
        // Workspace packages export their sources under `types`, so that the rules apply to the real files.
        exportsFields: ['exports'],
        conditionNames: ['types', 'import', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      },
    },
  );
  return (output as ICruiseResult).summary.violations.map(formatViolation);
}

function formatViolation({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  const reason = importRules.find(({ name }) => name === rule.name)?.comment;
  return `${rule.name}: ${from} → ${path} (${reason})`;
}
