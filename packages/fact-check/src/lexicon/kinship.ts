/** Words for relatives in all languages, normalized. Rows: kinship | words | kinships of which it is the other side. */
const ROWS = `
mother | mother mum mutter mere madre madri mae | son daughter
father | father dad vater pere padre padri pai | son daughter
wife | wife wives widow spouse consort ehefrau frau gattin gemahlin witwe femme epouse veuve esposa mujer viuda moglie sposa consorte vedova mulher viuva | husband
husband | husband husbands widower spouse consort ehemann mann gatte gatten gemahl gemahls witwer mari epoux veuf esposo marido viudo marito sposo consorte vedovo viuvo | wife
son | son sons sohn sohne sohnes fils hijo hijos figlio figli filho filhos | mother father
daughter | daughter daughters tochter fille filles hija hijas figlia figlie filha filhas | mother father
brother | brother brothers bruder brudern bruders frere freres hermano hermanos fratello fratelli irmao irmaos | brother sister
sister | sister sisters schwester schwestern soeur soeurs hermana hermanas sorella sorelle irma irmas | brother sister
grandmother | grandmother grossmutter grand-mere abuela nonna avo | grandson
grandfather | grandfather grossvater grand-pere abuelo nonno avo | grandson
grandson | grandson grandsons granddaughter enkel enkelin petit-fils petite-fille nieto nieta neto neta | grandmother grandfather
uncle | uncle onkel oncle tio zio | nephew
aunt | aunt tante tia zia | nephew
nephew | nephew niece neffe neffen nichte neveu niece sobrino sobrina nipote sobrinho sobrinha | uncle aunt
`;

const KINSHIPS = new Map<string, Set<string>>();
const OTHER_SIDES = new Map<string, readonly string[]>();
for (const row of ROWS.trim().split('\n')) {
  const [kinship = '', words = '', others = ''] = row.split('|').map((part) => part.trim());
  for (const word of words.split(' ')) KINSHIPS.set(word, (KINSHIPS.get(word) ?? new Set()).add(kinship));
  OTHER_SIDES.set(kinship, others.split(' '));
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the kinships that a normalized word may mean: a spouse is a wife or a husband. */
export const findKinships = (word: string): ReadonlySet<string> => KINSHIPS.get(word) ?? NONE;

/** Returns whether two relatives may call each other so: a mother and her son. */
export const areOtherSides = (a: string, b: string): boolean => OTHER_SIDES.get(a)?.includes(b) ?? false;
