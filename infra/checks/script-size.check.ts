import { report, rootOfCheck } from './report.ts';
import { checkScriptSizes } from './script-size.ts';

const { sizes, faults } = await checkScriptSizes(rootOfCheck());
report('script-size', sizes.join('; '), faults);
