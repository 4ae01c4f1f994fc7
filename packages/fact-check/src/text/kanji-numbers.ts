const DIGITS = '一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
/** Numerals before a counter. In other words, such as 三重塔 or 一部, they are part of a name or word. */
const NUMERAL = /[一二三四五六七八九十百千]+(?=[棟基体本階層人個枚台年月日世段柱門室艘軒か箇ヶヵつメキ万])/g;

/** Replaces Japanese numerals with digits: 七棟 becomes 7棟. */
export const writeDigits = (text: string): string => text.replace(NUMERAL, (numeral) => String(toValue(numeral)));

function toValue(numeral: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of numeral) {
    const unit = UNITS[sign];
    if (unit === undefined) digit = digit * 10 + DIGITS.indexOf(sign) + 1;
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + digit;
}
