import { getProjectRoot, reportViolations } from '../check-support.ts';
import { checkEngines } from '../engines.ts';

const { oldestVersion, violations } = await checkEngines(getProjectRoot());
reportViolations('engines', `every package takes Node ${oldestVersion}`, violations);
