/** What an article is called beside others. @param place from 0 */
export const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);
