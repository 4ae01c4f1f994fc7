const ALLOWED_TAGS = new Set('h2 p ul li strong em a'.split(' '));
/** Elements that may contain only other elements; all others contain text. */
const ALLOWED_CHILDREN: Record<string, string[]> = { ul: ['li'] };
const BLOCKS = ['h2', 'p', 'ul'];
const INLINE = ['strong', 'em', 'a'];

/** Returns the issues of an article's HTML, one sentence each. */
export function findHtmlIssues(html: string): string[] {
  const issues: string[] = [];
  const openTags: string[] = [];
  let offset = 0;
  for (const match of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    issues.push(...findTextIssues(html.slice(offset, match.index), openTags.at(-1)));
    offset = match.index + match[0].length;
    const [, closing, tag = '', attributes = ''] = match;
    if (closing) {
      if (openTags.pop() !== tag) issues.push(`</${tag}> closes nothing`);
      continue;
    }
    if (!ALLOWED_TAGS.has(tag)) issues.push(`<${tag}> is not allowed`);
    const parent = openTags.at(-1);
    const allowedTags = parent === undefined ? BLOCKS : (ALLOWED_CHILDREN[parent] ?? INLINE);
    if (!allowedTags.includes(tag)) issues.push(`<${tag}> in <${parent ?? 'nothing'}>`);
    if (tag === 'a' ? !/^ href="\/articles\/[a-z0-9-]+"$/.test(attributes) : attributes !== '') {
      issues.push(`<${tag}${attributes}>`);
    }
    openTags.push(tag);
  }
  issues.push(...findTextIssues(html.slice(offset), openTags.at(-1)));
  if (openTags.length > 0) issues.push(`<${openTags.join('><')}> stays open`);
  if (/<(\w+)>\s*<\/\1>/.test(html)) issues.push('an element is empty');
  return issues;
}

function findTextIssues(text: string, parent: string | undefined): string[] {
  const issues: string[] = [];
  if (/[<>"]|&(?!(amp|lt|gt|quot);)/.test(text)) issues.push(`not escaped: ${text}`);
  if (text !== '' && (parent === undefined || parent in ALLOWED_CHILDREN)) issues.push(`bare text: ${text}`);
  if (/\b(undefined|null|NaN)\b|\{|\}| {2}|\.\.| [,.;:]/.test(text)) issues.push(`suspicious text: ${text}`);
  return issues;
}
