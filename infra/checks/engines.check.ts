import { checkEngines } from './engines.ts';
import { getProjectRoot, reportViolations } from './report.ts';

const { oldestVersion, violations } = await checkEngines(getProjectRoot());
reportViolations('engines', `every package takes Node ${oldestVersion}`, violations);
