/** The tags articles of the starter library are made of. Arguments named `html` are markup, `text` is plain. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

export const p = (html: string): string => `<p>${html}</p>`;
export const h2 = (html: string): string => `<h2>${html}</h2>`;
export const h3 = (html: string): string => `<h3>${html}</h3>`;
export const em = (html: string): string => `<em>${html}</em>`;
export const strong = (html: string): string => `<strong>${html}</strong>`;
export const blockquote = (html: string): string => `<blockquote><p>${html}</p></blockquote>`;
export const ul = (items: string[]): string => `<ul>${items.map((html) => `<li>${html}</li>`).join('')}</ul>`;
export const ol = (items: string[]): string => `<ol>${items.map((html) => `<li>${html}</li>`).join('')}</ol>`;
export const dl = (pairs: [string, string][]): string =>
  `<dl>${pairs.map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`).join('')}</dl>`;

/** A name, linked to its article where there is one. */
export const articleLink = (slug: string | null, name: string): string =>
  slug === null ? escapeText(name) : `<a href="/articles/${slug}">${escapeText(name)}</a>`;
