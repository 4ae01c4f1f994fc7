import type { Language } from '../lexicon/languages.js';

export const NEGATIONS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:not|no|never|none|nobody|neither|nor|without|cannot|hardly|scarcely|lacks?|nowhere)(?!\p{L})|n['’]t\b/giu,
  de: /\b(?:nicht|nie|niemals|niemand|kein\w*|ohne|weder|kaum|nirgend\w*)\b/giu,
  fr: /(?<!\p{L})n(?:e(?!\p{L})|['’])(?:.{0,30}?\b(?:jamais|pas|plus|aucun\w*|ni|personne)\b)?|\b(?:jamais|aucun\w*|sans)\b/giu,
  es: /(?<!\p{L})(?:no|ni|nunca|jamás|ningún|ninguna|ninguno|nadie|sin|tampoco|carecen?)(?!\p{L})/giu,
  it: /\b(?:non(?:.{0,20}?\bmai\b)?|mai|nessun\w*|senza)\b|(?<!\p{L})né(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|nenhum\w*|ninguém|sem|nem)(?!\p{L})/giu,
  ja: /ない|なかった|ません|なく/gu,
  ar: /(?<!\p{L})(?:لم|لن|ليس|ليست|بدون|لا)(?!\p{L})/gu,
};
/** Phrases that deny nothing: "no fewer than", "ne … que". */
export const NOT_NEGATION =
  /(?<=\p{Lu}\p{L}+ )no(?= \p{Lu})|\b[Nn]o (?:fewer|less|more|later|earlier) than\b|\bnon solo\b|\bne\b(?=.{0,40}\bque\b)|\bnot (?:only|quite|even|later than|more than|until)\b|\bnicht (?:einmal|mehr als|nur|ganz)\b|\bpas plus de\b|\bno (?:más|mas|menos) de\b|\bnon (?:più|meno) di\b|\bnão (?:mais|menos) de\b|\bno matter\b|\bnumber no\b|\b[Kk]eine[nr]? (?=\d)|\bn['’](?=.{0,40}\bqu[e'’])|\bne\b(?=.{0,40}\bqu['’])|\bnot?\b(?=[^,;.]{0,40}\b(?:until|till|hasta)\b)|\bnão\b(?=[^,;.]{0,40}\baté\b)|\bnon\b(?=[^,;.]{0,40}\bfino\b)|\bNicht (?:einmal|mehr als|nur|ganz)\b|\bNot (?:only|quite|even|until)\b/gu;
/** Advice denies nothing: "Don't come on a Monday". */
export const ADVICE = /(?:^|[,;:.]\s*)(?:do not|don['’]t|non(?= \p{L}+(?:te|tevi)\b)|ne(?= \p{L}+ez\b))\b/giu;
export const HEARSAY =
  /\b(?:legend\w*|said to|say that|(?<!-)stor(?:y|ies)|chronicles?|it is said|they say|hearsay|tells?|told|records? that|account|tradition\w*|reputed\w*|supposed\w*|allegedly|probably|perhaps|likely|possibly|usually named|most egyptologists|angeblich|legende|sage|soll(?:en)? .{0,60}\p{L}+t haben|wahrscheinlich|vermutlich|légende|dit-on|probablement|leyenda|se dice|probablemente|leggenda|si dice|probabilmente|lenda|diz-se|provavelmente)\b|伝説|と言われ|اسطورة|أسطورة|يقال/iu;
export const INTENT =
  /\b(?:(?<!(?:floor|ground|street|city) )plan(?:ned|s)?|propos\w*|intended|meant to|was meant|supposed to|dreamed|geplant|vorgesehen|gedacht|sollte|prévu\w*|destiné\w*|planea\w*|pensad\w*|previst\w*|planejad\w*|soñaba)\b|予定|مخطط/iu;
export const CONDITION = /\b(?:would|might|may have)\b|['’]d\b/i;
