export interface ArticleSection {
  id: string;
  title: string;
}

const HEADING = /<h2>((?:(?!<h2>)[\s\S])*?)<\/h2>/g;
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

/** Splits the HTML of an article, whose headings have ids, before its first section. */
export function splitOpening(html: string): [opening: string, sections: string] {
  const end = html.indexOf('<h2 id=');
  return end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)];
}
