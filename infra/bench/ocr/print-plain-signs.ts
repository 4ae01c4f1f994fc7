/**
 * Prints one plain sign of each script as JSON: `text`, `script`, `latitude`, `longitude` and `photo`, a JPEG in base64.
 * Tests run this as a process, because the shaping library is a module that they cannot load.
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
