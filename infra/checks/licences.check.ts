import { checkLicenses } from './licences.ts';
import { getProjectRoot, reportViolations } from './report.ts';

const { count, violations } = await checkLicenses(getProjectRoot());
reportViolations('licences', `${count} packages`, violations);
