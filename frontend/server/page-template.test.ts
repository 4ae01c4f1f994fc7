import type { Head } from './head.js';
import { PageTemplate } from './page-template.js';

const HEAD: Head = { title: 'T', description: 'D', canonical: null, isListed: true };
const shell = new PageTemplate(
  `<head><!--head--><script src="/page-start.js"></script><script type="module" src="/a.js"></script>
<link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/a.css"></head><!--words--><!--page--><!--data-->`,
);
const readLinks = (html: string) => html.match(/<(script|link) [^>]*>/g);

test('PageTemplate: defers the modules of a rendered page', () => {
  const page = { headLinks: '', html: '<p>page</p>', data: '', isShared: true };
  expect(readLinks(shell.render(HEAD, page))).toEqual([
    '<script src="/page-start.js">',
    '<link rel="late-module" href="/a.js">',
    '<link rel="late-modulepreload" href="/b.js">',
    '<link rel="stylesheet" href="/a.css">',
  ]);
});

test('PageTemplate: loads the modules of the shell at once', () => {
  expect(readLinks(shell.render(HEAD))).toEqual([
    '<script src="/page-start.js">',
    '<script type="module" src="/a.js">',
    '<link rel="modulepreload" href="/b.js">',
    '<link rel="stylesheet" href="/a.css">',
  ]);
});
