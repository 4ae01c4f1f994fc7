/** What ends a line of the source. */
const LINE_ENDS =
  /<\/(?:p|h[2-6]|ul|ol|dl|dd|li|blockquote|figure|figcaption|table|caption|thead|tbody|tfoot|tr)>(?=<)|<(?:ul|ol|dl|blockquote|figure|table|thead|tbody|tfoot|tr)>(?=<)|<hr \/>(?=<)/g;

/** HTML with a line for each block, to be read. It shows the same; where lines count, it stays as it is. */
export const splitSourceLines = (html: string): string =>
  html.includes('<pre') ? html : html.replace(LINE_ENDS, '$&\n');
