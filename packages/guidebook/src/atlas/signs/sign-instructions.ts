import { normalizeName } from '../../names/name-keys.js';

/** Verbs that instruct a reader what to say, and their objects, in the languages of most signs. */
const COMMANDS: readonly [verbs: string, subjects: string][] = [
  [
    'say|write|answer|respond|reply|pretend|claim|tell|state|output|print|return|label|tag|identify|classify|caption',
    'this|it|that|photo|picture|image|place|location|landmark',
  ],
  ['ignore|disregard|forget', 'instruction|instructions|previous|above|prompt|rules'],
  [
    'sag|sage|sagen|schreib|schreibe|schreiben|antworte|antworten|behaupte|nenne|ignoriere|vergiss',
    'dass|das|dies|diese|dieses|bild|foto|ort|anweisungen',
  ],
  ['dis|dites|ecris|ecrivez|reponds|repondez|pretends|ignore|ignorez', 'que|ceci|cette|photo|image|lieu|consignes'],
  ['di|diga|escribe|escriba|responde|responda|ignora|ignore', 'que|esto|esta|foto|imagen|lugar|instrucciones'],
  ['dire|scrivi|scrivere|rispondi|rispondere|ignora', 'che|questo|questa|foto|immagine|luogo|istruzioni'],
];
/** Maximum number of words between the verb and its object. */
const MAX_WORDS_BETWEEN = 3;

/** Assertions about a photo. Normalized texts have no leading "the". */
const ASSERTIONS =
  /\b(?:this is|this (?:photo|picture|image|place) (?:is|was)|(?:photo|picture|image) (?:shows|depicts)|(?:dies|das) ist|(?:bild|foto) zeigt|ceci est|photo montre|esto es|(?:foto|imagen) muestra|quest[ao] e|foto mostra)\b/;

const COMMAND_PATTERNS = COMMANDS.map(
  ([verbs, subjects]) => new RegExp(`\\b(?:${verbs}) (?:\\S+ ){0,${MAX_WORDS_BETWEEN}}(?:${subjects})\\b`),
);

/**
 * Returns whether a text in a photo instructs its reader what the photo shows. Such a text was written for machines and
 * is no evidence of the place.
 */
export function isInstruction(text: string): boolean {
  const words = normalizeName(text);
  return ASSERTIONS.test(words) || COMMAND_PATTERNS.some((pattern) => pattern.test(words));
}
