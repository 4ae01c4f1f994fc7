/** A wikitext template: `{{name | key=value}}`. Keys and names are in lowercase. */
export interface Template {
  name: string;
  parameters: ReadonlyMap<string, string>;
}

/** Maximum nesting depth of templates; deeper ones are treated as text. */
const MAX_DEPTH = 20;

/**
 * Returns the outermost templates of a wikitext. Counts braces, because templates and links may contain others. Ignores
 * unclosed templates.
 */
export function parseTemplates(wikitext: string): Template[] {
  const templates: Template[] = [];
  const text = wikitext.replace(/<!--[\s\S]*?-->/g, '').replace(/<nowiki>[\s\S]*?<\/nowiki>/gi, '');
  let from = text.indexOf('{{');
  while (from >= 0) {
    const to = findEnd(text, from);
    if (to < 0) {
      from = text.indexOf('{{', from + 2);
      continue;
    }
    const template = parseTemplate(text.slice(from + 2, to - 2));
    if (template) templates.push(template);
    from = text.indexOf('{{', to);
  }
  return templates;
}

/** Returns the position after the braces that close the template at `from`; -1 without any. */
function findEnd(text: string, from: number): number {
  let depth = 0;
  const braces = /\{\{|\}\}/g;
  braces.lastIndex = from;
  for (let brace = braces.exec(text); brace; brace = braces.exec(text)) {
    depth += brace[0] === '{{' ? 1 : -1;
    if (depth === 0) return braces.lastIndex;
    if (depth > MAX_DEPTH) return -1;
  }
  return -1;
}

function parseTemplate(body: string): Template | null {
  const [name = '', ...fields] = splitFields(body);
  if (name.trim() === '') return null;
  const parameters = new Map<string, string>();
  for (const field of fields) {
    const equals = field.indexOf('=');
    if (equals > 0) parameters.set(field.slice(0, equals).trim().toLowerCase(), field.slice(equals + 1).trim());
  }
  return { name: name.trim().toLowerCase(), parameters };
}

/** Splits at the vertical bars that are neither inside a template nor inside a link. */
function splitFields(body: string): string[] {
  const fields: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of body.matchAll(/\{\{|\}\}|\[\[|\]\]|\|/g)) {
    if (mark === '{{' || mark === '[[') depth += 1;
    else if (mark === '}}' || mark === ']]') depth -= 1;
    else if (depth === 0) {
      fields.push(body.slice(start, index));
      start = index + 1;
    }
  }
  return [...fields, body.slice(start)];
}

/** Reduces wikitext to plain text: replaces links by their words, and removes templates, tags and formatting. */
export function toPlainText(wikitext: string): string {
  let text = wikitext.replace(/<ref[^>]*\/>|<ref[\s\S]*?<\/ref>/gi, '');
  // Innermost templates first.
  for (let depth = 0; depth < MAX_DEPTH && text.includes('{{'); depth++) text = text.replace(/\{\{[^{}]*\}\}/g, '');
  return text
    .replace(/\[\[(?:File|Image|Category):[^\]]*\]\]/gi, '')
    .replace(/\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/g, '$1')
    .replace(/\[https?:\/\/\S+\s+([^\]]*)\]/g, '$1')
    .replace(/\[https?:\/\/\S+\]/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/'{2,}/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
