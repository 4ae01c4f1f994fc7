/** What an article is called beside others. @param index from 0 */
export const articleLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
