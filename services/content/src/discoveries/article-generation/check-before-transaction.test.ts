import { ArticleRewriteJobService } from '../../articles/rewriting/article-rewrite-job.service.js';
import { GuideGenerationService } from '../../guides/guide-generation.service.js';
import { ArticleGenerationService } from './article-generation.service.js';

/** Records when the texts are checked and when the transaction starts; the transaction is aborted there. */
function createStubs() {
  const order: string[] = [];
  const textChecker = { check: () => Promise.resolve(order.push('check')) };
  const begin = () => {
    order.push('transaction');
    return Promise.resolve();
  };
  const find = () => Promise.resolve({ request: {} });
  const repository = { transaction: begin, findRequest: find, findById: find };
  return { order, textChecker, repository, dataSource: { transaction: begin } };
}

type Stubs = ReturnType<typeof createStubs>;

/** Builds a service from stubs of its dependencies. */
const build = <T>(service: new (...parts: never[]) => T, parts: readonly unknown[]): T =>
  new service(...(parts as never[]));

const COMMITS: readonly [string, (stubs: Stubs) => Promise<void>][] = [
  [
    'a guide',
    ({ repository, textChecker }) =>
      build(GuideGenerationService, [repository, {}, {}, {}, textChecker, {}]).commit({ id: '1' } as never),
  ],
  [
    'a rewrite',
    ({ repository, textChecker, dataSource }) =>
      build(ArticleRewriteJobService, [repository, {}, {}, textChecker, dataSource]).commit('1', '2', {} as never),
  ],
  [
    'an article',
    ({ textChecker, dataSource }) => {
      const parts = [{}, {}, {}, {}, {}, textChecker, dataSource];
      return build(ArticleGenerationService, parts).commit(1, '2', {} as never, 1);
    },
  ],
];

it.each(COMMITS)('commit of %s: checks the texts before rows are locked', async (_, commit) => {
  const stubs = createStubs();
  await commit(stubs);
  expect(stubs.order).toEqual(['check', 'transaction']);
});
