import { fileURLToPath } from 'node:url';
import { writeGazetteer } from './gazetteer/gazetteer-columns.js';
import { readSourceTowns } from './gazetteer/gazetteer-source.js';

/** The build runs this file once, so that services load a prepared file at each start. */
writeGazetteer(fileURLToPath(new URL('../dist/gazetteer.bin', import.meta.url)), readSourceTowns());
