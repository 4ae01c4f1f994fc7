import { getProjectRoot, reportViolations } from '../check-support.ts';
import { checkLicenses } from '../licenses.ts';

const { count, violations } = await checkLicenses(getProjectRoot());
reportViolations('licences', `${count} packages`, violations);
