import { checkLicences } from './licences.ts';
import { report, rootOfCheck } from './report.ts';

const { count, faults } = await checkLicences(rootOfCheck());
report('licences', `${count} packages`, faults);
