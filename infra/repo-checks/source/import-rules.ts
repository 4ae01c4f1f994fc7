import { globSync } from 'node:fs';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';

const testFiles = '\\.test\\.tsx?$|^(packages|services)/[^/]+/test/';
/** What a framework is: anything that runs servers, talks to stores or draws screens. */
const frameworks =
  '(^|/)node_modules/(@nestjs|@fastify|fastify|typeorm|pg|bullmq|ioredis|minio|react|react-dom|rxjs|undici)(/|$)';
/** Contracts that no domain speaks in. */
const neutralContracts = '^packages/contracts/src/(core/[\\w-]+|system/(audit|system)|routes)\\.ts$';

/** A package of the house as it resolves, or as it is written where nothing stands behind it. */
const workspacePattern = (...names: string[]): string =>
  `^((packages|services)/(${names.join('|')})/|@placelore/(${names.join('|')})(/|$))`;

/** The folders of services/content from the lowest layer up; folders of one layer are ordered as well. */
const CONTENT_LAYERS = ['common', 'fact-check', 'media', 'articles', 'guides', 'discoveries', 'admin', 'site'];

/** A rule for each folder of content: it imports itself and what lies below it. */
const contentLayerRules: IForbiddenRuleType[] = CONTENT_LAYERS.map((folder, _, folders) => ({
  name: 'content-layer-imports-upwards',
  comment: `layers of content, from the lowest: ${folders.join(', ')}`,
  // The entity names the discovery that its foreign key leads to: TypeORM needs the type of the relation.
  from: { path: `^services/content/src/${folder}/`, pathNot: 'articles/core/article\\.entity\\.ts$' },
  to: { path: `^services/content/src/(${folders.slice(folders.indexOf(folder) + 1).join('|') || 'none'})/` },
}));

/** Who may import whom. The names are what a fault is called by. */
export const importRules: IForbiddenRuleType[] = [
  ...contentLayerRules,
  {
    name: 'service-imports-service',
    comment: 'services only speak over HTTP; a conductor calls both',
    from: { path: '^services/([^/]+)/' },
    to: {
      path: '^services/|^@placelore/(gateway|auth|content|analysis|places|worker)(/|$)',
      pathNot: '^(services|@placelore)/$1(/|$)',
    },
  },
  {
    name: 'frontend-imports-server-code',
    comment: 'the frontend knows contracts and nothing else of the house',
    from: { path: '^frontend/' },
    to: {
      path: `${workspacePattern('platform', 'guidebook', 'photos')}|^services/|^@placelore/(?!contracts|frontend)`,
    },
  },
  {
    name: 'platform-imports-domain',
    comment: 'platform serves every domain and knows none',
    from: { path: '^packages/platform/', pathNot: testFiles },
    to: {
      path: `^services/|^frontend/|${workspacePattern('guidebook', 'photos')}|^packages/contracts/src/`,
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
    to: { path: `${frameworks}|${workspacePattern('platform', 'photos')}|^services/|^frontend/` },
  },
  {
    name: 'photos-import-framework-or-domain',
    comment: 'decoding photos is work on bytes: it knows no domain and no framework',
    from: { path: '^packages/photos/', pathNot: testFiles },
    to: {
      path: `${frameworks}|${workspacePattern('platform', 'guidebook')}|^services/|^frontend/|^packages/contracts/src/`,
      pathNot: '^packages/(contracts/src/core/errors|platform/src/concurrency/weighted-semaphore)\\.ts$',
    },
  },
  {
    name: 'feature-imports-feature',
    comment: 'routes compose features',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/(features/|routes/|app/)', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'ui-or-lib-imports-feature',
    comment: 'the design system and the browser helpers know no feature',
    from: { path: '^frontend/src/(ui|lib)/' },
    to: { path: '^frontend/src/(features|routes|app)/' },
  },
  {
    name: 'import-cycle',
    comment: 'files that need each other are one file, or one of them should be handed to the other',
    from: {},
    to: { circular: true },
  },
  {
    name: 'import-of-nothing',
    comment: 'the file or package does not exist',
    from: { pathNot: testFiles },
    // Packages of nothing but types, which their @types package stands for.
    to: { couldNotResolve: true, pathNot: '^(geojson|topojson-specification)$' },
  },
];

const SOURCE_GLOBS = ['{packages,services}/*/{src,test}', 'frontend/{src,server}'];

/** Imports that break a rule of the house, one sentence each. */
export async function findImportViolations(root: string): Promise<string[]> {
  const { output } = await cruise(
    SOURCE_GLOBS.flatMap((pattern) => globSync(pattern, { cwd: root })),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules.map((rule) => ({ severity: 'error', ...rule })) },
      // Types count: a type that travels between two parts ties them together as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules|(^|/)dist/' },
      enhancedResolveOptions: {
        // Packages of the house export their sources as types: rules then see the file that is really meant.
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
