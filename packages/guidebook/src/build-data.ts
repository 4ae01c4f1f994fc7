import { fileURLToPath } from 'node:url';
import { writeGazetteer } from './gazetteer/gazetteer-columns.js';
import { readSourceTowns } from './gazetteer/gazetteer-source.js';

/** Run by the build: what services load at each start is laid out here once. */
writeGazetteer(fileURLToPath(new URL('../dist/gazetteer.bin', import.meta.url)), readSourceTowns());
