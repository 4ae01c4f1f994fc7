import type { Head } from './head.js';
import { PageTemplate } from './page-template.js';

const HEAD: Head = { title: 'T', description: 'D', canonical: null, isListed: true };
const shell = new PageTemplate(
  `<head><!--head--><script src="/early-click.js"></script><script type="module" src="/a.js"></script>
<link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/a.css"></head><!--words--><!--page--><!--data-->`,
);
const late = (html: string) =>
  [...html.matchAll(/fetchpriority="low" (?:src|href)="([^"]*)"/g)].map(([, file]) => file);

test('scripts come last to a page that can be read without them', () => {
  expect(late(shell.render(HEAD, { headLinks: '', html: '<p>page</p>', data: '', isShared: true }))).toEqual([
    '/a.js',
    '/b.js',
  ]);
});

test('scripts come first to a page that they make', () => {
  expect(late(shell.render(HEAD))).toEqual([]);
});
