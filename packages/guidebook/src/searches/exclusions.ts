/** Words before a place that is not meant, in English, German, French, Spanish and Italian. */
const EXCLUDING =
  /^(.+?) (?:(?:but )?not (?:in|from)|outside(?: of)?|except(?: (?:in|for|from))?|other than(?: in)?|excluding|ausserhalb(?: von)?|nicht in|ausser(?: in)?|hors(?: de)?|en dehors de|sauf(?: en| a)?|fuera de|excepto(?: en)?|fuori (?:da|di|dall)|tranne(?: in)?) (?:the )?(.{3,})$/;

/** What is looked for, and the name of the place where it is not. */
export interface Exclusion {
  wanted: string;
  excluded: string;
}

/** Reads "roman ruins outside italy", "castles in germany except bavaria"; null without an exclusion. @param text normalized */
export function readExclusion(text: string): Exclusion | null {
  const [, wanted, excluded] = EXCLUDING.exec(text) ?? [];
  return wanted !== undefined && excluded !== undefined ? { wanted, excluded } : null;
}
