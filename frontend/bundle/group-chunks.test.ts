import { assignModules } from './group-chunks.js';

const IMPORTS: Record<string, readonly string[]> = {
  entry: ['router', '/lib/zod.ts'],
  router: ['history'],
  landing: ['button', 'search', 'router'],
  article: ['button', 'gallery'],
  guide: ['button', 'gallery', 'chapter'],
  articles: ['chapter', 'list'],
  button: ['icon', 'router', 'button'],
  '/lib/zod.ts': ['schemas'],
};

function assign(screens: readonly string[], furtherScreens: readonly string[] = []): Record<string, string[]> {
  const toIds = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  const groups = assignModules('entry', toIds(screens), toIds(furtherScreens), (id) => IMPORTS[id] ?? []);
  return Object.fromEntries([...groups].map(([name, modules]) => [name, [...modules].toSorted()]));
}

test('assignModules: puts what the entry and all screens import first, and the rest of each screen in its group', () => {
  expect(assign(['landing', 'article'])).toEqual({
    first: ['button', 'history', 'icon', 'router'],
    landing: ['search'],
    article: ['gallery'],
  });
});

test('assignModules: leaves to further screens what no screen has, even if several of them import it', () => {
  expect(assign(['landing', 'article'], ['guide', 'articles'])).toMatchObject({
    guide: ['chapter'],
    articles: ['chapter', 'list'],
  });
});

test('assignModules: leaves out separate modules and what only they import', () => {
  expect(
    Object.values(assign(['landing']))
      .flat()
      .toSorted(),
  ).toEqual(['button', 'history', 'icon', 'router', 'search']);
});
