import { checkEngines } from './engines.ts';
import { report, rootOfCheck } from './report.ts';

const { oldest, faults } = await checkEngines(rootOfCheck());
report('engines', `every package takes Node ${oldest}`, faults);
