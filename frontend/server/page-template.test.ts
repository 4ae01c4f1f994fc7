import type { Head } from './head.js';
import { PageTemplate } from './page-template.js';

const HEAD: Head = { title: 'T', description: 'D', canonical: null, isListed: true };
const shell = new PageTemplate(
  `<head><!--head--><script src="/early-click.js"></script><script type="module" src="/a.js"></script>
<link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/a.css"></head><!--words--><!--page--><!--data-->`,
);
const late = (html: string) =>
  [...html.matchAll(/fetchpriority="low" (?:src|href)="([^"]*)"/g)].map(([, file]) => file);

test('PageTemplate: gives scripts low priority on a rendered page', () => {
  expect(late(shell.render(HEAD, { headLinks: '', html: '<p>page</p>', data: '', isShared: true }))).toEqual([
    '/a.js',
    '/b.js',
  ]);
});

test('PageTemplate: gives scripts normal priority on the shell', () => {
  expect(late(shell.render(HEAD))).toEqual([]);
});
