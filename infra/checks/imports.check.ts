import { findImportViolations } from './import-graph.ts';
import { getProjectRoot, reportViolations } from './report.ts';
import { findAllSourceViolations } from './source-rules.ts';

const root = getProjectRoot();
const violations = await Promise.all([findImportViolations(root), findAllSourceViolations(root)]);
reportViolations('imports', 'who imports whom, and what only some files may do', violations.flat());
