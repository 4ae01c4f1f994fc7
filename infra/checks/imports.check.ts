import { importFaults } from './import-graph.ts';
import { report, rootOfCheck } from './report.ts';
import { allSourceFaults } from './source-rules.ts';

const root = rootOfCheck();
const faults = await Promise.all([importFaults(root), allSourceFaults(root)]);
report('imports', 'who imports whom, and what only some files may do', faults.flat());
