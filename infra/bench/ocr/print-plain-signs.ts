/**
 * Prints one plain sign per script as JSON: `text`, `script`, `latitude`, `longitude` and `photo`, a JPEG in base64.
 * Tests run this in a process, because they cannot load the shaping library, which is an ES module.
 */
import { outlineSign } from './script-fonts.ts';
import { SCRIPT_SIGNS, SIGN_SCRIPTS } from './script-signs.ts';
import { drawPlainSign } from './sign-photos.ts';

const signs = [];
for (const [index, script] of SIGN_SCRIPTS.entries()) {
  const sign = SCRIPT_SIGNS.seen.find((candidate) => candidate.script === script)!;
  const photo = await drawPlainSign(await outlineSign(sign, 0), index);
  signs.push({ ...sign, photo: photo.toString('base64') });
}
console.log(JSON.stringify(signs));
