/** Matches a first or second paragraph that is emphasized as a whole. The first may say what the place is. */
const HOOK = /^(\s*<p>(?:(?!<\/p>)[\s\S])*<\/p>)?\s*<p>(\s*<em>(?:(?!<\/?em>|<\/p>)[\s\S])*<\/em>\s*<\/p>)/;

/** Adds the attribute `data-hook` to the hook of an article's HTML, for styles; other texts are unchanged. */
export const markHook = (html: string): string => html.replace(HOOK, '$1<p data-hook>$2');
