import type { Language } from './languages.js';

/** Words with a grammatical function only. They state nothing checkable, and serve to detect the language of a text. */
const FUNCTION_WORDS: Record<Language, string> = {
  en: `the a an this that these those it its it's he she they them their his her him who whom whose which what when where how
    while why and or but nor so yet as if than then because since though although of in on at to from by for with into onto
    over through during about along against across upon per via within toward towards up down off out is are was were be
    been being am do does did has have had having can could will would shall should may might must there here also too
    even just very quite rather still again ever already other others another such same own some any more less
    most i you your we our us one ones itself himself herself themselves ago away together not no never without none nobody
    until till after before between  way among amid amongst besides despite instead whether unlike except atop aboard thus's s t ll ve re d under himself's like mostly only almost
    nearly around roughly approximately some about over further once twice enough once's because`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber doch als wie wenn weil dass daß ob von vom zu
    zum zur in im an am auf aus bei mit nach für über unter vor durch um gegen bis seit ohne während wegen ist sind war waren
    wird werden wurde wurden worden sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer er sie es man hat haben hatte
    hatten hier dort da auch noch schon nur sehr so sich nicht nie kein keine keiner niemals ja wo wer was welche welcher
    welches dieser diese dieses diesem diesen jener mehr weniger etwa rund ca ungefähr fast beinahe kann können konnte soll
    sollen sollte muss dann wieder lang damals zwischen ihn ihm uns wir ich du lassen ließ lässt einst jahre sowie beim gibt
    unter vorher nachdem bevor darin daran darauf davon dabei nahezu knapp hinab hinauf hinüber hinunter hinein hinaus herab heraus herein herauf draußen drinnen drüben unten zwar mal je pro ins also jedoch`,
  fr: `le la les l un une des du de d et ou mais donc que qui quoi dont où à au aux en dans sur sous par pour avec sans chez
    vers entre ce cet cette ces son sa ses leur leurs il elle ils elles on nous vous je tu se s y est sont était étaient fut
    furent sera a ont avait avaient eut été être avoir ne n pas plus jamais rien aussi très encore déjà si comme quand lorsque
    lors pendant depuis jusqu jusque jusqu'à avant après environ quelque quelques près moins même tout ici là puis votre vos peut
    pouvait pouvaient fait fit faire lieu c j m t qu soit étant ayant ainsi afin aux duquel laquelle lequel dès presque`,
  es: `el la los las lo un una unos unas y e o u pero sino que quien cuyo donde de del a al en con sin por para sobre entre
    hasta desde según durante tras ante se su sus le les me te nos es son era eran fue fueron ser sido está están estaba ha
    han había haber hay más menos muy ya no nunca jamás también como cuando si este esta estos estas ese esa aquel aquella él
    ella ellos ellas uno cual cuales puede podía tiene tenía así aún todavía cerca casi allí aquí hace vez veces pero hoy lado
    estar siendo tan tanto mientras`,
  it: `oltre il lo la i gli le un uno una e ed o ma che chi cui dove di del dello della dei degli delle dell a al allo alla ai agli
    alle all da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell con su sul sullo sulla sui sulle
    sull per tra fra senza si se suo sua suoi sue loro è sono era erano fu furono essere stato stata stati state ha hanno
    aveva avere ci vi ne non mai più meno molto anche come quando mentre questo questa questi queste quello quella egli ella
    esso essa uno quale poi ancora già circa quasi fino sino dopo prima qui lì può poteva l d c dell'anno nell'`,
  pt: `o a os as um uma uns umas e ou mas que quem cujo onde de do da dos das em no na nos nas a ao à aos às com sem por pelo
    pela pelos pelas para sobre entre até desde durante após se seu sua seus suas lhe lhes me te é são era eram foi foram
    ser sido está estão estava há tem têm tinha ter mais menos muito já não nunca jamais também como quando enquanto este
    esta estes estas esse essa isso isto aquele aquela ele ela eles elas qual pode podia assim lá aí apenas ainda cerca quase ali aqui num
    numa dum duma foi sendo tão`,
  ja: ``,
  ar: `في من الى على عن مع هو هي هم كان كانت يكون التي الذي الذين هذا هذه ذلك تلك و او ثم قد لقد ان لا لم لن ما كما عند عندما
    حتى منذ بعد قبل بين حوالي نحو عام عامي سنه يوم به بها له لها فيه فيها منه منها عليه عليها الا غير هناك هنا ايضا تم بارتفاع
    وهو وهي اكثر اقل`,
};

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Function words by language, in lower case with their accents. */
export const FUNCTION_WORD_SETS = Object.fromEntries(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, toSet(words)]),
) as Record<Language, ReadonlySet<string>>;
