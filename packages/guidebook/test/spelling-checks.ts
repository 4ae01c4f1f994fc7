/**
 * British forms that no text of the guidebook contains. They count only in lower case, since names such as Centre
 * Pompidou and Globe Theatre keep their spelling.
 */
const BRITISH_FORMS = [
  /\b(?:(?:kilo|centi|milli)?met|lit|(?:hypo)?cent|(?:amphi)?theat|fib|calib|meag|somb)res?\b|\bcentred\b/u,
  /\b\w*(?:colour|favour|harbour|honour|neighbour|labour|armour|parlour|splendour|flavour|vapour|rumour|humour|behaviour)\w*/u,
  /\bgrey\w*|\bstorey\w*|\bmoulds?\b|\bmouldings?\b|\bploughs?\b|\bkerbs?\b|\bgaols?\b|\byoghurts?\b|\bomelettes?\b/u,
  /\b(?:anodis|apologis|authoris|baptis|civilis|colonis|criticis|emphasis|modernis|organis|realis|recognis|specialis|symbolis)(?:ed?|es|ing|ations?)\b/u,
  /\b\w*(?:ancell|annell|avell|arvell|evell|ewell|amell|encill|ignall|ivall|odell|orbell)(?:ed|ing|ers?)\b/u,
  /\b(?:aeroplanes?|ageing|aluminium|anticlockwise|catalogues?|defences?|encyclopaedi\w+|jewellery|licen[c]es?|lorr(?:y|ies))\b/u,
  /\b(?:offences?|per cent|practis(?:e|ed|es|ing)|programmes?|queue\w*|rubbish|sulphur\w*|woollen|judgements?|leapt)\b/u,
  /\b(?:north|south)-(?:east|west)(?:ern)?\b/u,
  /\b(?:towards|afterwards|backwards|downwards|forwards|onwards|upwards|whilst|amongst)\b/u,
];
/** A day before its month: "14 July". */
const BRITISH_DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u;

/** Returns the British forms in a text, each once. */
export function findBritishSpelling(text: string): string[] {
  const found = [...BRITISH_FORMS, BRITISH_DATE].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...new Set(found)];
}

/** Fields of records with names and keys, whose spelling is not checked. */
const NAME_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'localName',
  'localNames',
  'aliases',
  'city',
  'period',
  'category',
  'kind',
  'within',
  'highlights',
]);

/** Finds British spelling in all texts of records. */
export const findBritishRecords = (records: readonly { id: string }[]): string[] =>
  records.flatMap((record) =>
    listTexts(record).flatMap((text) =>
      findBritishSpelling(text).map((form) => `${record.id} is spelled in British: ${form} in ${text}`),
    ),
  );

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, child]) => (NAME_FIELDS.has(field) ? [] : listTexts(child)));
}
