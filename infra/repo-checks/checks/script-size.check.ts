import { getProjectRoot, reportViolations } from '../check-support.ts';
import { checkScriptSizes } from '../script-size.ts';

const { sizes, violations } = await checkScriptSizes(getProjectRoot());
reportViolations('script-size', sizes.join('; '), violations);
