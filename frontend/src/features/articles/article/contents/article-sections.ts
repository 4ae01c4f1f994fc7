export interface ArticleSection {
  id: string;
  title: string;
}

const HEADING = /<h2>((?:(?!<h2>)[\s\S])*?)<\/h2>/g;
const SECTION_START = /(?=<h2 id=)/;
/** Heading of the section about planning a visit, after which the offers fit. */
const PLANNING_HEADING = /^<h2 id="[^"]*">(Practical|Travel Tips|Planning a visit)<\/h2>/;
const PARAGRAPH_END = '(?:(?!</p>)[\\s\\S])*</p>';
/** What the place is, the hook and the first paragraph of the story; the first two are optional. */
const OPENING_START = new RegExp(`^(?:<p>${PARAGRAPH_END})?(?:<p data-hook>${PARAGRAPH_END})?<p>${PARAGRAPH_END}`);

/** Adds ids to the main headings of an article's HTML, so that the table of contents can link to them. */
export function addSectionIds(html: string): { html: string; sections: ArticleSection[] } {
  const sections: ArticleSection[] = [];
  const withIds = html.replace(HEADING, (_heading, content: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: content.replace(/<[^>]*>/g, '') });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: withIds, sections };
}

/** Parts of an article's HTML between which the page shows something else. */
export interface ArticleParts {
  /** Everything before the first main heading. */
  opening: string;
  /** The sections up to the one about planning a visit; all of them if there is none. */
  sections: string;
  /** The sections after that. */
  rest: string;
}

/** Splits the HTML of an article whose headings have ids. */
export function splitArticle(html: string): ArticleParts {
  const [first = '', ...others] = html.split(SECTION_START);
  // A text may begin with a heading.
  const [opening, sections] = first.startsWith('<h2 id=') ? ['', [first, ...others]] : [first, others];
  const end = sections.findIndex((section) => PLANNING_HEADING.test(section)) + 1 || sections.length;
  return { opening, sections: sections.slice(0, end).join(''), rest: sections.slice(end).join('') };
}

/** Splits an opening before the second paragraph of its story, where small screens show what helps plan a visit. */
export function splitOpening(opening: string): [start: string, rest: string] {
  const start = OPENING_START.exec(opening)?.[0] ?? opening;
  return [start, opening.slice(start.length)];
}
