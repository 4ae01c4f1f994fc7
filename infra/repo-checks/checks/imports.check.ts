import { getProjectRoot, reportViolations } from '../check-support.ts';
import { findImportViolations } from '../source/import-rules.ts';
import { findAllSourceViolations } from '../source/source-rules.ts';

const root = getProjectRoot();
const violations = await Promise.all([findImportViolations(root), findAllSourceViolations(root)]);
reportViolations('imports', 'who imports whom, and what only some files may do', violations.flat());
