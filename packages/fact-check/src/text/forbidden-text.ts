/** Why a text must not be shown, whatever its facts say. */
export type ForbiddenReason = 'hidden-characters' | 'mixed-scripts' | 'markup' | 'link' | 'instruction';

/** Zero-width and direction characters, controls, private use, variation selectors, soft hyphens and tags. */
const HIDDEN_CHARACTERS =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;
const MARKUP =
  /[<>{}[\]\\|`~^]|&(?:#\w+|[a-z]{2,8});|\*\*|__|^\s*(?:#{1,6}|[-*•]|\d+\.)\s|\\u[\da-f]{4}|%[0-9a-f]{2}%|\b(?:javascript|data|vbscript|file)\s*:/i;
const LINK =
  /\b[a-z][a-z\d+.-]{1,12}:\/\/|\/\/[\w-]+\.|\bwww\s*\.|\bhxxps?\b|\[\s*(?:dot|at)\s*\]|\(\s*(?:dot|at)\s*\)/i;
/**
 * Text that addresses a model, repeats a prompt, or speaks as a model, in English, German, French, Spanish, Italian and
 * Portuguese.
 */
const INSTRUCTION = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,40}\\b(?:previous|above|prior|all|rules?|instructions?|prompt)\\b',
    '\\b(?:ignorier|vergiss|missachte|ignorez|ignore|oublie|oubliez|ignora|olvida|olvide|dimentica|ignori|esquec|ignorem?)\\w*\\b.{0,50}\\b(?:anweisung|regel|instruction|règle|consigne|instruc|regla|istruzion|regol|regra|toutes|todas|alle|tutte)',
    '\\b(?:as|like) an? (?:ai|artificial|large language|language model|assistant)\\b|\\blanguage model\\b|\\bsystem (?:prompt|message)\\b',
    '\\bals (?:ki|künstliche|sprachmodell)|sprachmodell|modèle de langage|modelo de (?:lenguaje|linguagem)|modello linguistico|intelligence artificielle|inteligencia artificial',
    "\\b(?:ai|artificial intelligence|digital|virtual|reader[’']s) (?:\\w+ )?(?:assistants?|agents?|planners?|models?|bots?)\\b.{0,12}\\b(?:must|should|shall|(?:is|are) to)\\b",
    '\\b(?:my|mes|mis|meine|(?:le )?mie|minhas) (?:instructions|instrucciones|anweisungen|istruzioni|instruções|consignes)(?!\\p{L})',
    '^\\s*(?:assistant|asistente|assistent|assistente|système|sistema|system|user|human|note to (?:the )?(?:editor|reviewer))\\s*:',
    '\\b(?:you are|du bist|sie sind|tu es|vous êtes|eres|usted es|sei|você é) (?:an?|une?|una?|ein|eine|um|uma|il|ein sorgfältiger)\\b',
    '\\b(?:according to|see|per|cites?|fact) (?:fact )?f\\d+\\b|\\bf\\d{1,3}\\b|\\b(?:cites?|zitier\\w*|citez?) (?:the |die |les |los )?(?:facts?|fakten|faits|datos)\\b',
    '\\b(?:api|prompt|token|json|schema|placeholder|lorem ipsum)\\b|\\bas per (?:the|your) (?:brief|instructions?)\\b',
    '^\\s*(?:reply|respond|answer|output|say|write|antworten?|antworte|réponds|répondez|responde|responda|rispondi|rispondete)\\b.{0,20}\\b(?:only|exactly|nothing|the words?|nur|mit dem wort|uniquement|seulement|par le mot|solo|únicamente|con la palabra|soltanto|con la parola|apenas|somente|com a palavra)\\b',
    '\\b(?:send|transfer|wire|pay)\\b.{0,30}\\b(?:account|wallet|bitcoin|iban)\\b|\\bclick (?:here|below)\\b',
  ].join('|'),
  'iu',
);
/** Scripts that must not be mixed in one word. Those of Japanese may. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Armenian}|\p{Script=Cherokee}|\p{Script=Coptic}/u,
];
const FULL_WIDTH_OR_STYLED_LETTER =
  /[\uff01-\uff5e\u2100-\u214f\u2460-\u24ff]|[\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;

/** The zero-width non-joiner, which Persian words need. */
const PERSIAN_JOINT = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;

/** Returns why a text must not be shown, or null. */
export function findForbidden(text: string): ForbiddenReason | null {
  if (HIDDEN_CHARACTERS.test(text.replace(PERSIAN_JOINT, ''))) return 'hidden-characters';
  if (hasMixedScripts(text)) return 'mixed-scripts';
  if (MARKUP.test(text)) return 'markup';
  if (LINK.test(text)) return 'link';
  return INSTRUCTION.test(text) ? 'instruction' : null;
}

function hasMixedScripts(text: string): boolean {
  if (/^[\x20-\x7e]*$/.test(text)) return false;
  if (FULL_WIDTH_OR_STYLED_LETTER.test(text.replace(/[℃℉]/g, ''))) return true;
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}
